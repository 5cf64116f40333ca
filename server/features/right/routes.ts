import type { rightRoutes } from '#contract/right.ts';
import { refuse } from '#domain/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { seesProject } from '../project/queries/load-project.ts';
import { reportPublication } from './commands/report-publication.ts';
import { listGranted } from './queries/list-granted.ts';
import { listCompanyRights, listProjectRights } from './queries/list-rights.ts';

/** The ledger of rights: reading it from three sides, and when something was first shown. */
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
