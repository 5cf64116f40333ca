import { useState } from 'react';
import { WEBHOOK_NOUNS, type WebhookNoun } from '#domain/companies/webhook/webhook.rules.ts';
import { webhookNounWords } from '#texts/companies/webhook-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { CopyButton } from '#web/features/accounts/security/copy-button.tsx';
import { OwnPassword, passwordFailure, useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

/** Asks for the address of a server and its events, and shows the secret once. */
export function MakeWebhook({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<string>();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={secret === undefined ? 'Lägg till en webhook' : 'Kopiera hemligheten nu'}
    >
      {secret === undefined ? (
        <WebhookForm onMade={setSecret} onCancel={onDone} />
      ) : (
        <div className="flex flex-col gap-6">
          <Field
            label="Hemligheten"
            hint="Den visas bara den här gången. Med den kontrollerar er server att leveransen kommer från oss."
          >
            <TextInput readOnly value={secret} onFocus={({ target }) => target.select()} />
          </Field>
          <div className="flex flex-wrap gap-3">
            <CopyButton text={secret} label="Kopiera hemligheten" />
            <Button variant="primary" onClick={onDone}>
              Jag har sparat den
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function WebhookForm({ onMade, onCancel }: { onMade: (secret: string) => void; onCancel: () => void }) {
  const command = useCommand();
  const { run, failure, fields, isPending } = command;
  const [password, setPassword] = useState('');
  const asks = useAsksPassword();
  const ofPassword = passwordFailure(command);
  const [address, setAddress] = useState('');
  const [nouns, setNouns] = useState<readonly WebhookNoun[]>(['project', 'candidate', 'booking']);
  const make = async () => {
    const made = await run('POST /company/webhooks', {
      body: { address, nouns: [...nouns], ...(asks && { password }) },
    });
    if (made) onMade(made.secret);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      {failure && !ofPassword && Object.keys(fields).length === 0 && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
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
      {asks && <OwnPassword value={password} onChange={({ target }) => setPassword(target.value)} error={ofPassword} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isPending}>
          Lägg till webhooken
        </Button>
        <Button onClick={onCancel}>Avbryt</Button>
      </div>
    </form>
  );
}
