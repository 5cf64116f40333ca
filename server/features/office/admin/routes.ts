import type { adminRoutes } from '#contract/office/admin.ts';
import type { auditRoutes } from '#contract/office/audit.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { acceptAdminInvitation, findAdminInvitation } from './commands/accept-admin-invitation.ts';
import { changeAdmin, endAdmin } from './commands/change-admin.ts';
import { inviteAdmin, withdrawAdminInvitation } from './commands/invite-admin.ts';
import { listAdmins } from './queries/list-admins.ts';
import { exportAudit, listAudit } from './queries/list-audit.ts';

interface Call {
  readonly actor: AdminActor;
  readonly moment: Moment;
}

/** The administrators, and the audit log of their readings and commands. */
export function adminHandlers(services: Services): Handlers<typeof adminRoutes & typeof auditRoutes> {
  const { db } = services;
  const change = async <Result, Code extends string>(
    { actor, moment }: Call,
    work: (trx: Trx) => Promise<Result | Refusal<Code>>,
  ) => {
    const done = await inTransaction(db, work);
    return isRefusal(done) ? done : listAdmins(db, actor, moment);
  };
  return {
    'GET /admin/administrators': ({ actor, moment }) => listAdmins(db, actor, moment),
    'POST /admin/invitations': (call) => change(call, (trx) => inviteAdmin(trx, call.actor, call.body, call.moment)),
    'DELETE /admin/invitations/:id': async ({ actor, params }) => {
      const gone = await inTransaction(db, (trx) => withdrawAdminInvitation(trx, actor, params.id));
      return isRefusal(gone) ? gone : { done: true };
    },
    'POST /admin/administrators/:id/role': (call) =>
      change(call, (trx) => changeAdmin(trx, call.actor, call.params.id, call.body.role)),
    'POST /admin/administrators/:id/end': (call) => change(call, (trx) => endAdmin(trx, call.actor, call.params.id)),
    'GET /admin/audit': ({ query: { page, ...filter } }) => listAudit(db, filter, page),
    'GET /admin/audit/export': ({ query }) => exportAudit(db, query),
    'POST /admin-invitations/view': async ({ body, moment }) =>
      (await findAdminInvitation(db, body.token, moment)) ?? refuse('dead_link'),
    'POST /admin-invitations/accept': ({ body, moment }) => acceptAdminInvitation(services, body, moment),
  };
}
