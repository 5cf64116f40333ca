import type { Session } from '#contract/accounts/account.ts';
import { clock } from '#web/ui/text/clock.ts';

/** Interval between two checks of the session's remaining time, in ms (spec, section 9). */
export const REFRESH_TICK_MS = 30_000;
/** The session is renewed when at most this number of whole ticks remain (spec, section 9). */
const REFRESH_TICKS_LEFT = 3;
/**
 * A session with less than this number of ms left counts as expired: calls wait until it is renewed (spec, section 9).
 */
export const EXPIRY_MARGIN_MS = 90_000;
/** Wait before the first retry after a failure, in ms; it doubles each time (spec, section 9). */
const RETRY_FIRST_MS = 200;

/** The wait after a number of failures in a row, in ms. */
export function backoff(failures: number): number {
  return RETRY_FIRST_MS * 2 ** failures;
}

/** The outcome of one try to renew. */
export type Attempt =
  | { readonly kind: 'renewed'; readonly session: Session }
  /** The server will never renew the session. */
  | { readonly kind: 'ended' }
  /** No network, too many calls or a failure of the server: the session may still be good. */
  | { readonly kind: 'unreachable'; readonly error: unknown };

/** The end of a session that has just been received, in ms by this computer's clock, even if that clock is wrong. */
export function goodUntil({ expires_in_seconds }: Pick<Session, 'expires_in_seconds'>): number {
  return clock.now().getTime() + expires_in_seconds * 1000;
}

export interface Renewal {
  /** Sets the end of the session (ms); 0 if it must be renewed first, undefined without a session. */
  know(until: number | undefined): void;
  /** Number of sessions received so far. A call compares it to tell if the session was renewed after it was sent. */
  count(): number;
  /** Resolves when a call may be sent: at once, or when a renewal that is due has succeeded or failed. */
  whenUsable(): Promise<void>;
  /** Renews now. Callers during a renewal share its outcome. */
  renew(): Promise<Attempt>;
  /** Checks now instead of at the next tick, for a computer that has slept. */
  look(): void;
  /**
   * Starts the ticks.
   * @returns a function that stops them
   */
  start(): () => void;
}

/** Keeps a session from expiring. `attempt` tries once; `onAttempt` gets the outcome of each try. */
export function makeRenewal(attempt: () => Promise<Attempt>, onAttempt: (outcome: Attempt) => void): Renewal {
  let until: number | undefined;
  let received = 0;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<Attempt> | undefined;

  const stopRetrying = () => {
    clearTimeout(retry);
    retry = undefined;
    failures = 0;
  };
  const know = (next: number | undefined) => {
    until = next;
    if (next) received += 1;
    stopRetrying();
  };
  const tryOnce = async (): Promise<Attempt> => {
    clearTimeout(retry);
    retry = undefined;
    const outcome = await attempt();
    if (outcome.kind === 'renewed') know(goodUntil(outcome.session));
    if (outcome.kind === 'ended') know(undefined);
    // Signing out may have cleared `until` during the try: then there is no session to retry for.
    if (outcome.kind === 'unreachable' && until !== undefined) retry = setTimeout(renew, backoff(failures++));
    onAttempt(outcome);
    return outcome;
  };
  const renew = (): Promise<Attempt> => {
    running ??= tryOnce().finally(() => {
      running = undefined;
    });
    return running;
  };
  const look = () => {
    if (until === undefined || running) return;
    // Each retry waits twice as long as the one before. The next tick starts again from the shortest wait.
    stopRetrying();
    if (Math.floor((until - clock.now().getTime()) / REFRESH_TICK_MS) <= REFRESH_TICKS_LEFT) void renew();
  };
  return {
    know,
    renew,
    look,
    count: () => received,
    async whenUsable() {
      // While renewals fail, calls are sent anyway: the session may still be good, and if not, the call's own error
      // tells why.
      if (until === undefined || until - clock.now().getTime() >= EXPIRY_MARGIN_MS || retry) return;
      await renew();
    },
    start() {
      const ticking = setInterval(look, REFRESH_TICK_MS);
      return () => {
        clearInterval(ticking);
        stopRetrying();
      };
    },
  };
}
