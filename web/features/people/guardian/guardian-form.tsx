import { useForm } from 'react-hook-form';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';

const check = lateCheck(async () => (await import('#contract/people/guardian.ts')).guardianAsked);

/** The first and the second guardian have separate routes. */
export type GuardianRoute = 'guardian' | 'second-guardian';

/** Error codes about the address. */
const OF_ADDRESS: readonly string[] = ['guardian_is_self', 'guardian_twice'];

interface GuardianFormProps {
  /** First or second guardian. */
  which: GuardianRoute;
  onAsked: () => void;
  /** Closes the form and shows the earlier question again; absent if no guardian has been asked. */
  onCancel?: (() => void) | undefined;
}

/** The form with the name and address of the guardian to ask. */
export function GuardianForm({ which, onAsked, onCancel }: GuardianFormProps) {
  const { send } = useCommand();
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: { guardian_name: '', guardian_email: '' },
  });
  const { errors } = form.formState;
  const ask = async (guardian: { guardian_name: string; guardian_email: string }) => {
    try {
      await send(`PUT /talent/${which}`, { body: guardian });
    } catch (error) {
      if (!(error instanceof ApiError) || !OF_ADDRESS.includes(error.code)) throw error;
      form.setError('guardian_email', { message: error.message }, { shouldFocus: true });
      return;
    }
    // Resets the form, so that the warning about unsaved changes does not appear.
    form.reset();
    onAsked();
  };
  return (
    <FormFrame
      form={form}
      onSubmit={ask}
      submitLabel="Skicka frågan"
      className="max-w-xl"
      extraActions={
        onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Avbryt
          </Button>
        )
      }
    >
      <Field label="Vårdnadshavarens namn" error={errors.guardian_name?.message}>
        <TextInput autoComplete="off" {...form.register('guardian_name')} />
      </Field>
      <Field
        label="Vårdnadshavarens e-post"
        hint="Dit skickar vi ett mejl med en länk. Adressen används inte till något annat."
        error={errors.guardian_email?.message}
      >
        <TextInput type="email" autoComplete="off" autoCapitalize="none" {...form.register('guardian_email')} />
      </Field>
    </FormFrame>
  );
}
