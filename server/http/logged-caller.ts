import type { FastifyRequest } from 'fastify';
import type { Actor } from '#server/actor.ts';
import type { Env } from '#server/env.ts';
import { markOf, marksOf } from '#server/sealed/keyed-marks.ts';

const MARK_DIGITS = 16;

const CALLER = Symbol('caller');

/** A request with its caller. On the request itself, because V8 keeps the entries of a WeakMap for longer. */
type Noted = FastifyRequest & { [CALLER]?: Actor };

/** Keeps the caller of a request for its log line. */
export function noteCaller<Caller extends Actor>(request: Noted, caller: Caller): Caller {
  request[CALLER] = caller;
  return caller;
}

/**
 * The mark of an account in the log, 16 hex digits: lines of one account can be collected, but only `npm run log:account`
 * tells whose they are.
 */
export const loggedAccount = ({ session_secrets }: Pick<Env, 'session_secrets'>, account_id: string): string =>
  markOf(session_secrets, `log ${account_id}`, 'hex').slice(0, MARK_DIGITS);

/** The marks that an account may have in logs of earlier days, one for each secret. */
export const loggedAccounts = ({ session_secrets }: Pick<Env, 'session_secrets'>, account_id: string): string[] =>
  marksOf(session_secrets, `log ${account_id}`, 'hex').map((mark) => mark.slice(0, MARK_DIGITS));

/** The facts about a request's caller for its log line. */
export function callerFacts(env: Pick<Env, 'session_secrets'>, request: Noted) {
  const caller = request[CALLER];
  if (!caller) return {};
  return caller.role === 'anonymous'
    ? { role: caller.role }
    : { role: caller.role, account: loggedAccount(env, caller.account_id) };
}
