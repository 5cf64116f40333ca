import type { companyRoutes } from '#contract/company.ts';
import type { WordsOf } from '#domain/notification/payload.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Command } from '#domain/workflow/workflows.ts';
import type { AdminActor } from '../../actor.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { EventOf } from '../../lifecycle/room.ts';
import type { Services } from '../../services.ts';
import { listUpcomingBookings } from '../booking/queries/bookings.ts';
import { listNewestAnswers } from '../candidate/queries/list-candidates.ts';
import { presentSummary } from '../project/present.ts';
import { listWaitingProjects } from '../project/queries/list-projects.ts';
import { moveCompany } from './commands.ts';
import { countProjects, findApplication, listApplications, loadFigures } from './queries.ts';

/** How much of each list the dashboard shows; the rest is one click away. */
const SHOWN = 8;

interface Call {
  readonly actor: AdminActor;
  readonly params: { readonly id: string };
  readonly moment: Moment;
}

export function companyHandlers({ db }: Services): Handlers<typeof companyRoutes> {
  const decide = async <C extends Command<'company'>>(
    { actor, params, moment }: Call,
    command: C,
    words: WordsOf<EventOf<'company', C>>,
  ) => {
    const moved = await inTransaction(db, (trx) => moveCompany(trx, actor, params.id, command, words, moment));
    return isRefusal(moved) ? moved : ((await findApplication(db, params.id, actor, moment)) ?? refuse('not_found'));
  };

  return {
    'GET /company/dashboard': async ({ actor, moment }) => {
      const [counts, projects, answers, bookings] = await Promise.all([
        countProjects(db, actor.company_id),
        listWaitingProjects(db, actor, SHOWN),
        listNewestAnswers(db, actor, SHOWN, moment),
        listUpcomingBookings(db, actor, SHOWN, moment),
      ]);
      return { counts, projects: projects.map((one) => presentSummary(one, actor, moment)), answers, bookings };
    },
    'GET /admin/applications': ({ actor, query, moment }) =>
      listApplications(db, query.status, query.page, actor, moment),
    'POST /admin/applications/:id/approve': (call) => decide(call, 'approve', {}),
    'POST /admin/applications/:id/refuse': (call) => decide(call, 'refuse', { reason: call.body.reason }),
    'POST /admin/applications/:id/suspend': (call) => decide(call, 'suspend', { reason: call.body.reason }),
    'POST /admin/applications/:id/reinstate': (call) => decide(call, 'reinstate', {}),
    'GET /admin/dashboard': ({ moment }) => loadFigures(db, moment),
  };
}
