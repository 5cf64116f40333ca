import { auditionRoutes } from './audition.ts';
import { auditionDayRoutes } from './audition-day-routes.ts';
import { invitationRoutes } from './invitation.ts';
import { presentationRoutes } from './presentation.ts';
import { viewingRoutes } from './viewing.ts';

/** The routes of this context; contract/registry/contract.ts joins the routes of all contexts. */
export const routes = {
  ...viewingRoutes,
  ...presentationRoutes,
  ...auditionRoutes,
  ...auditionDayRoutes,
  ...invitationRoutes,
};
