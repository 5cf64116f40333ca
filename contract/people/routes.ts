import { adminTalentRoutes } from './admin-talent.ts';
import { calendarRoutes } from './calendar.ts';
import { cvDocumentRoutes } from './cv-document.ts';
import { guardianRoutes } from './guardian.ts';
import { paymentRoutes } from './payment.ts';
import { phoneRoutes } from './phone.ts';
import { recordingRoutes } from './recording.ts';
import { talentRoutes } from './talent.ts';

/** The routes of this context. */
export const routes = {
  ...talentRoutes,
  ...calendarRoutes,
  ...paymentRoutes,
  ...phoneRoutes,
  ...recordingRoutes,
  ...cvDocumentRoutes,
  ...guardianRoutes,
  ...adminTalentRoutes,
};
