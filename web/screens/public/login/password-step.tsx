import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { signIn } from '#contract/account.ts';
import { ApiError, api } from '#web/api/client.ts';
import { rememberEmail, rememberedEmail } from '#web/features/session/remembered-email.ts';
import { acceptSession } from '#web/features/session/session-store.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormFrame } from '#web/ui/form-frame.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface PasswordStepProps {
  /** Filled in when another screen knows it. */
  email: string | undefined;
  onSecondFactor: (step: { remember: boolean }) => void;
}

/** Address and password. What the server refuses is said in its words (spec, section 8). */
export function PasswordStep({ email, onSecondFactor }: PasswordStepProps) {
  const form = useForm({
    resolver: zodResolver(signIn),
    defaultValues: { email: email ?? rememberedEmail(), password: '', remember: true },
  });
  const [unverified, setUnverified] = useState<string>();
  const { errors } = form.formState;
  return (
    <FormFrame
      form={form}
      submitLabel="Logga in"
      hasLeaveGuard={false}
      onSubmit={async (values) => {
        setUnverified(undefined);
        try {
          const answer = await api('POST /account/sign-in', { body: values });
          rememberEmail(values.email, values.remember);
          if (answer.next === 'second-factor') onSecondFactor({ remember: values.remember });
          else acceptSession(answer.session);
        } catch (error) {
          // The password was right, so the way on is offered (U-12).
          if (error instanceof ApiError && error.code === 'talent_not_verified') setUnverified(values.email);
          throw error;
        }
      }}
    >
      {unverified && (
        <Callout
          tone="waiting"
          title="Bekräfta din e-post först"
          action={
            <LinkButton size="small" to="/TalentEmailVerification" state={{ email: unverified, needs_resend: true }}>
              Få en ny kod
            </LinkButton>
          }
        >
          Vi kan skicka ett nytt verifieringsmejl.
        </Callout>
      )}
      <Field label="E-post" error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" autoCapitalize="none" {...form.register('email')} />
      </Field>
      <Field label="Lösenord" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox label="Kom ihåg mig" {...form.register('remember')} />
        <Link className="text-link py-2 text-sm" to="/ForgotPassword">
          Glömt lösenordet?
        </Link>
      </div>
    </FormFrame>
  );
}
