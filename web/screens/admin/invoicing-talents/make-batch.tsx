import { useState } from 'react';
import type { AdminPayout } from '#contract/money/payout.ts';
import { add, NO_ORE } from '#domain/kernel/money/ore.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { Doubts } from './doubts.tsx';
import { nextBankingDay, payoutCount } from './invoicing.view.ts';

export interface MakeBatchProps {
  payouts: readonly AdminPayout[];
  onClose: () => void;
}

/** Makes a batch of payouts for a banking day. */
export function MakeBatch({ payouts, onClose }: MakeBatchProps) {
  const { run, failure, fields, isPending } = useCommand();
  const [execution_on, setExecution] = useState(nextBankingDay(dayOf(useNow())));
  const total = add(...payouts.map(({ amount_ore }) => amount_ore ?? NO_ORE));
  const count = payoutCount(payouts.length);
  const make = async () => {
    const made = await run('POST /admin/batches', { body: { ids: payouts.map(({ id }) => id), execution_on } });
    if (!made) return;
    showToast(`Fil ${made.number} är gjord`);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Gör en fil av ${count}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isPending}>
            Avbryt
          </Button>
          <Button variant="primary" isBusy={isPending} onClick={make} disabled={payouts.length === 0}>
            Gör filen
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-muted">
          {payouts.length === 0
            ? 'Inget av det går att skicka nu: du har godkänt det själv, eller så kan talangen fortfarande säga till.'
            : `Tillsammans ${formatOre(total)}. Kontonumren läses nu, och det skrivs upp att du har gjort det.`}
        </p>
        <Doubts payouts={payouts} />
        <Field label="Banken betalar" hint="En dag då bankerna är öppna." error={fields.execution_on}>
          <DateInput value={execution_on} onChange={(event) => setExecution(event.target.value)} />
        </Field>
        {failure && !fields.execution_on && (
          <Callout tone="lost" role="alert">
            {failure}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
