import type { bookingRoutes } from '#contract/booking.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { loadProject } from '../project/queries/load-project.ts';
import { moveBooking } from './commands/move-booking.ts';
import { findAssignment, findBooking, listAssignments, listBookingsOf } from './queries.ts';

export function bookingHandlers({ db }: Services): Handlers<typeof bookingRoutes> {
  return {
    'GET /projects/:id/bookings': async ({ actor, params, query, moment }) =>
      (await loadProject(db, actor, params.id))
        ? listBookingsOf(db, actor, params.id, query.page, moment)
        : refuse('not_found'),
    'POST /bookings/:id/cancel': async ({ actor, params, body, moment }) => {
      const change = { command: 'cancel', reason: body.reason } as const;
      const moved = await inTransaction(db, (trx) => moveBooking(trx, actor, params.id, change, moment));
      return isRefusal(moved) ? moved : ((await findBooking(db, actor, params.id, moment)) ?? refuse('not_found'));
    },
    'GET /talent/assignments': ({ actor, query, moment }) =>
      listAssignments(db, actor, query.group, query.page, moment),
    'GET /talent/assignments/:id': async ({ actor, params, moment }) =>
      (await findAssignment(db, actor, params.id, moment)) ?? refuse('not_found'),
  };
}
