import { useForm } from 'react-hook-form';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

/** Asks for one of the recovery codes, for a user who has lost the authenticator. */
export function RecoveryCodeForm({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const form = useForm({ defaultValues: { recovery_code: '' } });
  return (
    <FormFrame
      form={form}
      submitLabel="Fortsätt"
      hasLeaveGuard={false}
      onSubmit={async ({ recovery_code }) => {
        try {
          await onCode(recovery_code);
        } catch (error) {
          form.setFocus('recovery_code', { shouldSelect: true });
          throw error;
        }
      }}
    >
      <Field label="Återställningskod" error={form.formState.errors.recovery_code?.message}>
        <TextInput
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="max-w-72 tabular"
          {...form.register('recovery_code', {
            required: 'Fyll i koden.',
            maxLength: { value: 40, message: 'Högst 40 tecken.' },
          })}
        />
      </Field>
    </FormFrame>
  );
}
