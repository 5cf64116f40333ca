import { useState } from 'react';
import type { AccountRole } from '#contract/kernel/route.ts';
import type { Send } from '#web/api/send-command.ts';
import { useCommand } from '#web/api/use-command.ts';
import { CodeForm } from '#web/features/accounts/security/code-form.tsx';
import { dropPendingSignUp } from '#web/features/accounts/session/pending-sign-up.ts';
import { acceptSession } from '#web/features/accounts/session/session-store.ts';
import { takeTypedPassword } from '#web/features/accounts/session/typed-sign-up.ts';
import { Callout } from '#web/ui/frame/callout.tsx';
import { useLocation, useNavigate } from '#web/ui/frame/location.ts';
import { Link } from '#web/ui/text/link.tsx';
import { MailAddress } from '#web/ui/text/mail-address.tsx';
import { AccountFrame } from './account-frame.tsx';
import { ChoosePassword, type Chosen } from './choose-password.tsx';
import { CorrectAddress } from './correct-address.tsx';
import { AskForAddress } from './email-verification-address.tsx';
import { ResendButton } from './resend-button.tsx';
import { useVerificationTarget } from './verification-target.ts';

interface EmailVerificationProps {
  title: string;
  /** Address of the sign-up, for a visitor without an account. */
  signUpHref: string;
  onConfirmed: (role: AccountRole, email: string) => void;
}

/**
 * Signs a talent in with the password that was just typed in this tab. Without one, or if that fails, the talent types it
 * at Login.
 */
async function signInWithTyped(send: Send, email: string) {
  const password = takeTypedPassword(email);
  if (password === undefined) return;
  const answer = await send('POST /account/sign-in', { body: { email, password } }).catch(() => undefined);
  if (answer?.next === 'signed-in') acceptSession(answer.session);
}

/** Confirms an address by code, for talents and companies. */
export function EmailVerification({ title, signUpHref, onConfirmed }: EmailVerificationProps) {
  const { send } = useCommand();
  const { email, needs_resend, notice, is_own } = useVerificationTarget();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** Set if the code was right in another browser than that of the sign-up: then the user must choose a password. */
  const [right, setRight] = useState<{ readonly code: string; readonly asks_terms: boolean }>();
  const [died, setDied] = useState<string>();
  if (!email) return <AskForAddress title={title} signUpHref={signUpHref} />;
  const confirm = async (code: string, chosen?: Chosen) => {
    const answer = await send('POST /account/verification/confirm-code', { body: { email, code, ...chosen } });
    if (answer.next === 'confirmed') dropPendingSignUp();
    return answer;
  };
  if (right) {
    return (
      <ChoosePassword
        email={email}
        asksTerms={right.asks_terms}
        confirm={(chosen) => confirm(right.code, chosen)}
        onConfirmed={(role) => onConfirmed(role, email)}
        onDead={(words) => {
          setDied(words);
          setRight(undefined);
        }}
      />
    );
  }
  const tryCode = async (code: string) => {
    const answer = await confirm(code);
    if (answer.next === 'confirmed') {
      if (answer.role === 'talent') await signInWithTyped(send, email);
      onConfirmed(answer.role, email);
    }
    if (answer.next !== 'confirmed') setRight({ code, asks_terms: answer.asks_terms });
  };
  return (
    <AccountFrame
      title={title}
      portraits={[4, 8, 1]}
      description={
        needs_resend && !notice ? (
          <>
            Adressen{' '}
            <strong className="font-medium text-ink">
              <MailAddress address={email} />
            </strong>{' '}
            väntar på att bekräftas. Be om en ny kod nedan, eller skriv den du redan har.
          </>
        ) : (
          <>
            Vi har skickat en kod med sex siffror till{' '}
            <strong className="font-medium text-ink">
              <MailAddress address={email} />
            </strong>
            . Den gäller i 15 minuter.
          </>
        )
      }
    >
      {notice && (
        <Callout tone="info" role="status" className="mb-6">
          {notice}
        </Callout>
      )}
      {died && (
        <Callout tone="lost" role="alert" className="mb-6">
          {died}
        </Callout>
      )}
      <CodeForm label="Kod" submitLabel="Bekräfta" onCode={tryCode} />
      {is_own && (
        <CorrectAddress
          key={email}
          email={email}
          onCorrected={(corrected) =>
            navigate(`${pathname}${search}`, { replace: true, state: { email: corrected, is_own: true } })
          }
        />
      )}
      <ResendButton key={`${email} again`} email={email} isReady={died !== undefined || (needs_resend && !notice)} />
      <p className="mt-8 text-sm">
        Har du bekräftat på en annan enhet?{' '}
        <Link className="text-link py-1 font-medium" to="/Login" state={{ email }}>
          Logga in
        </Link>
        .
      </p>
    </AccountFrame>
  );
}
