import { Controller } from 'react-hook-form';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { countryOptions } from './country-options.ts';
import type { PaymentFormState } from './use-payment-form.ts';

/** What a bank asks for to pay to an account in another country. */
export function AbroadFields({ form }: { form: PaymentFormState }) {
  const errors = form.formState.errors.account?.abroad;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field
        label="Bankens BIC-kod"
        hint="Åtta eller elva tecken. Den står bredvid IBAN."
        className="sm:col-span-2"
        error={errors?.bic?.message}
      >
        <TextInput autoComplete="off" {...form.register('account.abroad.bic')} />
      </Field>
      <Field label="Ort där du bor" error={errors?.town?.message}>
        <TextInput autoComplete="address-level2" {...form.register('account.abroad.town')} />
      </Field>
      <Field label="Land där du bor" error={errors?.country?.message}>
        <Controller
          name="account.abroad.country"
          control={form.control}
          defaultValue=""
          render={({ field: { onChange, ...field } }) => (
            <Combobox label="Land" options={countryOptions} onChange={(code) => onChange(code ?? '')} {...field} />
          )}
        />
      </Field>
    </div>
  );
}
