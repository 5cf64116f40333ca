import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const panel = onDemand(() => import('./change-company.tsx'));

interface CompanyChangeButtonProps {
  name: string;
  organisation_number: string | null;
}

/** A button that opens the change of the company's name and number. */
export function CompanyChangeButton(props: CompanyChangeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const Panel = useOnDemand(panel, isOpen, close)?.ChangeCompany;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Byt namn eller nummer
      </Button>
      {Panel && (
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Byt namn eller nummer">
          <Panel {...props} onDone={close} />
        </Dialog>
      )}
    </>
  );
}
