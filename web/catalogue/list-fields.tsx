import { useState } from 'react';
import { CodeInput } from '#web/ui/form/code-input.tsx';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { RangeFields } from '#web/ui/form/range-fields.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';

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

/** Fields that choose from a list, ranges, a text area and a code field. */
export function ListFields() {
  const [town, setTown] = useState<string | null>('Göteborg');
  const [spoken, setSpoken] = useState<string[]>(['Svenska', 'Spanska']);
  return (
    <>
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
    </>
  );
}
