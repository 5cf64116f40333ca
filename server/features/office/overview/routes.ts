import type { overviewRoutes } from '#contract/office/overview.ts';
import { listNewestAnswers } from '#server/features/casting/candidate/queries/list-candidates.ts';
import { presentSummary } from '#server/features/projects/project/present.ts';
import { listWaitingProjects } from '#server/features/projects/project/queries/list-projects.ts';
import { listUpcomingBookings } from '#server/features/work/booking/queries/bookings.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { listAgentWaits } from './queries/list-agent-waits.ts';
import { listFigures } from './queries/list-figures.ts';
import { listOwnToDo } from './queries/list-own-to-do.ts';
import { listToDo } from './queries/list-to-do.ts';
import { countProjects, loadFigures } from './queries/load-figures.ts';

/** Number of rows in each list on the dashboard; the full list is one click away. */
const SHOWN = 8;

/** The handlers of the dashboards of companies, administrators and talents. */
export function overviewHandlers({ db, env }: Services): Handlers<typeof overviewRoutes> {
  return {
    'GET /company/dashboard': async ({ actor, moment }) => {
      const [counts, projects, answers, bookings] = await Promise.all([
        countProjects(db, actor.company_id),
        listWaitingProjects(db, actor, SHOWN),
        listNewestAnswers(db, actor, SHOWN, moment),
        listUpcomingBookings({ db, env }, actor, SHOWN, moment),
      ]);
      return { counts, projects: projects.map((one) => presentSummary(one, actor, moment)), answers, bookings };
    },
    'GET /admin/dashboard': ({ moment }) => loadFigures(db, moment),
    'GET /admin/to-do': async ({ actor, moment }) => ({ items: await listToDo(db, actor, moment) }),
    'GET /talent/to-do': ({ actor, moment }) => listOwnToDo(db, actor, moment),
    'GET /agent/waiting': ({ actor, query, moment }) => listAgentWaits(db, actor, query.page, moment),
    'GET /admin/figures': async ({ actor, query, moment }) => ({
      items: await listFigures(db, actor, query.span, moment),
    }),
  };
}
