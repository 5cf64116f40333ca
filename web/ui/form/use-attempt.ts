import { useState } from 'react';
import { useErrorText } from './error-text.tsx';

/** Something that may fail, such as what a dialog sends: whether it is under way, and why it failed in words. */
export function useAttempt() {
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    isBusy,
    failure,
    forget: () => setFailure(undefined),
    /** Does it, and tells whether it succeeded. */
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
