import type { correctionRoutes } from '#contract/money/correction.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { approveCorrection, declineCorrection } from './commands/decide-correction.ts';
import { proposeCorrection } from './commands/propose-correction.ts';
import { findCorrection, listCorrections } from './queries/list-corrections.ts';

interface Call {
  readonly actor: AdminActor;
  readonly params: { readonly id: string };
  readonly moment: Moment;
}

/** Corrections of vouchers: proposed by one administrator, approved by another. */
export function correctionHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof correctionRoutes> {
  const show = async ({ actor, params: { id }, moment }: Call) =>
    (await findCorrection(db, actor, id, moment)) ?? refuse('not_found');
  const change = async <R extends Refusal>(call: Call, command: (trx: Trx) => Promise<true | R>) => {
    const done = await inTransaction(db, command);
    return isRefusal(done) ? done : show(call);
  };
  return {
    'GET /admin/books/corrections': ({ actor, query: { page }, moment }) => listCorrections(db, actor, page, moment),
    'POST /admin/books/corrections': async ({ actor, body, moment }) => {
      const made = await inTransaction(db, (trx) => proposeCorrection(trx, actor, body, moment));
      return isRefusal(made) ? made : show({ actor, params: made, moment });
    },
    'POST /admin/books/corrections/:id/approve': (call) =>
      change(call, (trx) => approveCorrection(trx, call.actor, call.params.id, call.moment)),
    'POST /admin/books/corrections/:id/decline': (call) =>
      change(call, (trx) => declineCorrection(trx, call.actor, call.params.id, call.body.reason, call.moment)),
  };
}
