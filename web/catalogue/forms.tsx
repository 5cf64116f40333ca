import { useState } from 'react';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { kronor, type Ore } from '#domain/kernel/money/ore.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { CodeInput } from '#web/ui/form/code-input.tsx';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { DateInput, TimeInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { PercentInput } from '#web/ui/form/percent-input.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { RangeFields } from '#web/ui/form/range-fields.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Uploader } from '#web/ui/form/uploader.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { RoleForm } from './role-form.tsx';
import { Specimen } from './specimen.tsx';

const towns = [
  'Borås',
  'Göteborg',
  'Kungälv',
  'Lerum',
  'Mölndal',
  'Partille',
  'Stenungsund',
  'Upplands Väsby',
  'Örebro',
  'Östersund',
].map((label) => ({ value: label, label }));
const languages = ['Arabiska', 'Engelska', 'Finska', 'Franska', 'Spanska', 'Svenska', 'Tyska'].map((label) => ({
  value: label,
  label,
}));

export function FormSpecimens() {
  const [town, setTown] = useState<string | null>('Göteborg');
  const [spoken, setSpoken] = useState<string[]>(['Svenska', 'Spanska']);
  const [fee, setFee] = useState<Ore | null>(kronor(4500));
  const [share, setShare] = useState(basisPoints(2000));
  const [isOn, setIsOn] = useState(true);
  const [form, setForm] = useState('a');
  const [query, setQuery] = useState('');
  const [large, setLarge] = useState('Kvinna 25–35 i Göteborg som kan rida');
  return (
    <>
      <Section title="Fält">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
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
          <Field label="Arvode per dag" hint="Hela kronor, före skatt.">
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
          <Field label="Roll">
            <Select
              placeholder="Välj roll"
              options={[
                { value: '1', label: 'Huvudroll' },
                { value: '2', label: 'Statist' },
              ]}
            />
          </Field>
          <Field label="Kommun">
            <Combobox label="Kommun" options={towns} value={town} onChange={setTown} placeholder="Sök kommun" />
          </Field>
          <Field label="Språk">
            <MultiSelect label="Språk" options={languages} value={spoken} onChange={setSpoken} />
          </Field>
          <RangeFields label="Spelålder" unit="år" from={{ defaultValue: '25' }} to={{ defaultValue: '35' }} />
          <RangeFields
            label="Längd från och till"
            unit="cm"
            from={{ defaultValue: '180' }}
            to={{ defaultValue: '160' }}
            error="Från är större än till."
          />
          <Field label="Beskrivning" className="md:col-span-2">
            <Textarea maxLength={600} placeholder="Vem är rollen, och vad händer i scenen?" />
          </Field>
          <Field label="Kod från mejlet">
            <CodeInput />
          </Field>
        </div>
      </Section>
      <Section title="Val">
        <div className="grid gap-8 lg:grid-cols-2">
          <div>
            <Checkbox label="Jag godkänner villkoren" defaultChecked />
            <Checkbox label="Körkort B" hint="Egen bil anger du längre ner." />
            <Checkbox label="Välj alla" isMixed />
            <Checkbox label="Går inte att välja" disabled />
            <Checkbox label="Vårdnadshavare samtycker" error="Samtycke behövs för den som är under 18 år." />
            <Switch label="Synlig i sökningen" hint="Du kan pausa när du vill." isOn={isOn} onChange={setIsOn} />
            <Switch label="Sms vid nya förfrågningar" isOn={false} onChange={() => undefined} isDisabled />
          </div>
          <div className="flex flex-col gap-6">
            <RadioCards
              label="Hur vill du få betalt?"
              value={form}
              onChange={setForm}
              options={[
                { value: 'a', label: 'Som lön', hint: 'Vi drar skatt och betalar avgifter.' },
                { value: 'f', label: 'Egen firma', hint: 'Du har F-skatt och får en självfaktura.' },
                { value: 'x', label: 'Genom bolag', hint: 'Kommer senare.', is_disabled: true },
              ]}
            />
            <RadioCards
              label="Provspelning"
              columns={2}
              value={undefined}
              onChange={() => undefined}
              error="Välj ett sätt."
              options={[
                { value: '1', label: 'På plats' },
                { value: '2', label: 'Hemifrån' },
              ]}
            />
          </div>
        </div>
      </Section>
      <Section title="Sök">
        <div className="flex flex-col gap-4">
          <SearchField size="large" label="Beskriv vem du söker" value={large} onChange={setLarge} isBusy />
          <SearchField
            className="max-w-sm"
            label="Sök projekt"
            placeholder="Sök projekt"
            value={query}
            onChange={setQuery}
          />
        </div>
      </Section>
      <Section title="Filer">
        <div className="grid gap-8 lg:grid-cols-2">
          <Uploader
            label="Porträtt och helfigur"
            hint="JPG eller PNG, högst 20 MB."
            accept="image/*"
            maxBytes={20_971_520}
            isMultiple
            camera="user"
            upload={async (file, name, onProgress) => {
              onProgress(0.6);
              await file.arrayBuffer();
              if (name.includes('fel')) throw new Error('Uppkopplingen bröts. Försök igen.');
            }}
          />
          <Uploader label="Manus" hint="PDF." accept=".pdf" isDisabled upload={async () => undefined} />
        </div>
      </Section>
      <Section title="Formulär">
        <Specimen name="Skicka tomt för att se felen">
          <RoleForm />
        </Specimen>
      </Section>
    </>
  );
}
