import type { outcomeRoutes } from '#contract/money/outcome.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { findOutcome } from './queries/find-outcome.ts';
import { listCompleted } from './queries/list-completed.ts';
import { listWorked } from './queries/list-worked.ts';

/** The outcomes of a company's completed projects. */
export function outcomeHandlers({ db }: Services): Handlers<typeof outcomeRoutes> {
  return {
    'GET /company/completed-projects': ({ actor, query, moment }) => listCompleted(db, actor, query, moment),
    'GET /projects/:id/outcome': ({ actor, params, moment }) => findOutcome(db, actor, params.id, moment),
    'GET /projects/:id/outcome/people': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listWorked(db, actor, params.id, query.page, moment)
        : refuse('not_found'),
  };
}
