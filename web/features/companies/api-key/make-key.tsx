import { useState } from 'react';
import { KEY_RIGHTS, type KeyRights } from '#domain/companies/api-key/api-key.rules.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { keyRightsWords } from '#texts/companies/api-key-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AskedAgainForm, type Proof } from '#web/features/accounts/security/asked-again-form.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { SecretDialog } from './secret-dialog.tsx';

const OPTIONS = KEY_RIGHTS.map((rights) => ({
  value: rights,
  label: keyRightsWords[rights].name,
  hint: keyRightsWords[rights].may,
}));

/** Asks for the name and the rights of a key, makes it and shows it once. */
export function MakeKey({ onDone }: { onDone: () => void }) {
  return (
    <SecretDialog
      title="Skapa en nyckel"
      noun="nyckeln"
      label="Nyckeln"
      hint="Den visas bara den här gången. Spara den där programmet läser sina hemligheter, och skicka den inte i mejl."
      onDone={onDone}
    >
      {(onMade) => <KeyForm onMade={onMade} onCancel={onDone} />}
    </SecretDialog>
  );
}

function KeyForm({ onMade, onCancel }: { onMade: (key: string) => void; onCancel: () => void }) {
  const command = useCommand();
  const { fields } = command;
  const [name, setName] = useState('');
  const [rights, setRights] = useState<KeyRights>('read');
  const [limit_ore, setLimit] = useState<Ore | null>(null);
  const [ends_on, setEnd] = useState('');
  const make = async (proof: Proof) => {
    const may = { rights, limit_ore: rights === 'write' ? limit_ore : null };
    const made = await command.run('POST /company/keys', {
      body: { name, ...may, ends_on: ends_on || null, ...proof },
    });
    if (made) onMade(made.key);
  };
  return (
    <AskedAgainForm command={command} submitLabel="Skapa nyckeln" onSubmit={make} onCancel={onCancel}>
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
    </AskedAgainForm>
  );
}
