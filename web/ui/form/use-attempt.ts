import { useState } from 'react';
import { useErrorText } from './error-text.tsx';

/** Something that may fail, such as the sending of a dialog: true while it is under way, and the failure in words. */
export function useAttempt() {
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    isBusy,
    failure,
    forget: () => setFailure(undefined),
    /** Does it, and resolves to true if it succeeded. */
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
