import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { securityRoutes } from '#contract/security.ts';
import { Field } from '#web/ui/field.tsx';
import { FormFrame } from '#web/ui/form-frame.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { AccountFrame } from './account-frame.tsx';

// An address and nothing else, as it is for a forgotten password.
const schema = securityRoutes['POST /account/password/forgot'].body;

/** Opened without an address: it is asked for, because the code may have come to another device. */
export function AskForAddress({ signUpHref }: { signUpHref: string }) {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } });
  return (
    <AccountFrame
      title="Bekräfta din e-post"
      portraits={[4, 8, 1]}
      description="Vilken adress gäller det? Öppna länken i mejlet du har fått, eller skriv adressen här, så får du skriva koden."
    >
      <FormFrame
        form={form}
        submitLabel="Fortsätt"
        hasLeaveGuard={false}
        onSubmit={({ email }) => navigate('.', { replace: true, state: { email, needs_resend: true } })}
      >
        <Field label="E-post" error={form.formState.errors.email?.message}>
          <TextInput type="email" autoComplete="email" autoCapitalize="none" {...form.register('email')} />
        </Field>
      </FormFrame>
      <p className="mt-8 text-sm">
        Är den redan bekräftad?{' '}
        <Link className="text-link py-1 font-medium" to="/Login">
          Logga in
        </Link>
        . Har du inget konto?{' '}
        <Link className="text-link py-1 font-medium" to={signUpHref}>
          Skapa konto
        </Link>
        .
      </p>
    </AccountFrame>
  );
}
