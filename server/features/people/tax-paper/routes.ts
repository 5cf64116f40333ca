import type { taxPaperRoutes } from '#contract/people/tax-paper.ts';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor, TalentActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { endTaxPaper, enterTaxPaper, handInTaxPaper, lookAt } from './commands.ts';
import { findOwnTaxPaper, findTaxPaper, listOwnTaxPapers, listTaxPapers } from './queries.ts';

/** Tax decisions and certificates, for the talents and for finance. */
export function taxPaperHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof taxPaperRoutes> {
  const own = async <R extends Refusal>(actor: TalentActor, id: string, moment: Moment, done: R | true | 'known') =>
    isRefusal(done) ? done : ((await findOwnTaxPaper(db, actor, id, moment)) ?? refuse('not_found'));
  const any = async <R extends Refusal>(actor: AdminActor, id: string, moment: Moment, done: R | true | 'known') =>
    isRefusal(done) ? done : ((await findTaxPaper(db, actor, id, moment)) ?? refuse('not_found'));
  return {
    'GET /talent/tax-papers': ({ actor, query, moment }) => listOwnTaxPapers(db, actor, query.page, moment),
    'POST /talent/tax-papers': async ({ actor, body, moment }) => {
      const done = await inTransaction(db, (trx) => handInTaxPaper(trx, actor, body, moment));
      return own(actor, body.id, moment, done);
    },
    'POST /talent/tax-papers/:id/end': async ({ actor, params: { id }, moment }) =>
      own(actor, id, moment, await inTransaction(db, (trx) => endTaxPaper(trx, actor, id, moment))),
    'GET /admin/tax-papers': ({ actor, query, moment }) => listTaxPapers(db, actor, query, moment),
    'POST /admin/tax-papers': async ({ actor, body, moment }) => {
      const done = await inTransaction(db, (trx) => enterTaxPaper(trx, actor, body, moment));
      return any(actor, body.id, moment, done);
    },
    'POST /admin/tax-papers/:id/accept': async ({ actor, params: { id }, moment }) => {
      const done = await inTransaction(db, (trx) => lookAt(trx, actor, 'accept', { id, reason: null }, moment));
      return any(actor, id, moment, done);
    },
    'POST /admin/tax-papers/:id/refuse': async ({ actor, params: { id }, body, moment }) => {
      const done = await inTransaction(db, (trx) => lookAt(trx, actor, 'refuse', { id, ...body }, moment));
      return any(actor, id, moment, done);
    },
    'POST /admin/tax-papers/:id/end': async ({ actor, params: { id }, moment }) =>
      any(actor, id, moment, await inTransaction(db, (trx) => endTaxPaper(trx, actor, id, moment))),
  };
}
