import { useState } from 'react';
import { KEY_RIGHTS, type KeyRights } from '#domain/companies/api-key/api-key.rules.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { keyRightsWords } from '#texts/companies/api-key-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { CopyButton } from '#web/features/accounts/security/copy-button.tsx';
import { OwnPassword, passwordFailure, useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

const OPTIONS = KEY_RIGHTS.map((rights) => ({
  value: rights,
  label: keyRightsWords[rights].name,
  hint: keyRightsWords[rights].may,
}));

/** Asks for the purpose and the rights of a key, and shows the key once. */
export function MakeKey({ onDone }: { onDone: () => void }) {
  const [key, setKey] = useState<string>();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={key === undefined ? 'Skapa en nyckel' : 'Kopiera nyckeln nu'}
    >
      {key === undefined ? <KeyForm onMade={setKey} onCancel={onDone} /> : <MadeKey value={key} onDone={onDone} />}
    </Dialog>
  );
}

function KeyForm({ onMade, onCancel }: { onMade: (key: string) => void; onCancel: () => void }) {
  const command = useCommand();
  const { run, failure, fields, isPending } = command;
  const [password, setPassword] = useState('');
  const asks = useAsksPassword();
  const ofPassword = passwordFailure(command);
  const [name, setName] = useState('');
  const [rights, setRights] = useState<KeyRights>('read');
  const [limit_ore, setLimit] = useState<Ore | null>(null);
  const [ends_on, setEnd] = useState('');
  const make = async () => {
    const may = { rights, limit_ore: rights === 'write' ? limit_ore : null };
    const made = await run('POST /company/keys', {
      body: { name, ...may, ends_on: ends_on || null, ...(asks && { password }) },
    });
    if (made) onMade(made.key);
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
      <Field label="Namn" hint="Det program som ska använda den. Står i loggen." error={fields.name}>
        <TextInput autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <RadioCards
        label="Vad den får göra"
        columns={1}
        options={OPTIONS}
        value={rights}
        onChange={(chosen) => setRights(chosen as KeyRights)}
      />
      {rights === 'write' && (
        <Field
          label="Gräns i kronor"
          isOptional
          hint="Det som kostar mer, utan moms, får någon av er göra i stället. Tomt är ingen gräns."
          error={fields.limit_ore}
        >
          <MoneyInput value={limit_ore} onChange={setLimit} />
        </Field>
      )}
      <Field label="Sista dag" isOptional hint="Tomt gäller tills någon avslutar den." error={fields.ends_on}>
        <DateInput value={ends_on} onChange={({ target }) => setEnd(target.value)} />
      </Field>
      {asks && <OwnPassword value={password} onChange={({ target }) => setPassword(target.value)} error={ofPassword} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isPending}>
          Skapa nyckeln
        </Button>
        <Button onClick={onCancel}>Avbryt</Button>
      </div>
    </form>
  );
}

function MadeKey({ value, onDone }: { value: string; onDone: () => void }) {
  return (
    <div className="flex flex-col gap-6">
      <Field
        label="Nyckeln"
        hint="Den visas bara den här gången. Spara den där programmet läser sina hemligheter, och skicka den inte i mejl."
      >
        <TextInput readOnly value={value} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={value} label="Kopiera nyckeln" />
        <Button variant="primary" onClick={onDone}>
          Jag har sparat den
        </Button>
      </div>
    </div>
  );
}
