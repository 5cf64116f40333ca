import { useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { retryAfterSeconds } from '#web/features/accounts/security/retry-after.ts';
import { useSendWait } from '#web/features/accounts/security/send-wait.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';

interface ResendButtonProps {
  email: string;
  /** False if a mail was just sent: then the wait begins at once. */
  isReady: boolean;
}

/** Asks for a new code, at most once a minute. */
export function ResendButton({ email, isReady }: ResendButtonProps) {
  const { send, isPending } = useCommand();
  const errorText = useErrorText();
  const { seconds, wait } = useSendWait('code', email, !isReady);
  const [outcome, setOutcome] = useState<{ tone: 'agreed' | 'lost'; words: string }>();

  const resend = async () => {
    try {
      await send('POST /account/verification/resend', { body: { email } });
      wait();
      setOutcome({ tone: 'agreed', words: 'Ett nytt mejl är på väg. Tidigare koder gäller inte längre.' });
    } catch (error) {
      wait(retryAfterSeconds(error) ?? 0);
      setOutcome({ tone: 'lost', words: errorText(error) });
    }
  };
  return (
    <div className="mt-8 border-t border-hairline pt-6">
      <p className="text-sm text-ink-muted">Inget mejl? Titta i skräpposten, eller be om ett nytt.</p>
      <Button className="mt-3 tabular" isBusy={isPending} disabled={seconds > 0} onClick={resend}>
        {seconds > 0 ? `Skicka ny kod om ${seconds} s` : 'Skicka ny kod'}
      </Button>
      {outcome && (
        <Callout tone={outcome.tone} role="status" className="mt-4">
          {outcome.words}
        </Callout>
      )}
    </div>
  );
}
