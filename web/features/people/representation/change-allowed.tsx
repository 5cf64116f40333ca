import { useState } from 'react';
import type { OwnAgent } from '#contract/people/representation.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AskedAgainForm } from '#web/features/accounts/security/asked-again-form.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { AllowedChoices } from './allowed-choices.tsx';

/** Changes what an agent may do. */
export function ChangeAllowed({
  agent: { id, agent_name, ...agent },
  onDone,
}: {
  agent: OwnAgent;
  onDone: () => void;
}) {
  const command = useCommand();
  const [allowed, setAllowed] = useState(agent.allowed);
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onDone()} title={`Vad får ${agent_name} göra?`}>
      <AskedAgainForm
        command={command}
        submitLabel="Spara"
        onCancel={onDone}
        onSubmit={async (proof) => {
          const body = { allowed, ...proof };
          if (!(await command.run('POST /talent/agents/:id/allow', { params: { id }, body }))) return;
          showToast('Sparat. Det gäller från nu.');
          onDone();
        }}
      >
        <AllowedChoices value={allowed} onChange={setAllowed} />
      </AskedAgainForm>
    </Dialog>
  );
}
