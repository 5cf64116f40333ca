import { useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { retryAfterSeconds } from '#web/features/accounts/security/retry-after.ts';
import { useSendWait } from '#web/features/accounts/security/send-wait.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { MailAddress } from '#web/ui/text/mail-address.tsx';

/**
 * Tells that a mail has been sent if the address has an account, without revealing if it has, and offers another mail.
 */
export function LinkSent({ email }: { email: string }) {
  const { send, isPending } = useCommand();
  const errorText = useErrorText();
  const { seconds, wait } = useSendWait('reset', email, true);
  const [outcome, setOutcome] = useState<{ tone: 'agreed' | 'lost'; words: string }>();
  const sendAgain = async () => {
    try {
      await send('POST /account/password/forgot', { body: { email } });
      wait();
      setOutcome({ tone: 'agreed', words: 'En ny länk är på väg, om adressen finns hos oss.' });
    } catch (error) {
      wait(retryAfterSeconds(error) ?? 0);
      setOutcome({ tone: 'lost', words: errorText(error) });
    }
  };
  return (
    <AccountFrame
      title="Titta i din inkorg"
      portraits={[5, 10, 3]}
      description={
        <p role="status">
          Om adressen finns hos oss har vi skickat en länk till{' '}
          <strong className="font-medium text-ink">
            <MailAddress address={email} />
          </strong>
          . Öppna den och välj ett nytt lösenord.
        </p>
      }
    >
      <div className="border-t border-hairline pt-6">
        <p className="text-sm text-ink-muted">Inget mejl? Titta i skräpposten, eller be om ett nytt.</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button className="tabular" isBusy={isPending} disabled={seconds > 0} onClick={sendAgain}>
            {seconds > 0 ? `Skicka igen om ${seconds} s` : 'Skicka igen'}
          </Button>
          <Link className="text-link py-2 text-sm" to="/ForgotPassword" replace state={{ email }}>
            Ändra adressen
          </Link>
        </div>
        {outcome && (
          <Callout tone={outcome.tone} role="status" className="mt-4">
            {outcome.words}
          </Callout>
        )}
      </div>
      <p className="mt-8 text-sm">
        <Link className="text-link py-1 font-medium" to="/Login">
          Tillbaka till inloggningen
        </Link>
      </p>
    </AccountFrame>
  );
}
