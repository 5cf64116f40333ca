import type { notificationRoutes } from '#contract/notification.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { markRead } from './commands.ts';
import { countBadges, listNotices, loadBell } from './queries.ts';

export function notificationHandlers({ db }: Services): Handlers<typeof notificationRoutes> {
  return {
    'GET /talent/poll': async ({ actor }) => {
      const [bell, badges] = await Promise.all([loadBell(db, actor), countBadges(db, actor.talent_id)]);
      return { ...bell, ...badges };
    },
    'GET /company/poll': ({ actor }) => loadBell(db, actor),
    'GET /admin/poll': ({ actor }) => loadBell(db, actor),
    'GET /notifications': ({ actor, query }) => listNotices(db, actor, query.page),
    'POST /notifications/read': async ({ actor, body }) => {
      await markRead(db, actor, body.ids ?? 'all');
      return { done: true };
    },
  };
}
