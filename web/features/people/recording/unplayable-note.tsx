import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';

interface UnplayableNoteProps {
  /** The known lack of the recording; null if none is known. */
  words: ReturnType<typeof import('./recording.view.ts').missingWords>;
  onTryAgain: () => void;
}

/** Shown instead of a recording that does not play. */
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
