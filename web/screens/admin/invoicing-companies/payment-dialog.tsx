import { Controller, useForm } from 'react-hook-form';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { invoiceCommandLabels } from '#texts/money/invoice-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';

const checkPayment = lateCheck(async () => (await import('#contract/money/invoice.ts')).paymentForm(clock.today()));

export interface PaymentDialogProps {
  invoice: InvoiceDetails;
  kind: 'payment' | 'repayment';
  isOpen: boolean;
  onClose: () => void;
}

/** Registers a payment or a repayment of an invoice. A repayment is always the whole overpaid amount. */
export function PaymentDialog({ invoice, kind, isOpen, onClose }: PaymentDialogProps) {
  const command = kind === 'payment' ? 'register-payment' : 'repay';
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={invoiceCommandLabels[command]}>
      {isOpen && <PaymentForm invoice={invoice} kind={kind} onClose={onClose} />}
    </Dialog>
  );
}

function PaymentForm({ invoice, kind, onClose }: Omit<PaymentDialogProps, 'isOpen'>) {
  const { id, open_ore, overpaid_ore } = invoice;
  const { send } = useCommand();
  const isPayment = kind === 'payment';
  const form = useForm({
    resolver: useLateResolver(checkPayment),
    defaultValues: {
      paid_on: clock.today(),
      amount_ore: (isPayment ? open_ore : overpaid_ore) as Ore,
      reference: '',
    },
  });
  const { errors } = form.formState;
  return (
    <FormFrame
      form={form}
      hasLeaveGuard={false}
      submitLabel={invoiceCommandLabels[isPayment ? 'register-payment' : 'repay']}
      onSubmit={async ({ amount_ore, ...rest }) => {
        try {
          if (isPayment)
            await send('POST /admin/invoices/:id/payments', { params: { id }, body: { amount_ore, ...rest } });
          else await send('POST /admin/invoices/:id/repay', { params: { id }, body: rest });
        } catch (error) {
          return putBesideField(form, error, { payment_exists: 'reference' });
        }
        showToast(isPayment ? 'Betalningen är registrerad' : 'Återbetalningen är registrerad');
        onClose();
      }}
    >
      <p className="text-sm text-ink-muted">
        {isPayment
          ? `${formatOre(open_ore)} är kvar att betala. Det som är mer än så blir företagets att få tillbaka.`
          : `${formatOre(overpaid_ore)} är för mycket betalt. Registrera när det har gått ut från kontot.`}
      </p>
      <Field label="Dag i banken" error={errors.paid_on?.message}>
        <DateInput {...form.register('paid_on')} />
      </Field>
      {isPayment && (
        <Field label="Belopp" error={errors.amount_ore?.message}>
          <Controller control={form.control} name="amount_ore" render={({ field }) => <MoneyInput {...field} />} />
        </Field>
      )}
      <Field label="Bankens referens" hint="Samma referens registreras bara en gång." error={errors.reference?.message}>
        <TextInput {...form.register('reference')} />
      </Field>
    </FormFrame>
  );
}
