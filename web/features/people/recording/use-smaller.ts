import { useState } from 'react';
import { clock } from '#web/ui/text/clock.ts';
import { looker } from './film-looker.ts';

/** Within this time before the deadline films are not made smaller: the upload must begin in time. */
const HURRY_MS = 15 * 60_000;
/** The longest timeout that browsers support. */
const LONG_MS = 2 ** 31 - 1;

/** Aborts when no time is left to make a film smaller. */
function hurry(due_date: string | null): AbortSignal {
  const left = due_date === null ? LONG_MS : Date.parse(due_date) - clock.now().getTime() - HURRY_MS;
  return AbortSignal.timeout(Math.max(0, Math.min(left, LONG_MS)));
}

interface Smaller {
  /** The finished part, from 0 to 1. */
  readonly part: number;
  /** Sends the film unchanged instead. */
  readonly skip: () => void;
}

/** Makes a film smaller before it is sent, unless the user skips it or the deadline is near. */
export function useSmaller(due_date: string | null) {
  /** The film that is being made smaller. */
  const [smaller, setSmaller] = useState<Smaller>();
  const makeSmaller = async (file: File): Promise<File> => {
    const skipping = new AbortController();
    const skip = () => skipping.abort();
    const signal = AbortSignal.any([skipping.signal, hurry(due_date)]);
    setSmaller({ part: 0, skip });
    try {
      return await (await looker.fetch()).shrink(file, signal, (part) => setSmaller({ part, skip }));
    } catch {
      // The film is sent unchanged: the server reads more formats than browsers do.
      return file;
    } finally {
      setSmaller(undefined);
    }
  };
  return { smaller, makeSmaller };
}
