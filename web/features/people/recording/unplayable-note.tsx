import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';

interface UnplayableNoteProps {
  /** What is missing of the recording; undefined if nothing is known to be. */
  words: ReturnType<typeof import('./recording.view.ts').missingWords>;
  onTryAgain: () => void;
}

/** In the place of a recording that does not play. */
export function UnplayableNote({ words, onTryAgain }: UnplayableNoteProps) {
  return (
    <Callout
      tone="lost"
      title="Det går inte att spela just nu"
      action={
        <Button size="small" onClick={onTryAgain}>
          Försök igen
        </Button>
      }
    >
      {words ?? 'Kontrollera din uppkoppling.'}
    </Callout>
  );
}
