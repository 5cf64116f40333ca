import type { projectFileRoutes } from '#contract/office/project-file.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { showProjectFile } from './queries.ts';

/** The administrators' file of a project, in addition to the company's view. */
export function projectFileHandlers({ db }: Services): Handlers<typeof projectFileRoutes> {
  return {
    'GET /admin/projects/:id/file': async ({ actor, params, moment }) =>
      (await seesProject(db, actor, params.id)) ? showProjectFile(db, params.id, moment) : refuse('not_found'),
  };
}
