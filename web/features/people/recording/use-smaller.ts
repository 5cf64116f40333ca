import { useState } from 'react';
import { clock } from '#web/ui/text/clock.ts';
import { looker } from './film-looker.ts';

/** Time before the deadline, in ms, in which films are not made smaller: the upload must begin before the deadline. */
const HURRY_MS = 15 * 60_000;
/** Maximum timeout in browsers, in ms. */
const LONG_MS = 2 ** 31 - 1;

/** A signal that aborts when the deadline is too near for making films smaller. */
function hurry(due_date: string | null): AbortSignal {
  const left = due_date === null ? LONG_MS : Date.parse(due_date) - clock.now().getTime() - HURRY_MS;
  return AbortSignal.timeout(Math.max(0, Math.min(left, LONG_MS)));
}

interface Smaller {
  /** Progress, from 0 to 1. */
  readonly part: number;
  /** Stops, so that the film is sent unchanged. */
  readonly skip: () => void;
}

/** Makes films smaller before sending, unless the user skips it or the deadline is near. */
export function useSmaller(due_date: string | null) {
  /** The film that is being made smaller now, if any. */
  const [smaller, setSmaller] = useState<Smaller>();
  const makeSmaller = async (file: File): Promise<File> => {
    const skipping = new AbortController();
    const skip = () => skipping.abort();
    const signal = AbortSignal.any([skipping.signal, hurry(due_date)]);
    setSmaller({ part: 0, skip });
    try {
      return await (await looker.fetch()).shrink(file, signal, (part) => setSmaller({ part, skip }));
    } catch {
      // After a failure the film is sent unchanged: the server can read more formats than browsers can.
      return file;
    } finally {
      setSmaller(undefined);
    }
  };
  return { smaller, makeSmaller };
}
