import { useEffect, useState } from 'react';
import { clock } from '#web/ui/text/clock.ts';

/** How long one waits between two mails, in seconds; the server asks for the same (contract/kernel/rate-limits.ts, mail_pause). */
const WAIT_SECONDS = 60;

const keyOf = (what: string, email: string) => `medverka.waits.${what}:${email.toLowerCase()}`;

/** Seconds left until the instant in milliseconds that is stored; null when none is. */
function storedSeconds(key: string, now: number): number | null {
  const until = Number(sessionStorage.getItem(key) ?? Number.NaN);
  return Number.isFinite(until) ? Math.max(0, Math.ceil((until - now) / 1_000)) : null;
}

/** Notes that a mail has just gone to an address, so that the next screen counts down from here. */
export function noteMailSent(what: string, email: string, seconds = WAIT_SECONDS): void {
  sessionStorage.setItem(keyOf(what, email), String(clock.now().getTime() + seconds * 1_000));
}

/**
 * Counts down to when a mail may be asked for again. The end is kept in the tab, so that a reload neither shortens nor
 * prolongs it. `hasJustBeenSent` begins the wait unless one is noted already.
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
