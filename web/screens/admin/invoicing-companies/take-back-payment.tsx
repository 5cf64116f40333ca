import { useState } from 'react';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { invoiceCommandLabels } from '#texts/money/invoice-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** Takes back a payment that was registered on the wrong invoice. */
export function TakeBackPayment({ invoice_id, id, amount_ore }: { invoice_id: string; id: string; amount_ore: Ore }) {
  const [isAsked, setAsked] = useState(false);
  const { send } = useCommand();
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Ta tillbaka<span className="sr-only"> betalningen på {formatOre(amount_ore)}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={`Ta tillbaka betalningen på ${formatOre(amount_ore)}?`}
        confirmLabel={invoiceCommandLabels['take-back-payment']}
        isDangerous
        reason={{ label: 'Varför hör den inte hit?', is_required: true, max_length: 500 }}
        onConfirm={async (reason) => {
          await send('POST /admin/invoices/:id/payments/:payment_id/take-back', {
            params: { id: invoice_id, payment_id: id },
            body: { reason },
          });
          showToast('Betalningen är tillbakatagen');
        }}
      >
        Det blir en egen verifikation, och fakturan är åter obetald med så mycket. Pengarna ligger kvar på kontot:
        registrera dem på den faktura som de hör till.
      </ConfirmDialog>
    </>
  );
}
