import { useState } from 'react';
import { clock } from '#web/ui/text/clock.ts';
import { looker } from './film-looker.ts';

/** So near the deadline nothing is made smaller any more: what counts is that it was begun. */
const HURRY_MS = 15 * 60_000;
/** The longest that browsers count. */
const LONG_MS = 2 ** 31 - 1;

/** Hears when there is no time left to make a film smaller. */
function hurry(due_date: string | null): AbortSignal {
  const left = due_date === null ? LONG_MS : Date.parse(due_date) - clock.now().getTime() - HURRY_MS;
  return AbortSignal.timeout(Math.max(0, Math.min(left, LONG_MS)));
}

interface Smaller {
  /** How much is done, from 0 to 1. */
  readonly part: number;
  /** Sends it as it is instead. */
  readonly skip: () => void;
}

/** Makes a film smaller before it is sent, unless the person or the deadline says otherwise. */
export function useSmaller(due_date: string | null) {
  /** A film that is being made smaller. */
  const [smaller, setSmaller] = useState<Smaller>();
  const makeSmaller = async (file: File): Promise<File> => {
    const skipping = new AbortController();
    const skip = () => skipping.abort();
    const signal = AbortSignal.any([skipping.signal, hurry(due_date)]);
    setSmaller({ part: 0, skip });
    try {
      return await (await looker.fetch()).shrink(file, signal, (part) => setSmaller({ part, skip }));
    } catch {
      // Sent as it is: the server takes more than browsers can read.
      return file;
    } finally {
      setSmaller(undefined);
    }
  };
  return { smaller, makeSmaller };
}
