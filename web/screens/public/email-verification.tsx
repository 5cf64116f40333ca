import type { AccountRole } from '#contract/route.ts';
import { useCommand } from '#web/api/use-command.ts';
import { CodeForm } from '#web/features/security/code-form.tsx';
import { dropPendingSignUp } from '#web/features/session/pending-sign-up.ts';
import { Callout } from '#web/ui/callout.tsx';
import { MailAddress } from '#web/ui/mail-address.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AskForAddress } from './email-verification-address.tsx';
import { ResendButton } from './resend-button.tsx';
import { useVerificationTarget } from './verification-target.ts';

interface EmailVerificationProps {
  title: string;
  /** Where one begins who has no account. */
  signUpHref: string;
  onConfirmed: (role: AccountRole, email: string) => void;
}

/** Confirming an address by code: the same for talents and companies. */
export function EmailVerification({ title, signUpHref, onConfirmed }: EmailVerificationProps) {
  const { send } = useCommand();
  const { email, needs_resend, notice } = useVerificationTarget();
  if (!email) return <AskForAddress title={title} signUpHref={signUpHref} />;
  const confirm = async (code: string) => {
    const { role } = await send('POST /account/verification/confirm-code', { body: { email, code } });
    dropPendingSignUp();
    onConfirmed(role, email);
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
      <CodeForm label="Kod" submitLabel="Bekräfta" onCode={confirm} />
      <ResendButton email={email} isReady={needs_resend && !notice} />
    </AccountFrame>
  );
}
