import { useForm } from 'react-hook-form';
import type { CompanySettings } from '#contract/companies/company-settings.ts';
import { useCommand } from '#web/api/use-command.ts';
import { OwnPassword, useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const check = lateCheck(async () => (await import('#contract/companies/company-settings.ts')).invoicingForm);

type Written = CompanySettings['invoicing'] & { password?: string | undefined };

interface InvoicingFormProps {
  settings: CompanySettings;
  onClose: () => void;
}

/** Mail, address and references of the company's invoices. */
export function InvoicingForm({ settings: { revision, facts, invoicing }, onClose }: InvoicingFormProps) {
  const { send } = useCommand();
  const form = useForm<Written>({ resolver: useLateResolver(check), defaultValues: invoicing });
  const asks = useAsksPassword();
  const { register, formState } = form;
  const { errors } = formState;
  const save = async ({ password, ...written }: Written) => {
    try {
      await send('PUT /company/settings/invoicing', { body: { ...written, revision, ...(asks && { password }) } });
    } catch (error) {
      return putBesideField(form, error, { wrong_password: 'password' });
    }
    // Resets the form, so that it closes without a warning about unsaved changes.
    form.reset();
    showToast('Fakturauppgifterna är sparade.');
    onClose();
  };
  return (
    <FormFrame
      form={form}
      onSubmit={save}
      submitLabel="Spara fakturauppgifterna"
      extraActions={
        <Button variant="quiet" onClick={onClose}>
          Avbryt
        </Button>
      }
    >
      <Field label="E-post för fakturor" error={errors.invoice_email?.message}>
        <TextInput {...register('invoice_email')} type="email" inputMode="email" />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label="Fakturaadress"
          isOptional
          hint="Lämna adressen tom om den är företagets egen."
          error={errors.invoice_address?.message}
          className="sm:col-span-2"
        >
          <TextInput {...register('invoice_address')} />
        </Field>
        <Field label="Postnummer" isOptional error={errors.invoice_postal_code?.message}>
          <TextInput {...register('invoice_postal_code')} inputMode="numeric" />
        </Field>
        <Field label="Ort" isOptional error={errors.invoice_city?.message}>
          <TextInput {...register('invoice_city')} />
        </Field>
        <Field
          label="Er referens"
          isOptional
          hint={`Annars ${facts.contact_name}.`}
          error={errors.invoice_reference?.message}
        >
          <TextInput {...register('invoice_reference')} />
        </Field>
        <Field
          label="Ert ordernummer"
          isOptional
          hint="Om alla fakturor ska ha samma."
          error={errors.order_reference?.message}
        >
          <TextInput {...register('order_reference')} />
        </Field>
      </div>
      {asks && <OwnPassword error={errors.password?.message} {...register('password')} />}
    </FormFrame>
  );
}
