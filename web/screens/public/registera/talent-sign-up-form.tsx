import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PASSWORD_HINT } from '#texts/accounts/password.ts';
import { useCommand } from '#web/api/use-command.ts';
import { noteMailSent } from '#web/features/accounts/security/send-wait.ts';
import { withReturn } from '#web/features/accounts/session/return-path.ts';
import { holdSignUp } from '#web/features/accounts/session/typed-sign-up.ts';
import { TermsCheckbox } from '#web/screens/public/terms-checkbox.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { DateInput } from '#web/ui/form/date-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { clock } from '#web/ui/text/clock.ts';
import { signUpProblem } from './sign-up-problem.ts';

const check = lateCheck(async () => (await import('#contract/accounts/account.ts')).talentSignUp(clock.today()));

const FIELDS = ['first_name', 'last_name', 'email', 'password', 'birth_date', 'accepts_terms'] as const;

/** The sign-up form of a talent, with the fields and texts of the spec, section 5. */
export function TalentSignUpForm() {
  const navigate = useNavigate();
  const back = useSearchParams()[0].get('return');
  const { send } = useCommand();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({
    resolver: useLateResolver(check),
    defaultValues: { first_name: '', last_name: '', email: '', password: '', birth_date: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const isAccepted = Boolean(form.watch('accepts_terms'));

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      const { email } = await send('POST /account/talent-sign-up', { body: values });
      holdSignUp({ ...values, email });
      noteMailSent('code', email);
      navigate(withReturn('/TalentEmailVerification', back), { state: { email, is_own: true } });
    } catch (error) {
      const problem = signUpProblem(error);
      if (problem.kind === 'verify') {
        holdSignUp(values);
        noteMailSent('code', values.email);
        const state = { email: values.email, needs_resend: true, notice: problem.message, is_own: true };
        navigate(withReturn('/TalentEmailVerification', back), { state });
      } else if (problem.kind === 'form') {
        setRefusal(problem.message);
      } else {
        for (const name of FIELDS) {
          const message = problem.fields[name];
          if (message) form.setError(name, { message }, { shouldFocus: true });
        }
      }
    }
  });

  return (
    <form
      noValidate
      // A comment in FormFrame gives the reason for 'dialog'.
      method="dialog"
      onSubmit={submit}
      className="flex flex-col gap-6"
      onKeyDown={(event) => {
        // Browsers do not submit a form by Enter if its button is disabled, but Enter must show which fields are
        // missing (U-18).
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        if (!isSubmitting) void submit();
      }}
    >
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <Field label="Förnamn" error={errors.first_name?.message}>
          <TextInput autoComplete="given-name" {...form.register('first_name')} />
        </Field>
        <Field label="Efternamn" error={errors.last_name?.message}>
          <TextInput autoComplete="family-name" {...form.register('last_name')} />
        </Field>
      </div>
      <Field label="E-post" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" autoCapitalize="none" {...form.register('email')} />
      </Field>
      <Field label="Lösenord" hint={PASSWORD_HINT} error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label="Födelsedatum" hint="Du måste vara minst 13 år." error={errors.birth_date?.message}>
        <DateInput autoComplete="bday" {...form.register('birth_date')} />
      </Field>
      <TermsCheckbox error={errors.accepts_terms?.message} {...form.register('accepts_terms')} />
      {refusal && (
        <Callout tone="lost" role="alert">
          {refusal}
        </Callout>
      )}
      <Button type="submit" variant="primary" size="large" disabled={!isAccepted} isBusy={isSubmitting}>
        Skapa konto
      </Button>
    </form>
  );
}
