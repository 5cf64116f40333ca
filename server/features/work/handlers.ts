import type { Services } from '#server/services.ts';
import { agreementHandlers } from './agreement/routes.ts';
import { approvalHandlers } from './approval/routes.ts';
import { bookingHandlers, companyBookingHandlers } from './booking/routes.ts';
import { callSheetHandlers } from './call-sheet/routes.ts';
import { clearanceHandlers } from './clearance/routes.ts';
import { dayMoveHandlers } from './day-move/routes.ts';
import { extensionHandlers } from './extension/routes.ts';
import { familyHandlers } from './family/routes.ts';
import { injuryHandlers } from './injury/routes.ts';
import { orderHandlers } from './order/routes.ts';
import { carryOutHandlers, pipelineHandlers } from './pipeline/routes.ts';
import { replacementHandlers } from './replacement/routes.ts';
import { reportHandlers } from './report/routes.ts';
import { reviewHandlers } from './review/routes.ts';
import { rightHandlers } from './right/routes.ts';

/** The handlers of the routes of this context. */
export const handlers = (services: Services) => ({
  ...pipelineHandlers(services),
  ...orderHandlers(services),
  ...replacementHandlers(services),
  ...dayMoveHandlers(services),
  ...bookingHandlers(services),
  ...companyBookingHandlers(services),
  ...clearanceHandlers(services),
  ...reportHandlers(services),
  ...agreementHandlers(services),
  ...approvalHandlers(services),
  ...familyHandlers(services),
  ...rightHandlers(services),
  ...extensionHandlers(services),
  ...callSheetHandlers(services),
  ...carryOutHandlers(services),
  ...reviewHandlers(services),
  ...injuryHandlers(services),
});
