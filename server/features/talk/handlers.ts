import type { Services } from '#server/services.ts';
import { inquiryHandlers } from './inquiry/routes.ts';
import { mailHandlers } from './mail/routes.ts';
import { notificationHandlers } from './notification/routes.ts';
import { outboxHandlers } from './outbox/routes.ts';
import { pushHandlers } from './push/routes.ts';
import { smsHandlers } from './sms/routes.ts';
import { threadHandlers } from './thread/routes.ts';

/** The handlers of the routes of this context. */
export const handlers = (services: Services) => ({
  ...inquiryHandlers(services),
  ...threadHandlers(services),
  ...notificationHandlers(services),
  ...mailHandlers(services),
  ...outboxHandlers(services),
  ...pushHandlers(services),
  ...smsHandlers(services),
});
