import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const dialog = onDemand(() => import('./brief-dialog.tsx'));

/** Opens the dialog for a brief that the company has already written. */
export function BriefButton() {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(dialog, isOpen, () => setIsOpen(false));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-ink pt-4">
      <p className="max-w-prose text-sm text-ink-muted">
        Har ni redan en brief? Då läser vi ut roller, datum och plats, och du rättar det som blev fel.
      </p>
      <Button icon={ClipboardPaste} isBusy={isOpen && !here} onClick={() => setIsOpen(true)}>
        Klistra in er brief
      </Button>
      {here && <here.BriefDialog isOpen={isOpen} onOpenChange={setIsOpen} />}
    </div>
  );
}
