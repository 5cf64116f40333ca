import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { BankEntryShown } from '#contract/money/bank.ts';
import { add } from '#domain/kernel/money/ore.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button, IconButton } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { firstParts, leavesOre, readParts, type TypedPart, whatLacks } from './bank.view.ts';

interface SettleDialogProps {
  entry: BankEntryShown;
  onClose: () => void;
}

const WORDS = {
  settle: {
    title: 'Registrera',
    description: 'Det som är mer än en faktura ber om blir företagets tillgodo.',
    button: 'Registrera betalningen',
    done: 'Betalningen är registrerad',
  },
  'take-back': {
    title: 'Ta tillbaka',
    description:
      'Betalningen tas tillbaka på fakturan, som åter är obetald med så mycket. Den bokförs den dag då banken tog tillbaka pengarna.',
    button: 'Ta tillbaka betalningen',
    done: 'Betalningen är tillbakatagen',
  },
} as const;

/**
 * Divides a payment between invoices until all of it is used. For a reversal by the bank, takes the earlier payment
 * back from its invoices.
 */
export function SettleDialog({ entry, onClose }: SettleDialogProps) {
  const { run, isPending, failure } = useCommand();
  const [with_fee, setWithFee] = useState(entry.fee_ore > 0);
  const [rounds, setRounds] = useState(true);
  const total = (hasFee: boolean) => (hasFee ? add(entry.amount_ore, entry.fee_ore) : entry.amount_ore);
  const [rows, setRows] = useState<readonly TypedPart[]>(() => firstParts({ ...entry, amount_ore: total(with_fee) }));
  const read = readParts(rows, total(with_fee));
  const hasOre = leavesOre(rows, entry.proposals);
  const { parts } = read;
  const lack = whatLacks(read);
  const command = entry.actions.includes('take-back') ? 'take-back' : 'settle';
  const words = WORDS[command];
  const change = (at: number, part: Partial<TypedPart>) =>
    setRows(rows.map((row, place) => (place === at ? { ...row, ...part } : row)));
  const settle = async () => {
    if (!parts) return;
    const at = { params: { id: entry.id } };
    const divided = { parts: parts.map((part) => ({ ...part })) };
    const done =
      command === 'take-back'
        ? await run('POST /admin/bank/entries/:id/take-back', { ...at, body: divided })
        : await run('POST /admin/bank/entries/:id/settle', {
            ...at,
            body: { ...divided, with_fee, rounds: rounds && hasOre },
          });
    if (!done) return;
    showToast(words.done);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${words.title} ${formatOre(entry.amount_ore)}`}
      description={words.description}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Avbryt
          </Button>
          <Button variant="primary" isBusy={isPending} disabled={lack !== undefined} onClick={settle}>
            {words.button}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
          <div key={at} className="flex items-end gap-3">
            <Field label="Fakturanummer" className="min-w-0 flex-1">
              <TextInput
                inputMode="numeric"
                className="tabular"
                value={row.number}
                onChange={({ target }) => change(at, { number: target.value })}
              />
            </Field>
            <Field label="Belopp" className="min-w-0 flex-1">
              <TextInput
                inputMode="decimal"
                suffix="kr"
                className="tabular"
                value={row.amount}
                onChange={({ target }) => change(at, { amount: target.value })}
              />
            </Field>
            {rows.length > 1 && (
              <IconButton
                icon={X}
                label={`Ta bort rad ${at + 1}`}
                onClick={() => setRows(rows.filter((_, place) => place !== at))}
              />
            )}
          </div>
        ))}
        <div>
          <Button size="small" icon={Plus} onClick={() => setRows([...rows, { number: '', amount: '' }])}>
            Lägg till en faktura
          </Button>
        </div>
        {command === 'settle' && entry.fee_ore > 0 && (
          <Checkbox
            checked={with_fee}
            onChange={({ target }) => {
              setWithFee(target.checked);
              setRows(firstParts({ ...entry, amount_ore: total(target.checked) }));
            }}
            label={`Bokför bankens avgift, ${formatOre(entry.fee_ore)}, och hela det som är betalt`}
          />
        )}
        {command === 'settle' && hasOre && (
          <Checkbox
            checked={rounds}
            onChange={({ target }) => setRounds(target.checked)}
            label="Jämna ut ören, så att fakturan är betald"
          />
        )}
        {lack && (
          <p role="status" className="text-sm text-ink-muted">
            {lack}
          </p>
        )}
        {failure && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
