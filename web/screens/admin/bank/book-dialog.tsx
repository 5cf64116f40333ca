import { useState } from 'react';
import type { BankEntryShown } from '#contract/money/bank.ts';
import { BOOKED_AS, type BookedAs, likeliestKind } from '#domain/money/bank/own-money.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { bookedAsLabels } from '#texts/money/bank-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

interface BookDialogProps {
  entry: BankEntryShown;
  onClose: () => void;
}

/** Books an entry as a fee, interest or tax; the likeliest is chosen. */
export function BookDialog({ entry, onClose }: BookDialogProps) {
  const { run, isPending, failure } = useCommand();
  const kinds: readonly BookedAs[] = BOOKED_AS[entry.direction];
  const [booked_as, setBookedAs] = useState<BookedAs>(() => likeliestKind(entry));
  const book = async () => {
    if (!(await run('POST /admin/bank/entries/:id/book', { params: { id: entry.id }, body: { booked_as } }))) return;
    showToast('Posten är bokförd');
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Bokför ${formatOre(entry.amount_ore)}`}
      description="Posten bokförs mot företagskontot den dag då banken bokförde den. Det går inte att ångra."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Avbryt
          </Button>
          <Button variant="primary" isBusy={isPending} onClick={book}>
            Bokför
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Vad är det?">
          <Select
            value={booked_as}
            onChange={({ target }) => setBookedAs(kinds.find((one) => one === target.value) ?? booked_as)}
            options={kinds.map((value) => ({ value, label: bookedAsLabels[value] }))}
          />
        </Field>
        {failure && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
