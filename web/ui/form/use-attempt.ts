import { useState } from 'react';
import { useErrorText } from './error-text.tsx';

/**
 * Runs a task that may fail, such as sending a dialog. `isBusy` is true while it runs; `failure` tells in words why it
 * failed.
 */
export function useAttempt() {
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    isBusy,
    failure,
    forget: () => setFailure(undefined),
    /** Runs the task, and resolves to true if it succeeded. */
    attempt: async (work: () => Promise<unknown> | unknown): Promise<boolean> => {
      setIsBusy(true);
      setFailure(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        setFailure(errorText(error));
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
