import { useForm } from 'react-hook-form';
import { useCommand } from '#web/api/use-command.ts';
import { noteMailSent } from '#web/features/security/send-wait.ts';
import { rememberedEmail } from '#web/features/session/remembered-email.ts';
import { useLocation, useNavigate } from '#web/ui/address.ts';
import { Field } from '#web/ui/field.tsx';
import { FormFrame } from '#web/ui/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/late-resolver.ts';
import { Link } from '#web/ui/link.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const check = lateCheck(
  async () => (await import('#contract/security.ts')).securityRoutes['POST /account/password/forgot'].body,
);

/** One field: the address that Login had, or the remembered one. */
export function ForgotPasswordForm({ email }: { email: string | undefined }) {
  const navigate = useNavigate();
  const { send } = useCommand();
  const { pathname } = useLocation();
  const form = useForm({ resolver: useLateResolver(check), defaultValues: { email: email || rememberedEmail() } });
  return (
    <>
      <FormFrame
        form={form}
        submitLabel="Skicka länk"
        hasLeaveGuard={false}
        onSubmit={async (values) => {
          await send('POST /account/password/forgot', { body: values });
          noteMailSent('reset', values.email);
          navigate(pathname, { replace: true, state: { email: values.email, is_sent: true } });
        }}
      >
        <Field label="E-post" error={form.formState.errors.email?.message}>
          <TextInput type="email" autoComplete="username" autoCapitalize="none" {...form.register('email')} />
        </Field>
      </FormFrame>
      <p className="mt-8 text-sm">
        Kom du på det?{' '}
        <Link className="text-link py-1 font-medium" to="/Login">
          Logga in
        </Link>
      </p>
    </>
  );
}
