import { randomUUID } from 'node:crypto';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { declaredErrors } from '#contract/registry/declared-errors.ts';
import type { ErrorCode } from '#contract/registry/errors.ts';
import { ROUTE_ROWS } from '#tests/api/authorisation/table.ts';
import type { Call } from './calls.ts';
import { takeChanges } from './changes.ts';
import { type Answered, codeOf, faultOf, saidBy } from './faults.ts';
import { type Run, sendCall } from './send-call.ts';

/** The refusals that each route declares. */
const DECLARED = new Map(
  Object.entries<RouteDeclaration<ErrorCode>>(contract).map(([key, route]) => [key, declaredErrors(key, route)]),
);

/** A refusal that may write: the owner of the account gets a mail about the attempt. */
const REFUSED_WITH_EFFECT = /^already_registered/;

/** A fault, and the answer in which it was found. */
interface Wrong {
  readonly fault: string;
  readonly answered: Answered;
}

/** True if the call is about another caller's object, and the caller must not learn that it exists. */
const isForeign = ({ route, caller, params }: Call): boolean =>
  params[0] === '<own>' && !route.includes('/records/') && ROUTE_ROWS[route]?.[caller] === 'not_found';

/**
 * The fault if the answer about another caller's object differs from the answer about a missing one; null if both are
 * equal.
 */
async function asMissing(run: Run, call: Call, answered: Answered): Promise<Wrong | null> {
  // A random id: a constant one could exist by now, made by an earlier record call.
  const missing = await sendCall(run, { ...call, params: [randomUUID(), ...call.params.slice(1)] });
  await takeChanges(run.server.services.pool);
  if (saidBy(missing) === saidBy(answered)) return null;
  const fault = `answers otherwise about somebody else's than about nothing (${missing.status} ${missing.text})`;
  return { fault, answered };
}

/** Sends a call. Returns the fault found, with the answer; null if there is none. */
export async function tryCall(run: Run, call: Call): Promise<Wrong | null> {
  let answered = await sendCall(run, call);
  const arrives = call.caller !== 'anonymous' && codeOf(answered) === 'signed_out';
  if (arrives) {
    // An earlier call has ended the session, so the caller signs in again.
    const isBack = await run.world.arrive(call.caller).then(
      () => true,
      // An earlier call has suspended the account, so the caller stays signed out until new people are made.
      () => false,
    );
    if (isBack) answered = await sendCall(run, call);
  }
  const fault = faultOf(answered, DECLARED.get(call.route));
  const written = await takeChanges(run.server.services.pool);
  if (fault) return { fault, answered };
  const code = codeOf(answered);
  if (code !== undefined && !REFUSED_WITH_EFFECT.test(code) && !arrives && written.length > 0)
    return { fault: `refuses with ${code} and writes to ${written.join(', ')}`, answered };
  return isForeign(call) ? asMissing(run, call, answered) : null;
}
