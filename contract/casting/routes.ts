import { announcementRoutes } from './announcement.ts';
import { boardRoutes } from './board.ts';
import { candidateRoutes } from './candidate-routes.ts';
import { closingRoutes } from './closing.ts';
import { counterOfferRoutes } from './counter-offer.ts';
import { optionRoutes } from './option.ts';
import { signOffRoutes } from './sign-off.ts';

/** The routes of this context; contract/registry/contract.ts joins the routes of all contexts. */
export const routes = {
  ...candidateRoutes,
  ...boardRoutes,
  ...counterOfferRoutes,
  ...optionRoutes,
  ...announcementRoutes,
  ...closingRoutes,
  ...signOffRoutes,
};
