import { useForm } from 'react-hook-form';
import { useCommand } from '#web/api/use-command.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { PASSWORD_ASKED } from './ask-password.tsx';
import { FormDialog } from './form-dialog.tsx';
import { OwnPassword } from './own-password.tsx';
import { putBesideField } from './refused-fields.ts';

interface AddPasskeyProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** True if the user must type the password again. */
  asksPassword: boolean;
}

/** Asks for a name and, if `asksPassword`, the password. Then the browser asks for fingerprint, face or screen lock. */
export function AddPasskey({ isOpen, onOpenChange, asksPassword }: AddPasskeyProps) {
  const { send } = useCommand();
  const form = useForm({ defaultValues: { name: '', password: '' } });
  const { errors } = form.formState;
  return (
    <FormDialog
      form={form}
      firstField="name"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Lägg till en nyckel"
      confirmLabel="Skapa nyckel"
      onSubmit={async ({ name, password }) => {
        try {
          const { addPasskey } = await import('./passkey-ceremony.ts');
          await addPasskey(send, { name, ...(asksPassword && { password }) });
        } catch (error) {
          return putBesideField(form, error, { wrong_password: 'password' });
        }
        showToast('Nyckeln är tillagd');
      }}
    >
      <p className="text-ink-muted">Webbläsaren frågar sedan efter fingeravtryck, ansikte eller skärmlås.</p>
      <Field
        label="Namn på nyckeln"
        hint="Så att du känner igen den, till exempel ”Min telefon”."
        isOptional
        error={errors.name?.message}
      >
        <TextInput
          autoComplete="off"
          {...form.register('name', { maxLength: { value: 60, message: 'Högst 60 tecken.' } })}
        />
      </Field>
      {asksPassword && <OwnPassword error={errors.password?.message} {...form.register('password', PASSWORD_ASKED)} />}
    </FormDialog>
  );
}
