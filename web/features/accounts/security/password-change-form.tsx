import { useForm } from 'react-hook-form';
import { PASSWORD_HINT } from '#texts/accounts/password.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import type { ChangeFormProps } from './change-form-props.ts';
import { putBesideField } from './refused-fields.ts';

const check = lateCheck(
  async () => (await import('#contract/accounts/security.ts')).securityRoutes['POST /account/password/change'].body,
);

/** Changes the password; asks for the old one. */
export function PasswordChangeForm({ email, onClose }: ChangeFormProps) {
  const { send } = useCommand();
  const form = useForm({ resolver: useLateResolver(check), defaultValues: { current_password: '', password: '' } });
  const { errors } = form.formState;
  return (
    <FormFrame
      form={form}
      className="max-w-md"
      submitLabel="Byt lösenord"
      extraActions={
        <Button variant="quiet" onClick={onClose}>
          Avbryt
        </Button>
      }
      onSubmit={async (values) => {
        try {
          await send('POST /account/password/change', { body: values });
        } catch (error) {
          const beside = { wrong_password: 'current_password', weak_password: 'password' } as const;
          return putBesideField(form, error, beside);
        }
        onClose();
        showToast('Lösenordet är ändrat');
      }}
    >
      {/* Password managers need the account's address. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <Field label="Nuvarande lösenord" error={errors.current_password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('current_password')} />
      </Field>
      <Field label="Nytt lösenord" hint={PASSWORD_HINT} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
    </FormFrame>
  );
}
