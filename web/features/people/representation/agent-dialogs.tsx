import { useState } from 'react';
import type { OwnAgent } from '#contract/people/representation.ts';
import type { Allowed } from '#domain/kernel/roles/agent-permissions.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AskedAgainForm } from '#web/features/accounts/security/asked-again-form.tsx';
import { passwordFailure } from '#web/features/accounts/security/own-password.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { AllowedChoices } from './allowed-choices.tsx';

/** Asks for the agent's name and address and what the agent may do, and mails the offer. */
export function OfferAgent({ onDone }: { onDone: () => void }) {
  const command = useCommand();
  const [offer, setOffer] = useState(() => ({ id: crypto.randomUUID(), agent_name: '', agent_email: '' }));
  const [allowed, setAllowed] = useState<Allowed[]>([]);
  const { failure, fields } = command;
  const isElsewhere = passwordFailure(command) !== undefined || Object.keys(fields).length > 0;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onDone()} title="Fråga en agent">
      <AskedAgainForm
        command={command}
        hasOwnRefusals
        submitLabel="Skicka frågan"
        onCancel={onDone}
        onSubmit={async (proof) => {
          if (!(await command.run('POST /talent/agents', { body: { ...offer, allowed, ...proof } }))) return;
          showToast(`Frågan är skickad till ${offer.agent_email.trim()}.`);
          onDone();
        }}
      >
        <Field
          label="Agentens eller agenturens namn"
          hint="Företag läser det när agenten svarar."
          error={fields.agent_name}
        >
          <TextInput
            autoComplete="off"
            value={offer.agent_name}
            onChange={({ target }) => setOffer({ ...offer, agent_name: target.value })}
          />
        </Field>
        <Field
          label="Agentens e-post"
          hint="Agenten loggar in med den adressen för att svara."
          error={fields.agent_email ?? (isElsewhere ? undefined : failure)}
        >
          <TextInput
            type="email"
            autoComplete="off"
            value={offer.agent_email}
            onChange={({ target }) => setOffer({ ...offer, agent_email: target.value })}
          />
        </Field>
        <AllowedChoices value={allowed} onChange={setAllowed} />
      </AskedAgainForm>
    </Dialog>
  );
}

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
