import { bankRoutes } from './bank.ts';
import { batchRoutes } from './batch.ts';
import { bookRoutes } from './books.ts';
import { correctionRoutes } from './correction.ts';
import { creditLineRoutes } from './credit-line.ts';
import { declarationRoutes } from './declaration.ts';
import { employmentRoutes } from './employment.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { monthRoutes } from './month.ts';
import { outcomeRoutes } from './outcome.ts';
import { payoutRoutes } from './payout.ts';
import { platformRoutes } from './platform.ts';
import { projectInvoicingRoutes } from './project-invoicing.ts';
import { sellerReportRoutes } from './seller-report.ts';

/** The routes of this context; contract/registry/contract.ts joins the routes of all contexts. */
export const routes = {
  ...platformRoutes,
  ...bookRoutes,
  ...monthRoutes,
  ...correctionRoutes,
  ...declarationRoutes,
  ...sellerReportRoutes,
  ...bankRoutes,
  ...outcomeRoutes,
  ...creditLineRoutes,
  ...invoiceRoutes,
  ...projectInvoicingRoutes,
  ...payoutRoutes,
  ...employmentRoutes,
  ...batchRoutes,
};
