import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '#web/api/use-command.ts';
import { PasskeySignIn } from '#web/features/accounts/security/passkey-sign-in.tsx';
import { rememberEmail, rememberedEmail } from '#web/features/accounts/session/remembered-email.ts';
import { acceptSession } from '#web/features/accounts/session/session-store.ts';
import { SocialButtons } from '#web/screens/public/social-buttons.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { type SignInProblem, signInProblem } from './sign-in-problem.ts';

const check = lateCheck(async () => (await import('#contract/accounts/account.ts')).signIn);

interface PasswordStepProps {
  /** The address, if the previous screen has passed it on. */
  email: string | undefined;
  onSecondFactor: (step: { remember: boolean }) => void;
}

/** The form for address and password, or a passkey. A refusal is shown in the server's words (spec, section 8). */
export function PasswordStep({ email, onSecondFactor }: PasswordStepProps) {
  const { send } = useCommand();
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: { email: email ?? rememberedEmail(), password: '', remember: true },
  });
  // The first render is that of the prerendered page, which has no history state, so the address is filled in
  // afterwards.
  useEffect(() => {
    if (email !== undefined && form.getValues('email') === rememberedEmail()) form.setValue('email', email);
  }, [email, form]);
  const [problem, setProblem] = useState<SignInProblem & { email: string }>();
  const { errors } = form.formState;
  return (
    <>
      <FormFrame
        form={form}
        submitLabel="Logga in"
        hasLeaveGuard={false}
        hasWideActions
        onSubmit={async (values) => {
          setProblem(undefined);
          try {
            const answer = await send('POST /account/sign-in', { body: values });
            rememberEmail(values.email, values.remember);
            if (answer.next === 'second-factor') onSecondFactor({ remember: values.remember });
            else acceptSession(answer.session);
          } catch (error) {
            const met = signInProblem(error);
            setProblem({ ...met, email: values.email });
            throw met.refusal;
          }
        }}
      >
        {problem?.offers_mail && (
          <Callout
            tone="waiting"
            title="Bekräfta din e-post först"
            action={
              <LinkButton
                size="small"
                to="/TalentEmailVerification"
                state={{ email: problem.email, needs_resend: true }}
              >
                Få en ny kod
              </LinkButton>
            }
          >
            Vi kan skicka ett nytt verifieringsmejl.
          </Callout>
        )}
        {problem?.is_ours && (
          <Callout tone="waiting">
            Vi har problem att nå servern just nu. Det behöver inte vara fel på det du har skrivit, så försök igen om en
            stund.
          </Callout>
        )}
        <Field label="E-post" error={errors.email?.message}>
          {/* 'webauthn' lets the browser suggest passkeys in this field. */}
          <TextInput type="email" autoComplete="username webauthn" autoCapitalize="none" {...form.register('email')} />
        </Field>
        <Field label="Lösenord" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox label="Kom ihåg mig" defaultChecked {...form.register('remember')} />
          <Link className="text-link py-2 text-sm" to="/ForgotPassword" state={{ email: form.watch('email') }}>
            Glömt lösenordet?
          </Link>
        </div>
      </FormFrame>
      <PasskeySignIn readRemember={() => form.getValues('remember') ?? true} />
      <SocialButtons verb="Logga in" redirectTo="/login" readRemember={() => form.getValues('remember') ?? true} />
    </>
  );
}
