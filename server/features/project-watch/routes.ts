import type { projectWatchRoutes } from '#contract/project-watch.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { presentSummary } from '../project/present.ts';
import { watchProjects } from './queries/watch-projects.ts';

/** The projects of all companies, as administrators watch them. */
export function projectWatchHandlers({ db }: Services): Handlers<typeof projectWatchRoutes> {
  return {
    'GET /admin/projects': async ({ actor, query, moment }) => {
      const { items, ...page } = await watchProjects(db, query, moment);
      return { ...page, items: items.map((project) => ({ ...project, ...presentSummary(project, actor, moment) })) };
    },
  };
}
