import { useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

interface LostChaperoneProps {
  /** Id of the assignment, which is its candidate's id. */
  readonly id: string;
  readonly company_name: string;
  readonly chaperone: { readonly name: string; readonly phone: string };
}

/** The adult who accompanies a talent under 18, and the button that says that this adult cannot come. */
export function LostChaperone({ id, company_name, chaperone: { name, phone } }: LostChaperoneProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { send } = useCommand();
  return (
    <Section
      title="Följer med"
      actions={
        <Button size="small" onClick={() => setIsAsking(true)}>
          Kan inte komma<span className="sr-only">: {name}</span>
        </Button>
      }
    >
      <p>
        {name}, {phone}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Kan ${name} inte komma?`}
        confirmLabel="Säg till företaget"
        isDangerous
        onConfirm={async () => {
          await send('POST /talent/assignments/:id/lose-chaperone', { params: { id } });
          showToast(`${company_name} har fått veta det.`);
        }}
      >
        {company_name} och dina vårdnadshavare får veta det genast. Bokningen väntar tills någon av dem har angett en
        annan vuxen som följer med.
      </ConfirmDialog>
    </Section>
  );
}
