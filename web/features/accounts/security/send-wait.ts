import { useEffect, useState } from 'react';
import { clock } from '#web/ui/text/clock.ts';

/** Seconds between two mails; the server enforces the same (contract/kernel/rate-limits.ts, mail_pause). */
const WAIT_SECONDS = 60;

const keyOf = (what: string, email: string) => `medverka.waits.${what}:${email.toLowerCase()}`;

/** Seconds until the stored end of the wait; null if none is stored. */
function storedSeconds(key: string, now: number): number | null {
  const until = Number(sessionStorage.getItem(key) ?? Number.NaN);
  return Number.isFinite(until) ? Math.max(0, Math.ceil((until - now) / 1_000)) : null;
}

/** Records that a mail has just gone to an address, so that the next screen counts down from now. */
export function noteMailSent(what: string, email: string, seconds = WAIT_SECONDS): void {
  sessionStorage.setItem(keyOf(what, email), String(clock.now().getTime() + seconds * 1_000));
}

/**
 * Counts down until the user may ask for another mail. The end of the wait is stored in the tab, so that a reload does
 * not shorten it. `hasJustBeenSent` begins the wait unless one is stored already.
 */
export function useSendWait(what: string, email: string, hasJustBeenSent: boolean) {
  const key = keyOf(what, email);
  const [seconds, setSeconds] = useState(() => {
    if (storedSeconds(key, clock.now().getTime()) === null && hasJustBeenSent) noteMailSent(what, email);
    return storedSeconds(key, clock.now().getTime()) ?? 0;
  });
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(storedSeconds(key, clock.now().getTime()) ?? 0), 1_000);
    return () => clearTimeout(timer);
  }, [seconds, key]);
  const wait = (from?: number) => {
    noteMailSent(what, email, from);
    setSeconds(storedSeconds(key, clock.now().getTime()) ?? 0);
  };
  return { seconds, wait };
}
