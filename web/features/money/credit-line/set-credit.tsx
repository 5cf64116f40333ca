import { useState } from 'react';
import type { CreditLine } from '#contract/money/credit-line.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { PREPAYMENTS } from '#domain/money/credit-line/credit-line.rules.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { prepaymentLabels } from '#texts/money/credit-line-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { AskedAgainForm, type Proof } from '#web/features/accounts/security/asked-again-form.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** Sets what a company may owe us, with a reason that the company reads. */
export function SetCredit({ line, onDone }: { line: CreditLine; onDone: () => void }) {
  const command = useCommand();
  const [isUsual, setIsUsual] = useState(line.is_usual);
  const [limit, setLimit] = useState<Ore | null>(line.limit_ore);
  const [prepayment, setPrepayment] = useState(line.prepayment);
  const [reason, setReason] = useState('');
  const save = async (proof: Proof) => {
    const limit_ore = isUsual ? null : (limit ?? (0 as Ore));
    const body = { limit_ore, prepayment, seen_limit_ore: line.limit_ore, reason, ...proof };
    const set = await command.run('POST /admin/credit-lines/:id/set', { params: { id: line.id }, body });
    if (!set) return;
    showToast(`${line.company_name} har utrymmet ${formatOre(set.limit_ore)}.`);
    onDone();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={`Utrymme för ${line.company_name}`}
      description="Så mycket kan företaget ha bokat och obetalt, med moms. Företaget får beslutet och skälet på mejl."
    >
      <AskedAgainForm command={command} submitLabel="Spara utrymmet" onSubmit={save} onCancel={onDone}>
        <Checkbox label="Som för nya företag" checked={isUsual} onChange={({ target }) => setIsUsual(target.checked)} />
        {!isUsual && (
          <Field label="Utrymme, med moms" error={command.fields.limit_ore}>
            <MoneyInput value={limit} onChange={setLimit} />
          </Field>
        )}
        <Field label="Betalar i förskott" hint="Gäller bokningar från och med nu.">
          <Select
            options={PREPAYMENTS.map((value) => ({ value, label: prepaymentLabels[value] }))}
            value={prepayment}
            onChange={({ target }) => setPrepayment(PREPAYMENTS.find((one) => one === target.value) ?? 'none')}
          />
        </Field>
        <Field label="Varför?" hint="Företaget läser det." error={command.fields.reason}>
          <Textarea rows={3} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </AskedAgainForm>
    </Dialog>
  );
}
