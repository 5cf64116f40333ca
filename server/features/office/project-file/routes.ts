import type { projectFileRoutes } from '#contract/office/project-file.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { showProjectFile } from './queries/show-project-file.ts';

/** What we hold about a project beside what its company sees. */
export function projectFileHandlers({ db }: Services): Handlers<typeof projectFileRoutes> {
  return {
    'GET /admin/projects/:id/file': async ({ actor, params, moment }) =>
      (await seesProject(db, actor, params.id)) ? showProjectFile(db, params.id, moment) : refuse('not_found'),
  };
}
