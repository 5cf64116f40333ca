import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#web/api/client.ts';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface ChooseTalentProps {
  value: string | null;
  onChange: (talent_id: string | null) => void;
  /** True if the form was sent without a talent. */
  isMissing: boolean;
}

/** The choice of a talent by name. */
export function ChooseTalent({ value, onChange, isMissing }: ChooseTalentProps) {
  const [typed, setTyped] = useState('');
  const talents = useQuery({
    ...query('GET /admin/talents', { query: { ...(typed.trim() && { q: typed.trim() }), sort: 'name', page: 1 } }),
    placeholderData: (former) => former,
  });
  const options = (talents.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Field label="Talang" error={isMissing ? 'Välj en talang.' : undefined}>
      <Combobox label="Talang" options={options} value={value} onChange={onChange} onType={setTyped} />
    </Field>
  );
}
