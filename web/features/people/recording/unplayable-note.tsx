import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';

interface UnplayableNoteProps {
  /** Why the recording cannot be played, if known. */
  words: ReturnType<typeof import('./recording.view.ts').missingWords>;
  onTryAgain: () => void;
}

/** Shown in place of a recording that cannot be played. */
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
