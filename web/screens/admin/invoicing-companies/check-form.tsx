import { useForm } from 'react-hook-form';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { invoiceCommandLabels } from '#texts/money/invoice-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const check = lateCheck(async () => (await import('#contract/money/invoice.ts')).checkForm);

/** Asks for the company's references on the invoice. Submitting the form also approves the lines of the draft. */
export function CheckForm({ invoice: { id, reference, order_reference } }: { invoice: InvoiceDetails }) {
  const { send } = useCommand();
  const form = useForm({ resolver: useLateResolver(check), defaultValues: { reference, order_reference } });
  const { errors } = form.formState;
  return (
    <FormFrame
      form={form}
      hasLeaveGuard={false}
      submitLabel={invoiceCommandLabels.check}
      onSubmit={async (body) => {
        await send('POST /admin/invoices/:id/check', { params: { id }, body });
        showToast('Underlaget är godkänt. Skicka fakturan när du vill.');
      }}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Företagets referens" isOptional error={errors.reference?.message}>
          <TextInput {...form.register('reference')} />
        </Field>
        <Field label="Ordernummer" isOptional error={errors.order_reference?.message}>
          <TextInput {...form.register('order_reference')} />
        </Field>
      </div>
    </FormFrame>
  );
}
