import { ApiError, api } from '#web/api/client.ts';
import { acceptSession } from '#web/features/session/session-store.ts';
import { CodeForm } from '../code-form.tsx';

interface SecondFactorStepProps {
  remember: boolean;
  /** The password step has to be made anew; gets the words to say so. */
  onExpired: (words: string) => void;
}

/** The six digits of the authenticator. */
export function SecondFactorStep({ remember, onExpired }: SecondFactorStepProps) {
  const send = async (code: string) => {
    try {
      acceptSession(await api('POST /account/sign-in/second-factor', { body: { code, remember } }));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'second_factor_expired')) throw error;
      onExpired(error.message);
    }
  };
  return <CodeForm isFocused label="Engångskod" submitLabel="Fortsätt" onCode={send} />;
}
