import type { Services } from '#server/services.ts';
import { briefHandlers } from './brief/routes.ts';
import { feeGuideHandlers } from './fee-guide/routes.ts';
import { projectHandlers } from './project/routes.ts';
import { projectCheckHandlers } from './project-check/routes.ts';
import { startHandlers } from './project-start/routes.ts';
import { projectWatchHandlers } from './project-watch/routes.ts';
import { quoteHandlers } from './quote/routes.ts';

/** The handlers of the routes of this context. */
export const handlers = (services: Services) => ({
  ...projectHandlers(services),
  ...projectWatchHandlers(services),
  ...projectCheckHandlers(services),
  ...briefHandlers(services),
  ...quoteHandlers(services),
  ...feeGuideHandlers(services),
  ...startHandlers(services),
});
