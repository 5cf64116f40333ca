import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { companySignUp } from '#contract/accounts/account.ts';
import { isOtherEuCountry } from '#domain/kernel/vat-number.ts';
import { COUNTRIES } from '#domain/kernel/vocabulary/countries.ts';
import { PASSWORD_HINT } from '#texts/accounts/password.ts';
import { countryName } from '#texts/kernel/country-names.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { TermsCheckbox } from '#web/screens/public/terms-checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';

const check = lateCheck(async () => (await import('#contract/accounts/account.ts')).companySignUp);

const COUNTRY_OPTIONS = COUNTRIES.map((value) => ({ value, label: countryName(value) })).sort((a, b) =>
  a.label.localeCompare(b.label, 'sv'),
);

/** The number that a company is known by in its country. */
function numberWords(country: string) {
  if (country === 'SE') return { label: 'Organisationsnummer', hint: 'Tio siffror, till exempel 556677-8899.' };
  return isOtherEuCountry(country)
    ? { label: 'VAT-nummer', hint: 'Med landets bokstäver först. Har ni inget, skriv till oss.' }
    : { label: 'Företagets nummer', hint: 'Det ni har i landets företagsregister.' };
}

const EMPTY = {
  country: 'SE',
  organisation_number: '',
  company_name: '',
  address: '',
  postal_code: '',
  city: '',
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  invoice_email: '',
  about: '',
  password: '',
};

const FIELD_OF = {
  email_used: 'email',
  invalid_email: 'email',
  organisation_number_used: 'organisation_number',
  weak_password: 'password',
} as const;

/** Asks for the company, the mail for invoices, the contact person, a password, and acceptance of the terms. */
export function CompanySignUpForm() {
  const navigate = useNavigate();
  const { send } = useCommand();
  const form = useForm<z.input<typeof companySignUp>, unknown, z.output<typeof companySignUp>>({
    resolver: useLateResolver(check),
    defaultValues: EMPTY,
  });
  const { errors } = form.formState;
  const country = form.watch('country') ?? 'SE';
  const isHere = country === 'SE';
  return (
    <FormFrame
      form={form}
      submitLabel="Skicka ansökan"
      hasWideActions
      onSubmit={async (values) => {
        try {
          const { email } = await send('POST /account/company-sign-up', { body: values });
          navigate('/CompanyEmailVerification', { state: { email, is_own: true } });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const field = FIELD_OF[error.code as keyof typeof FIELD_OF];
          if (!field) throw error;
          form.setError(field, { message: error.message }, { shouldFocus: true });
        }
      }}
    >
      <FieldGroup label={<span className="voice-serif text-name">Företaget</span>}>
        <div className="mt-3 grid gap-6 sm:grid-cols-2 sm:gap-x-4">
          <Field className="sm:col-span-2" label="Land" error={errors.country?.message}>
            <Select
              options={COUNTRY_OPTIONS}
              className="max-w-72"
              autoComplete="country"
              {...form.register('country')}
            />
          </Field>
          <Field className="sm:col-span-2" {...numberWords(country)} error={errors.organisation_number?.message}>
            <TextInput
              inputMode={isHere ? 'numeric' : 'text'}
              className="max-w-56 tabular"
              {...form.register('organisation_number')}
            />
          </Field>
          <Field className="sm:col-span-2" label="Företagets namn" error={errors.company_name?.message}>
            <TextInput autoComplete="organization" {...form.register('company_name')} />
          </Field>
          <Field className="sm:col-span-2" label="Adress" error={errors.address?.message}>
            <TextInput autoComplete="street-address" {...form.register('address')} />
          </Field>
          <Field label="Postnummer" isOptional={!isHere} error={errors.postal_code?.message}>
            <TextInput
              inputMode={isHere ? 'numeric' : 'text'}
              autoComplete="postal-code"
              className="tabular"
              {...form.register('postal_code')}
            />
          </Field>
          <Field label="Ort" error={errors.city?.message}>
            <TextInput autoComplete="address-level2" {...form.register('city')} />
          </Field>
          <Field className="sm:col-span-2" label="E-post för fakturor" error={errors.invoice_email?.message}>
            <TextInput type="email" autoCapitalize="none" {...form.register('invoice_email')} />
          </Field>
          <Field
            className="sm:col-span-2"
            label="Vad gör ni?"
            hint="Några rader hjälper oss att granska snabbare."
            isOptional
            error={errors.about?.message}
          >
            <Textarea rows={3} maxLength={500} {...form.register('about')} />
          </Field>
        </div>
      </FieldGroup>
      <FieldGroup className="mt-4" label={<span className="voice-serif text-name">Du som kontaktperson</span>}>
        <div className="mt-3 grid gap-6 sm:grid-cols-2 sm:gap-x-4">
          <Field label="Förnamn" error={errors.first_name?.message}>
            <TextInput autoComplete="given-name" {...form.register('first_name')} />
          </Field>
          <Field label="Efternamn" error={errors.last_name?.message}>
            <TextInput autoComplete="family-name" {...form.register('last_name')} />
          </Field>
          <Field className="sm:col-span-2" label="Telefon" error={errors.phone?.message}>
            <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
          </Field>
          <Field className="sm:col-span-2" label="E-post" hint="Du loggar in med den." error={errors.email?.message}>
            <TextInput type="email" autoComplete="email" autoCapitalize="none" {...form.register('email')} />
          </Field>
          <Field className="sm:col-span-2" label="Lösenord" hint={PASSWORD_HINT} error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
        </div>
      </FieldGroup>
      <TermsCheckbox error={errors.accepts_terms?.message} {...form.register('accepts_terms')} />
    </FormFrame>
  );
}
