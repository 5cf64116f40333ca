import { useForm } from 'react-hook-form';
import type { PlatformVersion, WrittenPlatform } from '#contract/money/platform.ts';
import { BANK_PROFILES, BANKS, bankFieldsOf } from '#domain/money/platform/bank-profiles.ts';
import { PLATFORM_FIELDS, type Platform } from '#domain/money/platform/platform.ts';
import { bankFieldLabel, bankLabels, painVersionLabels } from '#texts/money/bank-file-words.ts';
import { platformLabels } from '#texts/money/platform-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { OwnPassword, useAsksPassword } from '#web/features/accounts/security/own-password.tsx';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { clock } from '#web/ui/text/clock.ts';

const check = lateCheck(async () => (await import('#contract/money/platform.ts')).writtenPlatform(clock.today()));

const bankOptions = BANKS.map((value) => ({ value, label: value === 'other' ? 'En annan bank' : bankLabels[value] }));

const isText = (field: keyof Platform) => field !== 'has_f_tax';

interface PlatformFormProps {
  /** The version from which the form starts; undefined if there is none yet. */
  newest: PlatformVersion | undefined;
  onClose: () => void;
}

/** The form for the details of Medverka's company, from a given day on. */
export function PlatformForm({ newest, onClose }: PlatformFormProps) {
  const { send } = useCommand();
  const texts = Object.fromEntries(PLATFORM_FIELDS.filter(isText).map((field) => [field, newest?.[field] ?? '']));
  const asks = useAsksPassword();
  const form = useForm<WrittenPlatform>({
    resolver: useLateResolver(check),
    defaultValues: {
      ...texts,
      has_f_tax: newest?.has_f_tax ?? true,
      // Without a choice the select is empty, and the schema asks for one.
      ...(newest?.bank && { bank: newest.bank }),
      bank_version: newest?.bank_version ?? '03',
      bank_initiator_id: newest?.bank_initiator_id ?? '',
      bank_debtor_id: newest?.bank_debtor_id ?? '',
      valid_from: clock.today(),
      why: '',
      seen_version: newest?.version ?? 0,
    },
  });
  const { errors } = form.formState;
  // The empty choice of the select is no bank.
  const bank = BANKS.find((one) => one === form.watch('bank')) ?? null;
  const add = async ({ password, ...written }: WrittenPlatform) => {
    try {
      await send('POST /admin/platform', { body: { ...written, ...(asks && { password }) } });
    } catch (error) {
      return putBesideField(form, error, { wrong_password: 'password', account_too_soon: 'valid_from' });
    }
    // Resets the form, so that no warning about unsaved changes stops the drawer from closing.
    form.reset();
    showToast('Uppgifterna är sparade');
    onClose();
  };
  return (
    <FormFrame
      form={form}
      onSubmit={add}
      submitLabel="Spara uppgifterna"
      extraActions={
        newest && (
          <Button variant="quiet" onClick={onClose}>
            Avbryt
          </Button>
        )
      }
    >
      <div className="grid gap-6 sm:grid-cols-2">
        {PLATFORM_FIELDS.filter(isText).map((field) => (
          <Field
            key={field}
            label={platformLabels[field]}
            error={errors[field]?.message}
            // These values are too long for half a row of a drawer.
            className={field === 'email' || field === 'iban' ? 'sm:col-span-2' : undefined}
          >
            <TextInput {...form.register(field)} />
          </Field>
        ))}
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label={bankFieldLabel('bank', bank)}
          hint="Bankerna vill ha filen på olika sätt."
          className="sm:col-span-2"
          error={errors.bank?.message}
        >
          <Select options={bankOptions} placeholder="Välj bank" {...form.register('bank')} />
        </Field>
        <Field
          label={bankFieldLabel('bank_version', bank)}
          hint="Den som står i avtalet."
          error={errors.bank_version?.message}
        >
          <Select
            options={BANK_PROFILES[bank ?? 'other'].versions.map((value) => ({
              value,
              label: painVersionLabels[value],
            }))}
            {...form.register('bank_version')}
          />
        </Field>
        {(['bank_initiator_id', 'bank_debtor_id'] as const)
          .filter((field) => bankFieldsOf(bank).includes(field))
          .map((field) => (
            <Field key={field} label={bankFieldLabel(field, bank)} error={errors[field]?.message}>
              <TextInput autoComplete="off" {...form.register(field)} />
            </Field>
          ))}
      </div>
      <Checkbox label={platformLabels.has_f_tax} {...form.register('has_f_tax')} />
      <Field
        label="Gäller från"
        hint="Tidigast i dag. Ett nytt konto gäller tidigast om två dagar."
        error={errors.valid_from?.message}
      >
        <DateInput {...form.register('valid_from')} />
      </Field>
      <Field label="Varför ändras de?" error={errors.why?.message}>
        <Textarea rows={2} {...form.register('why')} />
      </Field>
      {asks && <OwnPassword error={errors.password?.message} {...form.register('password')} />}
    </FormFrame>
  );
}
