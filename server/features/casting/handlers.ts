import type { Services } from '#server/services.ts';
import { announcementHandlers } from './announcement/routes.ts';
import { boardHandlers } from './board/routes.ts';
import { candidateHandlers } from './candidate/routes.ts';
import { closingHandlers } from './closing/routes.ts';
import { counterOfferHandlers } from './counter-offer/routes.ts';
import { optionHandlers } from './option/routes.ts';
import { signOffHandlers } from './sign-off/routes.ts';

/** The handlers of the routes of this context. */
export const handlers = (services: Services) => ({
  ...candidateHandlers(services),
  ...boardHandlers(services),
  ...counterOfferHandlers(services),
  ...optionHandlers(services),
  ...announcementHandlers(services),
  ...closingHandlers(services),
  ...signOffHandlers(services),
});
