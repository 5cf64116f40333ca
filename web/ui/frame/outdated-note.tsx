import { Button } from '#web/ui/form/button.tsx';
import { Callout } from './callout.tsx';

interface OutdatedNoteProps {
  /** The event: 'Någon annan har sparat visningen'. */
  title: string;
  onTakeNewest: () => void;
}

/**
 * Tells that another user has saved while this form has unsaved changes. The typed text stays until the user takes the
 * newest version.
 */
export function OutdatedNote({ title, onTakeNewest }: OutdatedNoteProps) {
  return (
    <Callout
      tone="waiting"
      role="alert"
      title={title}
      action={
        <Button size="small" onClick={onTakeNewest}>
          Läs in den nya versionen
        </Button>
      }
    >
      Det du har skrivit står kvar här men är inte sparat. Kopiera det du vill behålla innan du läser in den nya
      versionen.
    </Callout>
  );
}
