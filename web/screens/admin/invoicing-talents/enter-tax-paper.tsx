import { useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { TaxPaperForm } from '#web/features/people/tax-paper/tax-paper-form.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { ChooseTalent } from './choose-talent.tsx';

/** Enters a decision or certificate for a talent who has shown it to finance; it is used at once. */
export function EnterTaxPaper({ onDone }: { onDone: () => void }) {
  const { send } = useCommand();
  const [talent_id, setTalentId] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
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
      <ChooseTalent value={talent_id} onChange={setTalentId} isMissing={isAsked && !talent_id} />
    </TaxPaperForm>
  );
}
