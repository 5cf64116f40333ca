import { useState } from 'react';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { kronor, type Ore } from '#domain/kernel/money/ore.ts';
import { DateInput, TimeInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { PercentInput } from '#web/ui/form/percent-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

/** Fields for one typed value. */
export function TextFields() {
  const [fee, setFee] = useState<Ore | null>(kronor(4500));
  const [share, setShare] = useState(basisPoints(2000));
  return (
    <>
      <Field label="Titel" hint="Syns för talangerna.">
        <TextInput placeholder="Höstkampanjen" />
      </Field>
      <Field label="E-post" error="Skriv en e-postadress, till exempel namn@exempel.se.">
        <TextInput type="email" defaultValue="astrid@" />
      </Field>
      <Field label="Smeknamn" isOptional>
        <TextInput />
      </Field>
      <Field label="Låst fält">
        <TextInput disabled defaultValue="Går inte att ändra" />
      </Field>
      <Field label="Bara att läsa">
        <TextInput readOnly defaultValue="556677-8899" />
      </Field>
      <Field label="Längd">
        <NumberInput unit="cm" defaultValue="172" />
      </Field>
      <Field label="Arvode per dag" hint="Hela kronor, före avgifter och skatt.">
        <MoneyInput value={fee} onChange={setFee} />
      </Field>
      <Field label="Övertid" hint="Del av dagsarvodet för varje påbörjad timme.">
        <PercentInput value={share} onChange={setShare} />
      </Field>
      <Field label="Födelsedatum">
        <DateInput />
      </Field>
      <Field label="Samling">
        <TimeInput />
      </Field>
      <Field label="Lösenord">
        <PasswordInput autoComplete="new-password" defaultValue="hemligt" />
      </Field>
    </>
  );
}
