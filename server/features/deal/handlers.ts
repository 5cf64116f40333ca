import type { Services } from '#server/services.ts';
import { rateHandlers } from './rate/routes.ts';

/** The handlers of the routes of this context. */
export const handlers = (services: Services) => ({
  ...rateHandlers(services),
});
