import type { Session } from '#contract/accounts/account.ts';
import { clock } from '#web/ui/text/clock.ts';

/** One tick, in ms: so often it is looked whether the session runs out (spec, section 9). */
export const REFRESH_TICK_MS = 30_000;
/** The session is renewed when at most this number of whole ticks remain (spec, section 9). */
const REFRESH_TICKS_LEFT = 3;
/** With less left than this, in ms, a session counts as expired for use: a call waits until it is renewed (spec, section 9). */
export const EXPIRY_MARGIN_MS = 90_000;
/** First wait before something that failed is tried again, in ms; it doubles each time (spec, section 9). */
const RETRY_FIRST_MS = 200;

/** The wait after a number of failures in a row, in ms. */
export function backoff(failures: number): number {
  return RETRY_FIRST_MS * 2 ** failures;
}

/** The outcome of one try to renew. */
export type Attempt =
  | { readonly kind: 'renewed'; readonly session: Session }
  /** The server will never renew it. */
  | { readonly kind: 'ended' }
  /** No network, too many calls or a failure of the server: the session may still be good. */
  | { readonly kind: 'unreachable'; readonly error: unknown };

/** Until when a session that was received just now is good, in ms of this computer's clock, whatever that clock shows. */
export function goodUntil({ expires_in_seconds }: Pick<Session, 'expires_in_seconds'>): number {
  return clock.now().getTime() + expires_in_seconds * 1000;
}

export interface Renewal {
  /** Takes until when the session is good (ms); 0 for one that is to be renewed first, undefined for none. */
  know(until: number | undefined): void;
  /** Rises with each session that is received, so that a call knows whether it was sent with an older one. */
  count(): number;
  /** Resolves when a call may be sent: at once, or when a renewal that is due has succeeded or failed. */
  whenUsable(): Promise<void>;
  /** Renews now. Callers during a renewal share its outcome. */
  renew(): Promise<Attempt>;
  /** Looks now, as at a tick: for a computer that has slept. */
  look(): void;
  /** Begins to tick. @returns the end of it */
  start(): () => void;
}

/** Keeps a session from running out. `attempt` tries once; `onAttempt` hears what became of each try. */
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
    // Given up by a log-out meanwhile: nothing is left to try for.
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
    // The waits double until the next tick, and begin anew with it.
    stopRetrying();
    if (Math.floor((until - clock.now().getTime()) / REFRESH_TICK_MS) <= REFRESH_TICKS_LEFT) void renew();
  };
  return {
    know,
    renew,
    look,
    count: () => received,
    async whenUsable() {
      // While tries fail the call goes as it is: the margin may last, and if not, its own error tells the cause.
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
