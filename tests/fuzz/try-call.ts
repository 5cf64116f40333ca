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

/** What each route may refuse with. */
const DECLARED = new Map(
  Object.entries<RouteDeclaration<ErrorCode>>(contract).map(([key, route]) => [key, declaredErrors(key, route)]),
);

/** Refused, and yet something was done: a mail was sent to who has an account already. */
const REFUSED_WITH_EFFECT = /^already_registered/;

/** A fault and the answer that has it. */
interface Wrong {
  readonly fault: string;
  readonly answered: Answered;
}

/** True if the call is about an object of another caller's, of which this one must not learn that it exists. */
const isForeign = ({ route, caller, params }: Call): boolean =>
  params[0] === '<own>' && !route.includes('/records/') && ROUTE_ROWS[route]?.[caller] === 'not_found';

/** An answer about what is another's is the same as about nothing. */
async function asMissing(run: Run, call: Call, answered: Answered): Promise<Wrong | null> {
  // A new id: by a record call somebody may have made something whose id is that of nobody.
  const missing = await sendCall(run, { ...call, params: [randomUUID(), ...call.params.slice(1)] });
  await takeChanges(run.server.services.pool);
  if (saidBy(missing) === saidBy(answered)) return null;
  const fault = `answers otherwise about somebody else's than about nothing (${missing.status} ${missing.text})`;
  return { fault, answered };
}

/** The fault of a call and what was answered, or null. */
export async function tryCall(run: Run, call: Call): Promise<Wrong | null> {
  let answered = await sendCall(run, call);
  const arrives = call.caller !== 'anonymous' && codeOf(answered) === 'signed_out';
  if (arrives) {
    // An earlier call has ended the session.
    const isBack = await run.world.arrive(call.caller).then(
      () => true,
      // An earlier call has shut them out, as an administrator may: they stay signed out until everybody is made anew.
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
