import type { Services } from '#server/services.ts';
import { adminTalentHandlers } from './admin-talent/routes.ts';
import { calendarHandlers } from './calendar/routes.ts';
import { cvDocumentHandlers } from './cv-document/routes.ts';
import { guardianHandlers } from './guardian/routes.ts';
import type { Kept } from './payment/commands/save-details.ts';
import { paymentHandlers } from './payment/routes.ts';
import { talentHandlers } from './talent/routes.ts';

/** What this context answers. What a new bank account means for payouts is handed in, since money stands later. */
export const handlers = (services: Services & Kept) => ({
  ...talentHandlers(services),
  ...calendarHandlers(services),
  ...cvDocumentHandlers(services),
  ...paymentHandlers(services),
  ...guardianHandlers(services),
  ...adminTalentHandlers(services),
});
