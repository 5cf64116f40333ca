import { useForm } from 'react-hook-form';
import type { PlatformVersion, WrittenPlatform } from '#contract/platform.ts';
import { PLATFORM_FIELDS, type Platform } from '#domain/platform/platform.ts';
import { platformLabels } from '#texts/platform-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { OwnPassword, useAsksPassword } from '#web/features/security/own-password.tsx';
import { putBesideField } from '#web/features/security/refused-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { clock } from '#web/ui/clock.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormFrame } from '#web/ui/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/late-resolver.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { showToast } from '#web/ui/toast-store.ts';

const check = lateCheck(async () => (await import('#contract/platform.ts')).writtenPlatform(clock.today()));

const isText = (field: keyof Platform) => field !== 'has_f_tax';

interface PlatformFormProps {
  /** What is changed; absent where nothing was said before. */
  newest: PlatformVersion | undefined;
  onClose: () => void;
}

/** Who we are from a day on. */
export function PlatformForm({ newest, onClose }: PlatformFormProps) {
  const { send } = useCommand();
  const texts = Object.fromEntries(PLATFORM_FIELDS.filter(isText).map((field) => [field, newest?.[field] ?? '']));
  const asks = useAsksPassword();
  const form = useForm<WrittenPlatform>({
    resolver: useLateResolver(check),
    defaultValues: {
      ...texts,
      has_f_tax: newest?.has_f_tax ?? true,
      ...{ valid_from: clock.today(), why: '', seen_version: newest?.version ?? 0 },
    },
  });
  const { errors } = form.formState;
  const add = async ({ password, ...written }: WrittenPlatform) => {
    try {
      await send('POST /admin/platform', { body: { ...written, ...(asks && { password }) } });
    } catch (error) {
      return putBesideField(form, error, { wrong_password: 'password', account_too_soon: 'valid_from' });
    }
    // Saved: the guard for unsaved changes must not stand in the way.
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
            // Too long for half a row of a drawer.
            className={field === 'email' || field === 'iban' ? 'sm:col-span-2' : undefined}
          >
            <TextInput {...form.register(field)} />
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
