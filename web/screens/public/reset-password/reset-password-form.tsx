import { useForm } from 'react-hook-form';
import { PASSWORD_HINT } from '#texts/accounts/password.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { acceptSession } from '#web/features/accounts/session/session-store.ts';
import type { OpenLink } from '#web/screens/public/link-page.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { useNavigate } from '#web/ui/frame/location.ts';

const check = lateCheck(async () => {
  const { securityRoutes } = await import('#contract/accounts/security.ts');
  return securityRoutes['POST /account/password/reset'].body;
});

/**
 * Asks for the new password, then goes to Login. The reset ends every session of the account, also one in this browser.
 */
export function ResetPasswordForm({ token, onDead }: OpenLink) {
  const navigate = useNavigate();
  const { send } = useCommand();
  const form = useForm({ resolver: useLateResolver(check), defaultValues: { token, password: '' } });
  return (
    <FormFrame
      form={form}
      submitLabel="Spara lösenordet"
      hasLeaveGuard={false}
      onSubmit={async (values) => {
        try {
          await send('POST /account/password/reset', { body: values });
        } catch (error) {
          if (error instanceof ApiError && error.code === 'dead_link') return onDead(error.message);
          return putBesideField(form, error, { weak_password: 'password' });
        }
        acceptSession(null);
        navigate('/Login', { replace: true, state: { is_password_changed: true } });
      }}
    >
      <Field label="Nytt lösenord" hint={PASSWORD_HINT} error={form.formState.errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
    </FormFrame>
  );
}
