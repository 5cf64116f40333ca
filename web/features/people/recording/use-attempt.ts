import { useState } from 'react';
import { useErrorText } from '#web/ui/form/error-text.tsx';

/** Runs tasks, and keeps the failure of the last one in words. */
export function useAttempt() {
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  /** @returns true if the task neither threw nor returned a problem */
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
