import { useState } from 'react';
import { useErrorText } from '#web/ui/form/error-text.tsx';

/** Does one thing at a time, and says what went wrong with the last. */
export function useAttempt() {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  /** @returns whether it went well */
  const attempt = async (work: () => Promise<string | undefined>): Promise<boolean> => {
    setFailure(undefined);
    try {
      const problem = await work();
      setFailure(problem);
      return problem === undefined;
    } catch (error) {
      setFailure(errorText(error));
      return false;
    }
  };
  return { failure, attempt };
}
