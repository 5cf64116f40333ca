import type { memberRoutes } from '#contract/companies/member.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { acceptInvitation, findInvitation } from './commands/accept-invitation.ts';
import { changeMember, removeMember } from './commands/change-member.ts';
import { inviteMember, withdrawInvitation } from './commands/invite-member.ts';
import { listMembers } from './queries/list-members.ts';

/** The members of a company and their invitations. */
export function memberHandlers(services: Services): Handlers<typeof memberRoutes> {
  const { db } = services;
  return {
    'GET /company/members': ({ actor, moment }) => listMembers(db, actor, moment),
    'POST /company/invitations': async ({ actor, body, moment }) => {
      const invited = await inTransaction(db, (trx) => inviteMember(trx, actor, body, moment));
      return isRefusal(invited) ? invited : listMembers(db, actor, moment);
    },
    'DELETE /company/invitations/:id': async ({ actor, params, moment }) => {
      const gone = await inTransaction(db, (trx) => withdrawInvitation(trx, actor, params.id, moment));
      return isRefusal(gone) ? gone : { done: true };
    },
    'PATCH /company/members/:id': async ({ actor, params, body, moment }) => {
      const changed = await inTransaction(db, (trx) => changeMember(trx, actor, params.id, body, moment));
      return isRefusal(changed) ? changed : listMembers(db, actor, moment);
    },
    'DELETE /company/members/:id': async ({ actor, params, moment }) => {
      const removed = await inTransaction(db, (trx) => removeMember(trx, actor, params.id, moment));
      return isRefusal(removed) ? removed : { done: true };
    },
    'POST /member-invitations/view': async ({ body, moment }) =>
      (await findInvitation(db, body.token, moment)) ?? refuse('dead_link'),
    'POST /member-invitations/accept': async ({ body, moment }) => {
      const accepted = await acceptInvitation(services, body, moment);
      return isRefusal(accepted) ? accepted : { done: true };
    },
  };
}
