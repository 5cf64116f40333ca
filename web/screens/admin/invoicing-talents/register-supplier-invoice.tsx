import { Controller, useForm } from 'react-hook-form';
import type { AdminPayout } from '#contract/money/payout.ts';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import { formatOre } from '#texts/kernel/format.ts';
import { payoutCommandLabels } from '#texts/money/payout-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { MoneyInput } from '#web/ui/form/money-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const checkInvoice = lateCheck(
  async () => (await import('#contract/money/supplier-invoice.ts')).writtenSupplierInvoice,
);

/** Registers the invoice of the umbrella company that employs the talent of a payout. */
export function InvoiceForm({
  payout: { id, number, amount_ore },
  onDone,
}: {
  payout: AdminPayout;
  onDone: () => void;
}) {
  const { send } = useCommand();
  const form = useForm({
    resolver: useLateResolver(checkInvoice),
    defaultValues: {
      supplier_name: '',
      org_number: '',
      vat_number: '',
      number: '',
      issued_on: '',
      total_ore: NO_ORE,
      reference: '',
    },
  });
  const { errors } = form.formState;
  return (
    <FormFrame
      form={form}
      hasLeaveGuard={false}
      submitLabel={payoutCommandLabels['register-invoice']}
      onSubmit={async (body) => {
        try {
          await send('POST /admin/payouts/:id/supplier-invoice', { params: { id }, body });
        } catch (error) {
          return putBesideField(form, error, {
            supplier_invoice_differs: 'total_ore',
            supplier_invoice_known: 'number',
          });
        }
        showToast('Fakturan är registrerad');
        onDone();
      }}
    >
      <p className="text-sm text-ink-muted">
        Egenanställningsbolaget ska fakturera {formatOre(amount_ore ?? NO_ORE)} med moms, märkt {number}.
      </p>
      <Field label="Bolag" error={errors.supplier_name?.message}>
        <TextInput {...form.register('supplier_name')} />
      </Field>
      <Field label="Organisationsnummer" error={errors.org_number?.message}>
        <TextInput {...form.register('org_number')} />
      </Field>
      <Field label="Momsregistreringsnummer" error={errors.vat_number?.message}>
        <TextInput {...form.register('vat_number')} />
      </Field>
      <Field label="Fakturanummer" error={errors.number?.message}>
        <TextInput {...form.register('number')} />
      </Field>
      <Field label="Fakturadatum" error={errors.issued_on?.message}>
        <DateInput {...form.register('issued_on')} />
      </Field>
      <Field label="Att betala" error={errors.total_ore?.message}>
        <Controller control={form.control} name="total_ore" render={({ field }) => <MoneyInput {...field} />} />
      </Field>
      <Field label="OCR eller referens" hint="Lämna tomt om fakturan inte har något." error={errors.reference?.message}>
        <TextInput {...form.register('reference')} />
      </Field>
    </FormFrame>
  );
}
