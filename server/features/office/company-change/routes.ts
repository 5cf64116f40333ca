import { sql } from 'kysely';
import type { companyChangeRoutes } from '#contract/office/company-change.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HELD_NUMBER, tellHeldNumber } from '#server/features/accounts/appeal/commands/tell-held-number.ts';
import { findPrivateFile } from '#server/files/private-files.ts';
import { signedUrl } from '#server/files/signed-url.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { approveChange, askWithPaper, refuseChange, withdrawChange, writeChange } from './commands.ts';
import { listChanges, loadChanges, showOwnChange } from './queries.ts';

const DONE = { done: true } as const;

/** Changes of companies' names and organisation numbers, for their owners and for administrators. */
export function companyChangeHandlers(services: Services): Handlers<typeof companyChangeRoutes> {
  const { db } = services;
  const own = async <R extends Refusal>(actor: CompanyActor, moment: Moment, done: R | true) =>
    isRefusal(done) ? done : showOwnChange(db, actor, moment);
  return {
    'GET /company/change': ({ actor, moment }) => showOwnChange(db, actor, moment),
    'POST /company/changes': async ({ actor, body, moment }) =>
      own(actor, moment, await inTransaction(db, (trx) => writeChange(trx, actor, body, moment))),
    'POST /company/changes/:id/paper': async ({ actor, params: { id }, body, moment }) =>
      own(actor, moment, await askWithPaper(services, actor, id, body, moment)),
    'POST /company/changes/:id/withdraw': async ({ actor, params: { id }, moment }) =>
      own(actor, moment, await inTransaction(db, (trx) => withdrawChange(trx, actor, id, moment))),
    'GET /admin/company-changes': ({ actor, query, moment }) => listChanges(db, actor, query.page, moment),
    'POST /admin/company-changes/:id/paper': async ({ actor, params: { id }, moment }) => {
      const [change] = await loadChanges(db, sql`h.id = ${id}`, moment);
      const file = change?.file_id ? await findPrivateFile(db, change.file_id) : undefined;
      if (!change || !file) return refuse('not_found');
      const url = signedUrl(services, file, { purpose: 'view', account_id: actor.account_id });
      return { url, company_id: change.company_id };
    },
    'POST /admin/company-changes/:id/approve': async ({ actor, params: { id }, moment }) => {
      const done = tellHeldNumber(await inTransaction(db, (trx) => approveChange(trx, actor, id, moment), HELD_NUMBER));
      return isRefusal(done) ? done : DONE;
    },
    'POST /admin/company-changes/:id/refuse': async ({ actor, params: { id }, body, moment }) => {
      const done = await inTransaction(db, (trx) => refuseChange(trx, actor, id, body.reason, moment));
      return isRefusal(done) ? done : DONE;
    },
  };
}
