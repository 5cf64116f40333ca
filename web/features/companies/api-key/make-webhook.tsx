import { useState } from 'react';
import { WEBHOOK_NOUNS, type WebhookNoun } from '#domain/companies/webhook/webhook.rules.ts';
import { webhookNounWords } from '#texts/companies/webhook-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AskedAgainForm, type Proof } from '#web/features/accounts/security/asked-again-form.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { SecretDialog } from './secret-dialog.tsx';

/** Asks for the address of a server and the changes to report to it, makes the webhook, and shows its secret once. */
export function MakeWebhook({ onDone }: { onDone: () => void }) {
  return (
    <SecretDialog
      title="Lägg till en webhook"
      noun="hemligheten"
      label="Hemligheten"
      hint="Den visas bara den här gången. Med den kontrollerar er server att leveransen kommer från oss."
      onDone={onDone}
    >
      {(onMade) => <WebhookForm onMade={onMade} onCancel={onDone} />}
    </SecretDialog>
  );
}

function WebhookForm({ onMade, onCancel }: { onMade: (secret: string) => void; onCancel: () => void }) {
  const command = useCommand();
  const { fields } = command;
  const [address, setAddress] = useState('');
  const [nouns, setNouns] = useState<readonly WebhookNoun[]>(['project', 'candidate', 'booking']);
  const make = async (proof: Proof) => {
    const made = await command.run('POST /company/webhooks', { body: { address, nouns: [...nouns], ...proof } });
    if (made) onMade(made.secret);
  };
  return (
    <AskedAgainForm command={command} submitLabel="Lägg till webhooken" onSubmit={make} onCancel={onCancel}>
      <Field label="Adress" hint="Börjar med https:// och går att nå från internet." error={fields.address}>
        <TextInput
          inputMode="url"
          autoComplete="off"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-2 text-sm font-medium">Berätta om</legend>
        {WEBHOOK_NOUNS.map((noun, n) => (
          <Checkbox
            key={noun}
            label={webhookNounWords[noun]}
            error={n === 0 ? fields.nouns : undefined}
            checked={nouns.includes(noun)}
            onChange={({ target }) =>
              setNouns(WEBHOOK_NOUNS.filter((one) => (one === noun ? target.checked : nouns.includes(one))))
            }
          />
        ))}
      </fieldset>
    </AskedAgainForm>
  );
}
