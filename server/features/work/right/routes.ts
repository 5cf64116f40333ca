import type { rightRoutes } from '#contract/work/right.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { reportPublication } from './commands/report-publication.ts';
import { listGranted } from './queries/list-granted.ts';
import { listCompanyRights, listProjectRights } from './queries/list-rights.ts';

/** Rights of use: talents, companies and administrators read them, and a company reports the first showing. */
export function rightHandlers({ db }: Services): Handlers<typeof rightRoutes> {
  return {
    'GET /company/rights': ({ actor, query, moment }) => listCompanyRights(db, actor, query, moment),
    'GET /projects/:id/rights': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listProjectRights(db, actor, params.id, query.page, moment)
        : refuse('not_found'),
    'GET /talent/rights': ({ actor, query, moment }) => listGranted(db, actor, query.group, query.page, moment),
    'POST /rights/:id/publication': ({ actor, params, body, moment }) =>
      inTransaction(db, (trx) => reportPublication(trx, actor, params.id, body, moment)),
  };
}
