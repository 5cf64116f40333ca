import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const dialog = onDemand(() => import('./resend-dialog.tsx'));

/** The button that mails an issued invoice again. */
export function ResendButton({ id, number }: { id: string; number: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(dialog, isOpen, () => setIsOpen(false));
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
        Skicka igen<span className="sr-only"> {number}</span>
      </Button>
      {isOpen && here && <here.ResendDialog id={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
