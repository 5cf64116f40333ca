import type { Services } from '#server/services.ts';
import { bankHandlers } from './bank/routes.ts';
import { batchHandlers } from './batch/routes.ts';
import { bookHandlers } from './books/routes.ts';
import { correctionHandlers } from './correction/routes.ts';
import { creditLineHandlers } from './credit-line/routes.ts';
import type { Erased } from './declaration/commands/numbers-of.ts';
import { declarationHandlers } from './declaration/routes.ts';
import { employmentHandlers } from './employment/routes.ts';
import { invoiceHandlers } from './invoice/routes.ts';
import { monthHandlers } from './month/routes.ts';
import { outcomeHandlers } from './outcome/routes.ts';
import { payoutHandlers } from './payout/routes.ts';
import { platformHandlers } from './platform/routes.ts';
import { projectInvoicingHandlers } from './project-invoicing/routes.ts';
import { sellerReportHandlers } from './seller-report/routes.ts';

/**
 * The handlers of the routes of this context. `openErased` comes from a later context, office: it opens the archive of
 * erased people.
 */
export const handlers = (services: Services & Erased) => ({
  ...platformHandlers(services),
  ...bookHandlers(services),
  ...monthHandlers(services),
  ...correctionHandlers(services),
  ...declarationHandlers(services),
  ...sellerReportHandlers(services),
  ...bankHandlers(services),
  ...outcomeHandlers(services),
  ...creditLineHandlers(services),
  ...invoiceHandlers(services),
  ...projectInvoicingHandlers(services),
  ...payoutHandlers(services),
  ...employmentHandlers(services),
  ...batchHandlers(services),
});
