import { useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { CodeForm } from '#web/features/accounts/security/code-form.tsx';
import { acceptSession } from '#web/features/accounts/session/session-store.ts';
import { AccountFrame } from '#web/screens/public/account-frame.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { RecoveryCodeForm } from './recovery-code-form.tsx';

interface SecondFactorStepProps {
  remember: boolean;
  /** Called with a message if the user must enter the password again. */
  onExpired: (words: string) => void;
}

/**
 * The message of an error after which the password must be entered again; undefined for others. A wrong code or a
 * missing network does not end the sign-in.
 */
function startOverWords(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'too_many_tries') return 'Koden har provats för många gånger. Logga in med lösenordet igen.';
  return error.status === 401 || error.status === 403 ? error.message : undefined;
}

/** Asks for the six digits of the authenticator, or for a recovery code if the user has lost it. */
export function SecondFactorStep({ remember, onExpired }: SecondFactorStepProps) {
  const [hasLostApp, setHasLostApp] = useState(false);
  const command = useCommand();
  const send = async (proof: { code: string } | { recovery_code: string }) => {
    try {
      acceptSession(await command.send('POST /account/sign-in/second-factor', { body: { ...proof, remember } }));
    } catch (error) {
      const words = startOverWords(error);
      if (words === undefined) throw error;
      onExpired(words);
    }
  };
  return (
    <AccountFrame
      title={hasLostApp ? 'Ange en återställningskod' : 'Ange koden'}
      portraits={[1, 2, 3]}
      description={
        hasLostApp
          ? 'Skriv en av koderna du sparade när du slog på tvåstegsverifiering. Den fungerar en gång.'
          : 'Öppna din autentiseringsapp och skriv de sex siffrorna.'
      }
    >
      {hasLostApp ? (
        <RecoveryCodeForm onCode={(recovery_code) => send({ recovery_code })} />
      ) : (
        <CodeForm isFocused label="Engångskod" submitLabel="Fortsätt" onCode={(code) => send({ code })} />
      )}
      <Button variant="quiet" className="mt-6 -ml-4" onClick={() => setHasLostApp(!hasLostApp)}>
        {hasLostApp ? 'Använd appen i stället' : 'Använd en återställningskod'}
      </Button>
    </AccountFrame>
  );
}
