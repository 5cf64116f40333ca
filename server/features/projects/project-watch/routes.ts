import type { projectWatchRoutes } from '#contract/projects/project-watch.ts';
import { presentSummary } from '#server/features/projects/project/present.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { watchProjects } from './queries.ts';

/** The projects of all companies, for administrators. */
export function projectWatchHandlers({ db }: Services): Handlers<typeof projectWatchRoutes> {
  return {
    'GET /admin/projects': async ({ actor, query, moment }) => {
      const { items, ...page } = await watchProjects(db, query, moment);
      return { ...page, items: items.map((project) => ({ ...project, ...presentSummary(project, actor, moment) })) };
    },
  };
}
