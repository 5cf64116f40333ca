import { sql } from 'kysely';
import type { signOffRoutes } from '#contract/casting/sign-off.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { endSignOff } from './commands/decide-sign-off.ts';
import { listSignOffs, showActivation } from './queries/list-sign-offs.ts';
import { loadSignOffs, presentSignOff } from './queries/load-sign-offs.ts';

interface Call {
  readonly actor: CompanyActor;
  readonly params: { readonly id: string };
  readonly moment: Moment;
}

/** Sign-offs, which wait for the decision of a second member of a company. */
export function signOffHandlers({ db }: Services): Handlers<typeof signOffRoutes> {
  const show = async ({ actor, params, moment }: Call) => {
    const [row] = await loadSignOffs(db, actor, sql`s.id = ${params.id}`);
    return row ? presentSignOff(row, actor, moment) : refuse('not_found');
  };
  const end = async (call: Call, how: Parameters<typeof endSignOff>[3]) => {
    const { actor, params, moment } = call;
    const ended = await inTransaction(db, (trx) => endSignOff(trx, actor, params.id, how, moment));
    return isRefusal(ended) ? ended : show(call);
  };
  return {
    'GET /company/sign-offs': ({ actor, query, moment }) => listSignOffs(db, actor, query.page, moment),
    'GET /projects/:id/sign-off': ({ actor, params, moment }) => showActivation(db, actor, params.id, moment),
    'POST /sign-offs/:id/refuse': (call) => end(call, { command: 'refuse', reason: call.body.reason }),
    'POST /sign-offs/:id/withdraw': (call) => end(call, { command: 'withdraw' }),
  };
}
