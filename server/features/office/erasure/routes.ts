import type { erasureRoutes } from '#contract/office/erasure.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { openArchived } from './commands/archive-person.ts';
import { deleteCompany } from './commands/delete-company.ts';
import { showCompanyDeletion } from './queries/company-dealings.ts';
import { listArchived } from './queries/list-archived.ts';

/** The deletion of companies, and the archive of erased people. */
export function erasureHandlers(services: Services): Handlers<typeof erasureRoutes> {
  const { db } = services;
  return {
    'GET /company/deletion': ({ actor }) => showCompanyDeletion(db, actor.company_id),
    'POST /company/deletion': async ({ actor, body, moment }) => {
      const deleted = await deleteCompany(services, actor, body, moment);
      return isRefusal(deleted) ? deleted : { done: true };
    },
    'GET /admin/archived-people': ({ query }) => listArchived(db, query.page),
    'GET /admin/archived-people/:id': async ({ params }) =>
      (await openArchived(db, services.env, params.id)) ?? refuse('not_found'),
  };
}
