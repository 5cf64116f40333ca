import type { busyHoursRoutes } from '#contract/people/busy-hours.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { addBusyHours, removeBusyHours } from './commands.ts';
import { listBusyHours } from './queries.ts';

/** The hours of single days at which a talent cannot work. */
export function busyHoursHandlers({ db }: Services): Handlers<typeof busyHoursRoutes> {
  return {
    'GET /talent/busy-hours': ({ actor, moment }) => listBusyHours(db, actor, moment),
    'POST /talent/busy-hours': ({ actor, body, moment }) => addBusyHours(db, actor, body, moment),
    'DELETE /talent/busy-hours/:id': async ({ actor, params, moment }) => {
      await removeBusyHours(db, actor, params.id);
      return listBusyHours(db, actor, moment);
    },
  };
}
