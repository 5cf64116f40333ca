import type { Services } from '#server/services.ts';
import { bankHandlers } from './bank/routes.ts';
import { batchHandlers } from './batch/routes.ts';
import { bookHandlers } from './books/routes.ts';
import { invoiceHandlers } from './invoice/routes.ts';
import { outcomeHandlers } from './outcome/routes.ts';
import { payoutHandlers } from './payout/routes.ts';
import { platformHandlers } from './platform/routes.ts';

/** The handlers of the routes of this context. */
export const handlers = (services: Services) => ({
  ...platformHandlers(services),
  ...bookHandlers(services),
  ...bankHandlers(services),
  ...outcomeHandlers(services),
  ...invoiceHandlers(services),
  ...payoutHandlers(services),
  ...batchHandlers(services),
});
