import { Controller } from 'react-hook-form';
import type { PaymentDetails } from '#contract/people/payment.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Combobox } from '#web/ui/form/combobox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { countryOptions } from './country-options.ts';
import type { PaymentFormState } from './use-payment-form.ts';

interface SellerFieldsProps {
  form: PaymentFormState;
  details: PaymentDetails['details'];
}

/** The facts that the law requires on the self-billing invoice of a talent with a business. */
export function SellerFields({ form, details }: SellerFieldsProps) {
  const { errors } = form.formState;
  const address = errors.seller_address;
  const kept = details?.vat_number_masked;
  return (
    <>
      <Checkbox label="Företaget är momsregistrerat." {...form.register('charges_vat')} />
      {form.watch('charges_vat') && (
        <Field
          label="Momsregistreringsnummer"
          hint={
            kept
              ? `Sparat: ${kept}. Fyll bara i om det ska ändras.`
              : 'SE, tio siffror och 01. I en enskild firma är siffrorna ditt personnummer. Vi sparar det krypterat, och det står på dina fakturor.'
          }
          error={errors.vat_number?.message}
        >
          <TextInput autoComplete="off" {...form.register('vat_number')} />
        </Field>
      )}
      <Field
        label="Företagets gatuadress"
        hint="Adressen ska stå på fakturan. Inget företag ser den."
        error={address?.address_line?.message}
      >
        <TextInput autoComplete="street-address" {...form.register('seller_address.address_line')} />
      </Field>
      <div className="grid gap-6 sm:grid-cols-[10rem_1fr]">
        <Field label="Postnummer" error={address?.postcode?.message}>
          <TextInput autoComplete="postal-code" {...form.register('seller_address.postcode')} />
        </Field>
        <Field label="Ort" error={address?.city?.message}>
          <TextInput autoComplete="address-level2" {...form.register('seller_address.city')} />
        </Field>
      </div>
      <Field label="Land" error={address?.country?.message}>
        <Controller
          name="seller_address.country"
          control={form.control}
          render={({ field: { onChange, ...field } }) => (
            <Combobox label="Land" options={countryOptions} onChange={(code) => onChange(code ?? '')} {...field} />
          )}
        />
      </Field>
    </>
  );
}
