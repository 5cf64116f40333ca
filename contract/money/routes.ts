import { bankRoutes } from './bank.ts';
import { batchRoutes } from './batch.ts';
import { bookRoutes } from './books.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { outcomeRoutes } from './outcome.ts';
import { payoutRoutes } from './payout.ts';
import { platformRoutes } from './platform.ts';

/** The routes of this context. */
export const routes = {
  ...platformRoutes,
  ...bookRoutes,
  ...bankRoutes,
  ...outcomeRoutes,
  ...invoiceRoutes,
  ...payoutRoutes,
  ...batchRoutes,
};
