import type { bookingRoutes } from '#contract/work/booking.ts';
import type { companyBookingRoutes } from '#contract/work/company-bookings.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { seesProject } from '#server/features/projects/project/queries/load-project.ts';
import { loseChaperone } from '#server/features/work/clearance/commands/record-clearance.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { callOff, comeBack } from './commands/move-own.ts';
import { findAssignment, listAssignments, listBookingsOf } from './queries/bookings.ts';
import { findCallOffCost } from './queries/call-off-cost.ts';
import { listCalendar, listCompanyBookings } from './queries/company-bookings.ts';

/** The handlers of bookings, for companies, and of assignments, for talents. */
export function bookingHandlers({ db, env }: Services): Handlers<typeof bookingRoutes> {
  return {
    'GET /projects/:id/bookings': async ({ actor, params, query, moment }) =>
      (await seesProject(db, actor, params.id))
        ? listBookingsOf({ db, env }, actor, params.id, query.page, moment)
        : refuse('not_found'),
    'GET /talent/assignments': ({ actor, query, moment }) =>
      listAssignments(db, actor, query.group, query.page, moment),
    'GET /talent/assignments/:id': async ({ actor, params, moment }) =>
      (await findAssignment(db, actor, params.id, moment)) ?? refuse('not_found'),
    'GET /talent/assignments/:id/call-off': async ({ actor, params, query, moment }) =>
      (await findCallOffCost(db, actor, params.id, query.booking_ids, moment)) ?? refuse('not_found'),
    'POST /talent/assignments/:id/call-off': async ({ actor, params, body, moment }) => {
      const days = { candidate_id: params.id, booking_ids: body.booking_ids };
      const done = await inTransaction(db, (trx) => callOff(trx, actor, days, body.reason, moment));
      if (isRefusal(done)) return done;
      return (await findAssignment(db, actor, params.id, moment)) ?? refuse('not_found');
    },
    'POST /talent/assignments/:id/lose-chaperone': async ({ actor, params, moment }) => {
      const done = await inTransaction(db, (trx) => loseChaperone(trx, actor, params.id, moment));
      if (isRefusal(done)) return done;
      return (await findAssignment(db, actor, params.id, moment)) ?? refuse('not_found');
    },
    'POST /talent/assignments/:id/come-back': async ({ actor, params, body, moment }) => {
      const days = { candidate_id: params.id, booking_ids: body.booking_ids };
      const done = await inTransaction(db, (trx) => comeBack(trx, actor, days, moment), ['bookings_no_overlap']);
      if (isRefusal(done)) return done;
      return (await findAssignment(db, actor, params.id, moment)) ?? refuse('not_found');
    },
  };
}

/** A company's bookings in all of its projects. */
export function companyBookingHandlers({ db, env }: Services): Handlers<typeof companyBookingRoutes> {
  return {
    'GET /company/bookings': ({ actor, query, moment }) => listCompanyBookings({ db, env }, actor, query, moment),
    'GET /company/bookings/calendar': async ({ actor, query, moment }) => ({
      days: await listCalendar(db, actor, query, moment),
    }),
  };
}
