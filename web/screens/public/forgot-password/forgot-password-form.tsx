import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '#web/api/use-command.ts';
import { noteMailSent } from '#web/features/accounts/security/send-wait.ts';
import { rememberedEmail } from '#web/features/accounts/session/remembered-email.ts';
import { takeLeftEmail } from '#web/screens/public/early-press.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useLocation, useNavigate } from '#web/ui/frame/location.ts';
import { Link } from '#web/ui/text/link.tsx';

const check = lateCheck(
  async () => (await import('#contract/accounts/security.ts')).securityRoutes['POST /account/password/forgot'].body,
);

/** The field for the address, filled in with the address from Login or the remembered one. */
export function ForgotPasswordForm({ email }: { email: string | undefined }) {
  const navigate = useNavigate();
  const { send } = useCommand();
  const { pathname } = useLocation();
  const [left] = useState(takeLeftEmail);
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: { email: email || left || rememberedEmail() },
  });
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
