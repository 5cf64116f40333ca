import type { projectFileRoutes } from '#contract/project-file.ts';
import { refuse } from '#domain/refusal.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { seesProject } from '../project/queries/load-project.ts';
import { showProjectFile } from './queries/show-project-file.ts';

/** What we hold about a project beside what its company sees. */
export function projectFileHandlers({ db }: Services): Handlers<typeof projectFileRoutes> {
  return {
    'GET /admin/projects/:id/file': async ({ actor, params, moment }) =>
      (await seesProject(db, actor, params.id)) ? showProjectFile(db, params.id, moment) : refuse('not_found'),
  };
}
