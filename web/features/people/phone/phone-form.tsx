import { useForm } from 'react-hook-form';
import { OwnPassword } from '#web/features/accounts/security/own-password.tsx';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { PhoneSteps } from './phone-steps.ts';

const check = lateCheck(async () => (await import('#contract/people/phone.ts')).otherPhone);

interface PhoneFormProps {
  steps: PhoneSteps;
  /** True if the password is asked for. */
  asks: boolean;
  onSent: () => void;
  /** Closes the form and shows the saved number again; absent without a saved number. */
  onCancel?: (() => void) | undefined;
}

/** Asks for a number and sends a code to it. */
export function PhoneForm({ steps, asks, onSent, onCancel }: PhoneFormProps) {
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: { number: '', password: asks ? '' : undefined },
  });
  const { errors } = form.formState;
  const sendCode = async ({ number, password }: { number: string; password?: string | undefined }) => {
    try {
      await steps.sendCode(number, password);
    } catch (error) {
      return putBesideField(form, error, { text_not_sent: 'number', wrong_password: 'password' } as const);
    }
    form.reset();
    onSent();
  };
  return (
    <FormFrame
      form={form}
      onSubmit={sendCode}
      submitLabel="Skicka kod"
      className="max-w-sm"
      hasLeaveGuard={false}
      extraActions={
        onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Avbryt
          </Button>
        )
      }
    >
      <Field label="Mobilnummer" error={errors.number?.message}>
        <TextInput type="tel" autoComplete="tel" inputMode="tel" {...form.register('number')} />
      </Field>
      {asks && <OwnPassword error={errors.password?.message} {...form.register('password')} />}
    </FormFrame>
  );
}
