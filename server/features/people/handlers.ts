import type { Services } from '#server/services.ts';
import { adminTalentHandlers } from './admin-talent/routes.ts';
import { busyHoursHandlers } from './busy-hours/routes.ts';
import { calendarHandlers } from './calendar/routes.ts';
import { cvDocumentHandlers } from './cv-document/routes.ts';
import { guardianHandlers } from './guardian/routes.ts';
import type { Kept } from './payment/commands/save-details.ts';
import { paymentHandlers } from './payment/routes.ts';
import { phoneHandlers } from './phone/routes.ts';
import { representationHandlers } from './representation/routes.ts';
import { talentHandlers } from './talent/routes.ts';
import { taxPaperHandlers } from './tax-paper/routes.ts';

/**
 * The handlers of the routes of this context. `awaitAccount` comes from a later context, money: it makes payouts wait
 * because of a new bank account.
 */
export const handlers = (services: Services & Kept) => ({
  ...talentHandlers(services),
  ...busyHoursHandlers(services),
  ...calendarHandlers(services),
  ...cvDocumentHandlers(services),
  ...paymentHandlers(services),
  ...taxPaperHandlers(services),
  ...phoneHandlers(services),
  ...guardianHandlers(services),
  ...representationHandlers(services),
  ...adminTalentHandlers(services),
});
