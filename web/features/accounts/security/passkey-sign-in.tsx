import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { acceptSession } from '#web/features/accounts/session/session-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import type { PasskeyAnswer } from './passkey-ceremony.ts';
import { knowsPasskeys, offersPasskeys } from './passkey-support.ts';

interface PasskeySignInProps {
  /** True if the session should outlive the browser. Read from the form at the moment of signing in. */
  readRemember: () => boolean;
}

async function askForPasskey(): Promise<PasskeyAnswer> {
  const ceremony = await import('./passkey-ceremony.ts');
  return ceremony.askForPasskey();
}

/** Resolves when the form is painted: only then the browser may suggest passkeys, which the user did not ask for. */
const whenPainted = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))));

const neverChanges = () => () => {};

/** Sign-in with a passkey: by the button, or by the browser's suggestion in a field marked with 'webauthn'. */
export function PasskeySignIn({ readRemember }: PasskeySignInProps) {
  const errorText = useErrorText();
  // Nearly every browser supports passkeys, so the prerendered page shows the button.
  const isKnown = useSyncExternalStore(neverChanges, knowsPasskeys, () => true);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // True during a sign-in: two sign-ins at once would end each other's session.
  const isTaken = useRef(false);

  const signIn = async (answered: Promise<PasskeyAnswer>) => {
    isTaken.current = true;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      const answer = await answered;
      const { signInWithPasskey } = await import('./passkey-ceremony.ts');
      acceptSession(await signInWithPasskey(answer, readRemember()));
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      isTaken.current = false;
      setIsBusy(false);
    }
  };
  // The pending suggestion outlives this render, so it calls the newest function.
  const current = useRef(signIn);
  useEffect(() => {
    current.current = signIn;
  });

  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    const suggest = async () => {
      if (!(await offersPasskeys())) return;
      await whenPainted();
      if (isGone) return;
      const { dropPasskeyQuestion, suggestPasskeys } = await import('./passkey-ceremony.ts');
      if (isGone || isTaken.current) return;
      stop = dropPasskeyQuestion;
      const answer = await suggestPasskeys();
      if (answer && !isGone && !isTaken.current) await current.current(Promise.resolve(answer));
    };
    void suggest();
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  if (!isKnown) return null;
  return (
    <div className="mt-3">
      <Button isWide icon={KeyRound} isBusy={isBusy} onClick={() => signIn(askForPasskey())}>
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
