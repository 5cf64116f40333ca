import { Controller } from 'react-hook-form';
import type { PaymentDetails } from '#contract/people/payment.ts';
import { ACCOUNT_KINDS, isAbroad } from '#domain/people/payment/bank-account.ts';
import { accountHint, accountKindLabels, taxFormWords } from '#texts/people/payment-words.ts';
import { OwnPassword } from '#web/features/accounts/security/own-password.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { AbroadFields } from './abroad-fields.tsx';
import { SellerFields } from './seller-fields.tsx';
import { usePaymentForm } from './use-payment-form.ts';

const taxForms = Object.entries(taxFormWords).map(([value, { label, meaning }]) => ({ value, label, hint: meaning }));
const accountKinds = ACCOUNT_KINDS.map((value) => ({ value, label: accountKindLabels[value] }));

export interface PaymentFormProps {
  /** The saved details; null before the first time. */
  details: PaymentDetails['details'];
  onClose: () => void;
}

/** The talent's form of tax, identity number and account. */
export function PaymentForm({ details, onClose }: PaymentFormProps) {
  const { form, save, asks } = usePaymentForm(details, onClose);
  const { errors } = form.formState;
  const [taxForm, kind, number] = form.watch(['tax_form', 'account.kind', 'account.number']);
  return (
    <FormFrame
      form={form}
      onSubmit={save}
      submitLabel="Spara"
      className="max-w-xl"
      extraActions={
        <Button variant="quiet" onClick={onClose}>
          Avbryt
        </Button>
      }
    >
      <Controller
        name="tax_form"
        control={form.control}
        render={({ field }) => (
          <RadioCards label="Hur betalar du skatt?" options={taxForms} error={errors.tax_form?.message} {...field} />
        )}
      />
      {(taxForm === 'F' || taxForm === 'FA') && <SellerFields form={form} details={details} />}
      <Field
        label="Personnummer eller samordningsnummer"
        hint={
          details
            ? `Sparat: ${details.identity_number_masked}. Fyll bara i om det ska ändras.`
            : 'Tolv siffror, ÅÅÅÅMMDD-NNNN. Skatteverket kräver det när vi betalar ut pengar. Vi sparar det krypterat.'
        }
        error={errors.identity_number?.message}
      >
        <TextInput autoComplete="off" inputMode="numeric" {...form.register('identity_number')} />
      </Field>
      <Field
        label="Vart ska pengarna?"
        hint={accountHint(taxForm, details?.account ?? null)}
        error={errors.account?.kind?.message}
      >
        <Select options={accountKinds} {...form.register('account.kind')} />
      </Field>
      <div className="grid gap-6 sm:grid-cols-[10rem_1fr]">
        {kind === 'bank' && (
          <Field label="Clearingnummer" error={errors.account?.clearing?.message}>
            <TextInput autoComplete="off" inputMode="numeric" {...form.register('account.clearing')} />
          </Field>
        )}
        <Field
          label={{ bank: 'Kontonummer', bankgiro: 'Bankgironummer', plusgiro: 'Plusgironummer', iban: 'IBAN' }[kind]}
          className={kind === 'bank' ? undefined : 'sm:col-span-2'}
          error={errors.account?.number?.message}
        >
          <TextInput
            autoComplete="off"
            inputMode={kind === 'iban' ? 'text' : 'numeric'}
            {...form.register('account.number')}
          />
        </Field>
      </div>
      {kind === 'iban' && isAbroad({ kind, number: number.trim().toUpperCase() }) && number.trim() !== '' && (
        <AbroadFields form={form} />
      )}
      {asks && (
        <OwnPassword
          hint="Vi frågar igen, så att ingen annan ändrar vart dina pengar går."
          error={errors.password?.message}
          {...form.register('password')}
        />
      )}
    </FormFrame>
  );
}
