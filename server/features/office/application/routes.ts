import type { applicationRoutes } from '#contract/office/application.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { HELD_NUMBER, tellHeldNumber } from '#server/features/accounts/appeal/commands/tell-held-number.ts';
import { moveCompany } from '#server/features/companies/company/commands.ts';
import { shutOut } from '#server/features/office/application/commands/shut-out.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { findApplication, listApplications } from './queries.ts';

interface Call {
  readonly actor: AdminActor;
  readonly params: { readonly id: string };
  readonly moment: Moment;
}

/** The handlers of companies' applications, for administrators. */
export function applicationHandlers({ db }: Services): Handlers<typeof applicationRoutes> {
  const show = async <R extends Refusal>({ actor, params, moment }: Call, moved: true | R) =>
    isRefusal(moved) ? moved : ((await findApplication(db, params.id, actor, moment)) ?? refuse('not_found'));
  const reinstate = async (call: Call) => {
    const { actor, params, moment } = call;
    const work = (trx: Trx) => moveCompany(trx, actor, params.id, 'reinstate', { reason: null }, moment);
    return show(call, await inTransaction(db, work));
  };
  const approve = async (call: Call) => {
    const { actor, params, moment } = call;
    const work = (trx: Trx) => moveCompany(trx, actor, params.id, 'approve', { reason: null }, moment);
    return show(call, tellHeldNumber(await inTransaction(db, work, HELD_NUMBER)));
  };
  const decideAgainst = async (call: Call, command: 'refuse' | 'suspend', reason: string) => {
    const { actor, params, moment } = call;
    return show(call, await inTransaction(db, (trx) => shutOut(trx, actor, params.id, command, reason, moment)));
  };

  return {
    'GET /admin/applications': ({ actor, query, moment }) =>
      listApplications(db, query.status, query.page, actor, moment),
    'POST /admin/applications/:id/approve': approve,
    'POST /admin/applications/:id/refuse': (call) => decideAgainst(call, 'refuse', call.body.reason),
    'POST /admin/applications/:id/suspend': (call) => decideAgainst(call, 'suspend', call.body.reason),
    'POST /admin/applications/:id/reinstate': reinstate,
  };
}
