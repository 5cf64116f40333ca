import { useState } from 'react';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { add, NO_ORE } from '#domain/kernel/money/ore.ts';
import { priceLineLabels } from '#texts/deal/price-words.ts';
import { formatExactOre, formatOre } from '#texts/kernel/format.ts';
import { invoiceCommandLabels } from '#texts/money/invoice-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FieldGroup } from '#web/ui/form/field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

type Line = InvoiceDetails['creditable'][number];
const keyOf = ({ part, line }: Line) => `${part}.${line}`;

interface Chosen {
  readonly how: string;
  readonly keys: ReadonlySet<string>;
  readonly is_anew: boolean;
}
const ALL: Chosen = { how: 'all', keys: new Set(), is_anew: false };

/** Credits the whole rest of an invoice, or whole lines of it. */
export function CreditDialog({
  invoice,
  isOpen,
  onClose,
}: {
  invoice: InvoiceDetails;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { send } = useCommand();
  const [chosen, setChosen] = useState(ALL);
  const left = invoice.creditable.filter(({ amount_ore }) => amount_ore > 0);
  const isAll = chosen.how === 'all';
  const lines = left.filter((line) => isAll || chosen.keys.has(keyOf(line)));
  const sum = add(NO_ORE, ...lines.map(({ amount_ore }) => amount_ore));
  const close = () => {
    setChosen(ALL);
    onClose();
  };
  const credit = async (reason: string) => {
    const body = { lines: isAll ? null : lines, reason, is_anew: isAll && chosen.is_anew };
    await send('POST /admin/invoices/:id/credit', { params: { id: invoice.id }, body });
    showToast('Kreditfakturan är skickad');
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      title={`Kreditera faktura ${invoice.number}?`}
      confirmLabel={invoiceCommandLabels.credit}
      isDangerous
      reason={{ label: 'Varför?', hint: 'Företaget läser det på kreditfakturan.', is_required: true, max_length: 500 }}
      onConfirm={credit}
    >
      <div className="flex flex-col gap-5 text-ink">
        <RadioCards
          label="Vad ska krediteras?"
          value={chosen.how}
          onChange={(how) => setChosen({ ...chosen, how })}
          options={[
            { value: 'all', label: 'Allt som är kvar' },
            { value: 'lines', label: 'Några rader' },
          ]}
          columns={2}
        />
        {isAll ? (
          <Checkbox
            label="Arbetet ska faktureras på nytt"
            hint="Det står sedan som inte fakturerat, så att du kan göra ett nytt underlag."
            checked={chosen.is_anew}
            onChange={(event) => setChosen({ ...chosen, is_anew: event.target.checked })}
          />
        ) : (
          <FieldGroup label="Rader">
            {left.map((line) => (
              <Checkbox
                key={keyOf(line)}
                label={labelOf(invoice, line)}
                checked={chosen.keys.has(keyOf(line))}
                onChange={(event) => {
                  const keys = new Set(chosen.keys);
                  if (event.target.checked) keys.add(keyOf(line));
                  else keys.delete(keyOf(line));
                  setChosen({ ...chosen, keys });
                }}
              />
            ))}
          </FieldGroup>
        )}
        <p className="text-sm text-ink-muted">
          {formatOre(sum)} utan moms tas tillbaka av en kreditfaktura med eget nummer. Det går inte att ångra.
        </p>
      </div>
    </ConfirmDialog>
  );
}

function labelOf({ parts }: InvoiceDetails, { part, line, amount_ore }: Line): string {
  const of = parts[part];
  const code = of?.lines[line]?.code;
  return `${of?.talent_name ?? ''}: ${code ? priceLineLabels[code] : ''}, ${formatExactOre(amount_ore)}`;
}
