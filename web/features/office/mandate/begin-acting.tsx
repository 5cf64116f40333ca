import { useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';

/** The party for which to act: a company in one of its projects, or a talent. */
export type Whom =
  | { readonly company_id: string; readonly project_id: string; readonly name: string }
  | { readonly talent_id: string; readonly name: string };

/** Asks for the reason, and then begins a mandate for the party. */
export function BeginActingDialog({ whom, onClose }: { whom: Whom | undefined; onClose: () => void }) {
  const { send } = useCommand();
  const isTalent = whom && 'talent_id' in whom;
  const begin = (reason: string) => {
    if (!whom) return;
    const { name: _, ...acted } = whom;
    return 'talent_id' in acted
      ? send('POST /admin/mandates/for-talent', { body: { ...acted, reason } })
      : send('POST /admin/mandates/for-company', { body: { ...acted, reason } });
  };
  return (
    <ConfirmDialog
      isOpen={whom !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Handla för ${whom?.name ?? ''}?`}
      confirmLabel="Börja handla"
      reason={{
        label: 'Skäl',
        hint: `${isTalent ? 'Talangen' : 'Företaget'} får läsa det. Till exempel ”Ringde och kommer inte åt sitt konto.”`,
        is_required: true,
        max_length: 300,
      }}
      onConfirm={begin}
    >
      {isTalent ? 'Talangen' : 'Företaget'} får ett mejl nu, och en notis om det du gör. Det gäller i en timme, eller
      tills du lägger ned det. Du kan inte skriva under något åt någon.
    </ConfirmDialog>
  );
}

/** A button that starts acting for a party. */
export function BeginActing({ whom }: { whom: Whom }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Handla för {whom.name}</Button>
      <BeginActingDialog whom={isOpen ? whom : undefined} onClose={() => setIsOpen(false)} />
    </>
  );
}
