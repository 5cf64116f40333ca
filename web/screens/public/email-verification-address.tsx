import { useForm } from 'react-hook-form';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useLocation, useNavigate } from '#web/ui/frame/location.ts';
import { Link } from '#web/ui/text/link.tsx';
import { AccountFrame } from './account-frame.tsx';

// The schema of the route for a forgotten password, which takes an address alone.
const check = lateCheck(
  async () => (await import('#contract/accounts/security.ts')).securityRoutes['POST /account/password/forgot'].body,
);

/** Asks for the address if the screen was opened without one: the mail may have been read on another device. */
export function AskForAddress({ title, signUpHref }: { title: string; signUpHref: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useForm({ resolver: useLateResolver(check), defaultValues: { email: '' } });
  return (
    <AccountFrame
      title={title}
      portraits={[4, 8, 1]}
      description="Vilken adress gäller det? Öppna länken i mejlet du har fått, eller skriv adressen här, så får du skriva koden."
    >
      <FormFrame
        form={form}
        submitLabel="Fortsätt"
        hasLeaveGuard={false}
        onSubmit={({ email }) => navigate(pathname, { replace: true, state: { email, needs_resend: true } })}
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
