import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { TaxPaperForm } from '#web/features/people/tax-paper/tax-paper-form.tsx';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** Enters a decision or certificate for a talent who has shown it to finance; it is used at once. */
export function EnterTaxPaper({ onDone }: { onDone: () => void }) {
  const { send } = useCommand();
  const [typed, setTyped] = useState('');
  const [talent_id, setTalentId] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const talents = useQuery({
    ...query('GET /admin/talents', { query: { ...(typed.trim() && { q: typed.trim() }), sort: 'name', page: 1 } }),
    placeholderData: (former) => former,
  });
  const options = (talents.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <TaxPaperForm
      onCancel={onDone}
      onSend={async (paper) => {
        if (!talent_id) return setIsAsked(true);
        await send('POST /admin/tax-papers', { body: { talent_id, ...paper } });
        showToast('Uppgiften används');
        onDone();
      }}
    >
      <Field label="Talang" error={isAsked && !talent_id ? 'Välj en talang.' : undefined}>
        <Combobox label="Talang" options={options} value={talent_id} onChange={setTalentId} onType={setTyped} />
      </Field>
    </TaxPaperForm>
  );
}
