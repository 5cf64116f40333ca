import type { viewingRoutes } from '#contract/auditions/viewing.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { listPeople, showViewing } from './queries.ts';

/**
 * The viewing of the talents invited to an audition. Decisions during the viewing are commands of the candidate or the
 * invitation.
 */
export function viewingHandlers(services: Services): Handlers<typeof viewingRoutes> {
  return {
    'GET /auditions/:id/people': async ({ actor, params, query, moment }) =>
      (await listPeople(services.db, actor, { audition_id: params.id, ...query }, moment)) ?? refuse('not_found'),
    'GET /invitations/:id/viewing': async ({ actor, params, moment }) =>
      (await showViewing(services, actor, params.id, moment)) ?? refuse('not_found'),
  };
}
