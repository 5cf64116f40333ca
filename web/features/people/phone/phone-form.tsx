import { useForm } from 'react-hook-form';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';

const check = lateCheck(async () => (await import('#contract/people/phone.ts')).newPhone);

interface PhoneFormProps {
  onSent: () => void;
  /** Closes the form and shows the saved number again; absent without a saved number. */
  onCancel?: (() => void) | undefined;
}

/** Asks for a number and sends a code to it. */
export function PhoneForm({ onSent, onCancel }: PhoneFormProps) {
  const { send } = useCommand();
  const form = useForm({ resolver: useLateResolver(check), defaultValues: { number: '' } });
  const sendCode = async (body: { number: string }) => {
    try {
      await send('POST /talent/phone/code', { body });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'text_not_sent') throw error;
      form.setError('number', { message: error.message }, { shouldFocus: true });
      return;
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
      extraActions={
        onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Avbryt
          </Button>
        )
      }
    >
      <Field label="Mobilnummer" error={form.formState.errors.number?.message}>
        <TextInput type="tel" autoComplete="tel" inputMode="tel" {...form.register('number')} />
      </Field>
    </FormFrame>
  );
}
