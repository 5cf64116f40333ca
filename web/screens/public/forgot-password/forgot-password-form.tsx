import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { securityRoutes } from '#contract/security.ts';
import { api } from '#web/api/client.ts';
import { noteMailSent } from '#web/features/security/send-wait.ts';
import { rememberedEmail } from '#web/features/session/remembered-email.ts';
import { Field } from '#web/ui/field.tsx';
import { FormFrame } from '#web/ui/form-frame.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const schema = securityRoutes['POST /account/password/forgot'].body;

/** One field: the address that Login had, or the remembered one. */
export function ForgotPasswordForm({ email }: { email: string | undefined }) {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: email || rememberedEmail() } });
  return (
    <>
      <FormFrame
        form={form}
        submitLabel="Skicka länk"
        hasLeaveGuard={false}
        onSubmit={async (values) => {
          await api('POST /account/password/forgot', { body: values });
          noteMailSent('reset', values.email);
          navigate('.', { replace: true, state: { email: values.email, is_sent: true } });
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
