import type { adminCompanyRoutes } from '#contract/office/admin-company.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writePlace } from '#server/features/companies/place/commands.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { listCompanies } from './queries/list-companies.ts';
import { showCompany } from './queries/show-company.ts';

/** Companies as shown to administrators. Decisions about a company are commands of the company. */
export function adminCompanyHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof adminCompanyRoutes> {
  return {
    'GET /admin/companies': ({ query, moment }) => listCompanies(db, query, moment),
    'GET /admin/companies/:id': async ({ actor, params, moment }) =>
      (await showCompany(db, params.id, actor, moment)) ?? refuse('not_found'),
    'PUT /admin/companies/:id/place': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => writePlace(trx, actor, params.id, body, moment)),
  };
}
