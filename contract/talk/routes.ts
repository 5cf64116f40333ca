import { inquiryRoutes } from './inquiry.ts';
import { mailRoutes } from './mail.ts';
import { notificationRoutes } from './notification.ts';
import { outboxRoutes } from './outbox.ts';
import { pushRoutes } from './push.ts';
import { smsRoutes } from './sms.ts';
import { threadRoutes } from './thread.ts';

/** The routes of this context; contract/registry/contract.ts joins the routes of all contexts. */
export const routes = {
  ...inquiryRoutes,
  ...threadRoutes,
  ...notificationRoutes,
  ...mailRoutes,
  ...outboxRoutes,
  ...pushRoutes,
  ...smsRoutes,
};
