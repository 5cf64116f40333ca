import type { projectInvoicingRoutes } from '#contract/money/project-invoicing.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { writeProjectInvoicing } from './commands.ts';
import { findProjectInvoicing } from './queries.ts';

/** What companies want on the invoices of single projects. */
export function projectInvoicingHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof projectInvoicingRoutes> {
  return {
    'GET /projects/:id/invoicing': async ({ actor, params: { id } }) =>
      (await findProjectInvoicing(db, actor, id)) ?? refuse('not_found'),
    'PUT /projects/:id/invoicing': async ({ actor, params: { id }, body, moment }) => {
      const done = await inTransaction(db, (trx) => writeProjectInvoicing(trx, actor, id, body, moment));
      return isRefusal(done) ? done : ((await findProjectInvoicing(db, actor, id)) ?? refuse('not_found'));
    },
  };
}
