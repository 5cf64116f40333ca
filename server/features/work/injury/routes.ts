import type { injuryRoutes } from '#contract/work/injury.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { type Handling, handleInjury } from './commands/handle-injury.ts';
import { reportInjury } from './commands/report-injury.ts';
import { openWords } from './commands/sealed-injuries.ts';
import { listEngagements } from './queries/find-engagements.ts';
import { findInjury, listInjuries, listOwnInjuries } from './queries/load-injuries.ts';

interface Call {
  readonly actor: AdminActor;
  readonly params: { readonly id: string };
  readonly moment: Moment;
}

/** The id of another report, such as of one whose answer was lost before its day was changed. */
const ID_USED = ['work_injuries_pk'] as const;

/** Injuries at work, for the talents, the companies and finance. */
export function injuryHandlers({ db, env }: Pick<Services, 'db' | 'env'>): Handlers<typeof injuryRoutes> {
  const handle = async ({ actor, params, moment }: Call, handling: Handling) => {
    const handled = await inTransaction(db, (trx) => handleInjury(trx, actor, params.id, handling, moment));
    return isRefusal(handled) ? handled : { done: true as const };
  };
  return {
    'GET /work-injuries': ({ actor, query, moment }) => listOwnInjuries(db, actor, query.page, moment),
    'GET /work-injuries/engagements': ({ actor, query, moment }) => listEngagements(db, actor, query, moment),
    'GET /work-injuries/:id/words': async ({ actor, params: { id }, moment }) => {
      const injury = await findInjury(db, actor, id, moment);
      return (injury && (await openWords(db, env, id))) ?? refuse('not_found');
    },
    'POST /work-injuries': async ({ actor, body, moment }) => {
      const reported = await inTransaction(db, (trx) => reportInjury(trx, env, actor, body, moment), ID_USED);
      return isRefusal(reported) ? reported : { done: true };
    },
    'GET /admin/work-injuries': ({ actor, query, moment }) => listInjuries(db, actor, query, moment),
    'POST /admin/work-injuries/:id/mark-serious': (call) => handle(call, { command: 'mark-serious' }),
    'POST /admin/work-injuries/:id/tell-authority': (call) =>
      handle(call, { command: 'tell-authority', on: call.body.on }),
    'POST /admin/work-injuries/:id/send': (call) => handle(call, { command: 'send', on: call.body.on }),
    'POST /admin/work-injuries/:id/close': (call) => handle(call, { command: 'close' }),
    'POST /admin/work-injuries/:id/close-unsent': (call) =>
      handle(call, { command: 'close-unsent', reason: call.body.reason }),
  };
}
