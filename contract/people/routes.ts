import { adminTalentRoutes } from './admin-talent.ts';
import { busyHoursRoutes } from './busy-hours.ts';
import { calendarRoutes } from './calendar.ts';
import { cvDocumentRoutes } from './cv-document.ts';
import { guardianRoutes } from './guardian.ts';
import { paymentRoutes } from './payment.ts';
import { phoneRoutes } from './phone.ts';
import { recordingRoutes } from './recording.ts';
import { representationRoutes } from './representation.ts';
import { talentRoutes } from './talent.ts';
import { taxPaperRoutes } from './tax-paper.ts';

/** The routes of this context; contract/registry/contract.ts joins the routes of all contexts. */
export const routes = {
  ...talentRoutes,
  ...busyHoursRoutes,
  ...calendarRoutes,
  ...paymentRoutes,
  ...taxPaperRoutes,
  ...phoneRoutes,
  ...recordingRoutes,
  ...cvDocumentRoutes,
  ...guardianRoutes,
  ...representationRoutes,
  ...adminTalentRoutes,
};
