import { useState } from 'react';
import type { AdminPayout } from '#contract/payout.ts';
import { add, NO_ORE } from '#domain/money/ore.ts';
import { dayOf } from '#domain/time/day.ts';
import { formatOre } from '#texts/format.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useNow } from '#web/ui/use-now.ts';
import { nextBankingDay, payoutCount } from './invoicing.view.ts';

export interface MakeBatchProps {
  payouts: readonly AdminPayout[];
  onClose: () => void;
}

/** Puts payouts together for a banking day. */
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
