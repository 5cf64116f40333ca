import { useForm } from 'react-hook-form';
import type { Confirmation } from '#contract/accounts/account.ts';
import type { AccountRole } from '#contract/kernel/route.ts';
import { PASSWORD_HINT } from '#texts/accounts/password.ts';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { putBesideField } from '#web/features/accounts/security/refused-fields.ts';
import { acceptSession } from '#web/features/accounts/session/session-store.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormFrame } from '#web/ui/form/form-frame.tsx';
import { lateCheck, useLateResolver } from '#web/ui/form/late-resolver.ts';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { MailAddress } from '#web/ui/text/mail-address.tsx';
import { AccountFrame } from './account-frame.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';

const check = lateCheck(async () => {
  const { companySignUpFields } = await import('#contract/accounts/account.ts');
  return companySignUpFields.pick({ password: true, accepts_terms: true });
});

/** The password, and the accepted terms if this form asked for them. */
export interface Chosen {
  readonly password: string;
  readonly accepts_terms?: true;
}

/** True if the code or the link of the mail no longer works. The error's message is the server's. */
const isDead = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['dead_code', 'dead_link', 'wrong_code', 'too_many_tries'].includes(error.code);

interface ChoosePasswordProps {
  email: string;
  /**
   * True for a company account that another person made on the owner's behalf: the owner has not accepted the terms
   * yet, and does so here.
   */
  asksTerms: boolean;
  /** Sends the code or the link again, together with the chosen password. */
  confirm: (chosen: Chosen) => Promise<Confirmation>;
  onConfirmed: (role: AccountRole) => void;
  onDead: (words: string) => void;
}

/**
 * Asks for a password; a talent is then signed in. Shown if the code or the link was used in another browser than that
 * of the sign-up (mostly on a phone), and for accounts made on the owner's behalf, which have no password.
 */
export function ChoosePassword({ email, asksTerms, confirm, onConfirmed, onDead }: ChoosePasswordProps) {
  const { send } = useCommand();
  const form = useForm({
    resolver: useLateResolver(check),
    // Other accounts have already accepted the terms, or accept them at the first sign-in.
    defaultValues: { password: '', accepts_terms: !asksTerms as true },
  });

  /** Signs a talent in with the chosen password. If that fails, the talent goes on without a session. */
  const signIn = async (password: string) => {
    const answer = await send('POST /account/sign-in', { body: { email, password } }).catch(() => undefined);
    if (answer?.next === 'signed-in') acceptSession(answer.session);
  };
  return (
    <AccountFrame
      title="Välj ditt lösenord"
      portraits={[4, 8, 1]}
      description={
        <>
          Ett steg kvar, så är{' '}
          <strong className="font-medium text-ink">
            <MailAddress address={email} />
          </strong>{' '}
          bekräftad.{' '}
          {asksTerms
            ? 'Kontot skapades åt dig. Lösenordet väljer du själv, så att bara du kan det.'
            : 'Vi känner inte igen webbläsaren som kontot skapades i. Därför väljer du lösenordet här, så att bara du kan det.'}
        </>
      }
    >
      <FormFrame
        form={form}
        submitLabel="Spara och fortsätt"
        hasLeaveGuard={false}
        onSubmit={async ({ password }) => {
          try {
            const answer = await confirm({ password, ...(asksTerms && { accepts_terms: true }) });
            if (answer.next !== 'confirmed') return;
            if (answer.role === 'talent') await signIn(password);
            onConfirmed(answer.role);
          } catch (error) {
            if (isDead(error)) return onDead(error.message);
            putBesideField(form, error, { weak_password: 'password' });
          }
        }}
      >
        {/* Tells password managers to which account the password belongs. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label="Lösenord" hint={PASSWORD_HINT} error={form.formState.errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        {asksTerms && (
          <TermsCheckbox error={form.formState.errors.accepts_terms?.message} {...form.register('accepts_terms')} />
        )}
      </FormFrame>
      <div className="mt-8 flex flex-col gap-3 border-t border-hairline pt-6 text-sm text-pretty text-ink-muted">
        {!asksTerms && (
          <p>
            Har du redan valt ett lösenord på en annan enhet? Skriv koden ur mejlet där i stället, så gäller det. Annars
            gäller det du väljer här, överallt.
          </p>
        )}
        <p>
          {asksTerms ? 'Vill du inte ha något konto hos Medverka?' : 'Har du inte skapat något konto hos Medverka?'}{' '}
          Stäng sidan, så händer ingenting.
        </p>
      </div>
    </AccountFrame>
  );
}
