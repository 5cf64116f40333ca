import type { notificationRoutes } from '#contract/talk/notification.ts';
import { together } from '#server/db/transaction.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { markRead } from './commands/mark-read.ts';
import { countBadges, listNotices, loadBell } from './queries.ts';

/** The handlers of the bell and of lists of notices, for every role. */
export function notificationHandlers({ db }: Services): Handlers<typeof notificationRoutes> {
  return {
    'GET /talent/poll': async ({ actor, moment }) => {
      const [bell, badges] = await together(db, (one) =>
        Promise.all([loadBell(one, actor, moment.today), countBadges(one, actor.talent_id)]),
      );
      return { ...bell, ...badges };
    },
    'GET /company/poll': ({ actor, moment }) => together(db, (one) => loadBell(one, actor, moment.today)),
    'GET /admin/poll': ({ actor, moment }) => together(db, (one) => loadBell(one, actor, moment.today)),
    'GET /notifications': ({ actor, query, moment }) => listNotices(db, actor, query.page, moment.today),
    'POST /notifications/read': async ({ actor, body, moment }) => {
      await markRead(db, actor, body.ids ?? 'all', moment);
      return { done: true };
    },
  };
}
