import type { adminTalentRoutes } from '#contract/people/admin-talent.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { approveProfiles, decideProfiles, suspendTalents } from './commands/decide-profiles.ts';
import { separatePeople } from './commands/separate-people.ts';
import { findNext, listTalents } from './queries/list-talents.ts';
import { showTalent } from './queries/show-talent.ts';

/** Talents, for administrators who search, review and suspend them. */
export function adminTalentHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof adminTalentRoutes> {
  return {
    'GET /admin/talents': ({ actor, query, moment }) => listTalents(db, query, actor, moment),
    'GET /admin/talents/next': async () => ({ id: await findNext(db, null) }),
    'GET /admin/talents/:id': async ({ actor, params, moment }) =>
      (await showTalent(db, params.id, actor, moment)) ?? refuse('not_found'),
    'POST /admin/talents/:id/not-same': async ({ actor, params: { id }, body: { other_id }, moment }) => {
      const parted = await inTransaction(db, (trx) => separatePeople(trx, actor, { id, other_id }, moment));
      return isRefusal(parted) ? parted : ((await showTalent(db, id, actor, moment)) ?? refuse('not_found'));
    },
    'POST /admin/talents/approve': ({ actor, body: { talents }, moment }) =>
      inTransaction(db, (trx) => approveProfiles(trx, actor, talents, moment)),
    'POST /admin/talents/ask-changes': ({ actor, body: { ids, asks }, moment }) =>
      inTransaction(db, (trx) => decideProfiles(trx, actor, { command: 'ask-changes', ids, words: { asks } }, moment)),
    'POST /admin/talents/suspend': ({ actor, body: { ids, reason }, moment }) =>
      inTransaction(db, (trx) => suspendTalents(trx, actor, { ids, reason }, moment)),
    'POST /admin/talents/reinstate': ({ actor, body: { ids }, moment }) =>
      inTransaction(db, (trx) =>
        decideProfiles(trx, actor, { command: 'reinstate', ids, words: { reason: null } }, moment),
      ),
  };
}
