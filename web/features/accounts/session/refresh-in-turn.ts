import { ApiError, api, WordlessError } from '#web/api/client.ts';
import type { Attempt } from './renewal.ts';

const LOCK = 'medverka.renewal';
/**
 * Milliseconds after which an unanswered renewal is given up, so that neither the calls here nor the other tabs wait
 * for ever.
 */
export const ANSWER_WAIT_MS = 10_000;

const TOO_MANY_REQUESTS = 429;

/**
 * True for a failure that may pass: no answer, the refusal of a proxy, too many calls, a failure of the server, or a
 * success that is not JSON.
 */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError) || error instanceof WordlessError) return true;
  return error.status === TOO_MANY_REQUESTS || error.status >= 500;
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(ApiError.offline()), ANSWER_WAIT_MS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

async function refresh(): Promise<Attempt> {
  try {
    return { kind: 'renewed', session: await inTime(api('POST /account/session/refresh')) };
  } catch (error) {
    return isPassing(error) ? { kind: 'unreachable', error } : { kind: 'ended' };
  }
}

/** The session that the previous tab has just renewed: all tabs share the cookie. Undefined if that tab failed. */
async function renewedMeanwhile(): Promise<Attempt | undefined> {
  try {
    const { session } = await inTime(api('GET /account/session'));
    return session ? { kind: 'renewed', session } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Tries once to renew the session. A refresh token works once, so tabs take turns: a tab that had to wait first asks if
 * another tab has renewed the session. Pages over plain http have no browser locks; there the server tolerates a second
 * use.
 */
export async function refreshInTurn(): Promise<Attempt> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return refresh();
  const first = await locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? refresh() : undefined));
  return first ?? locks.request(LOCK, async () => (await renewedMeanwhile()) ?? refresh());
}
