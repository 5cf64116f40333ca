import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { acceptSession } from '#web/features/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { useErrorText } from '#web/ui/error-text.tsx';
import { knowsPasskeys, offersPasskeys } from './passkey-support.ts';

interface PasskeySignInProps {
  /** Whether the session outlives the browser, as the form says at the moment of signing in. */
  readRemember: () => boolean;
}

/** Signing in with a key: by the button, or by the browser's suggestion in a field marked with 'webauthn'. */
export function PasskeySignIn({ readRemember }: PasskeySignInProps) {
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // What waits for a choice of the person lives longer than one drawing.
  const current = useRef({ readRemember, errorText });
  useEffect(() => {
    current.current = { readRemember, errorText };
  });

  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    const suggest = async () => {
      if (!(await offersPasskeys()) || isGone) return;
      const { dropPasskeyQuestion, signInWithSuggestedPasskey } = await import('./passkey-ceremony.ts');
      if (isGone) return;
      stop = dropPasskeyQuestion;
      try {
        const session = await signInWithSuggestedPasskey(() => current.current.readRemember());
        if (session) acceptSession(session);
      } catch (error) {
        if (!isGone) setRefusal(current.current.errorText(error));
      }
    };
    void suggest();
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  const signIn = async () => {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const { signInWithPasskey } = await import('./passkey-ceremony.ts');
      acceptSession(await signInWithPasskey(readRemember()));
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  if (!knowsPasskeys()) return null;
  return (
    <div className="mt-3">
      <Button isWide icon={KeyRound} isBusy={isBusy} onClick={signIn}>
        Logga in med nyckel
      </Button>
      {refusal && (
        <Callout tone="lost" role="alert" className="mt-4">
          {refusal}
        </Callout>
      )}
    </div>
  );
}
