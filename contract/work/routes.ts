import { agreementRoutes } from './agreement.ts';
import { approvalRoutes } from './approval.ts';
import { bookingRoutes } from './booking.ts';
import { callSheetRoutes } from './call-sheet.ts';
import { clearanceRoutes } from './clearance.ts';
import { companyBookingRoutes } from './company-bookings.ts';
import { dayMoveRoutes } from './day-move.ts';
import { extensionRoutes } from './extension.ts';
import { familyRoutes } from './family.ts';
import { injuryRoutes } from './injury.ts';
import { orderRoutes } from './order.ts';
import { carryOutRoutes, pipelineRoutes } from './pipeline.ts';
import { replacementRoutes } from './replacement.ts';
import { reportRoutes } from './report.ts';
import { reviewRoutes } from './review.ts';
import { rightRoutes } from './right.ts';

/** The routes of this context; contract/registry/contract.ts joins the routes of all contexts. */
export const routes = {
  ...pipelineRoutes,
  ...carryOutRoutes,
  ...bookingRoutes,
  ...orderRoutes,
  ...companyBookingRoutes,
  ...replacementRoutes,
  ...dayMoveRoutes,
  ...clearanceRoutes,
  ...reportRoutes,
  ...agreementRoutes,
  ...approvalRoutes,
  ...familyRoutes,
  ...rightRoutes,
  ...extensionRoutes,
  ...callSheetRoutes,
  ...reviewRoutes,
  ...injuryRoutes,
};
