import type { smsRoutes } from '#contract/talk/sms.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { listSms } from './queries.ts';

/** Text messages, as administrators see them. */
export const smsHandlers = (services: Services): Handlers<typeof smsRoutes> => ({
  'GET /admin/sms': ({ query, moment }) => listSms(services, query.page, moment),
});
