import type { mergeRoutes } from '#contract/office/merge.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { mergeTalents } from './commands/merge-talents.ts';
import { previewMerge } from './queries/find-merge.ts';

/** Merges of two talents' profiles that belong to one person. */
export function mergeHandlers({ db }: Pick<Services, 'db'>): Handlers<typeof mergeRoutes> {
  return {
    'GET /admin/talents/:id/merge/:other_id': async ({ params: { id, other_id }, moment }) =>
      (await previewMerge(db, id, other_id, moment)) ?? refuse('not_found'),
    'POST /admin/talents/:id/merge/:other_id': ({ actor, params: { id, other_id }, body, moment }) =>
      mergeTalents(db, actor, { stays_id: id, goes_id: other_id, ...body }, moment),
  };
}
