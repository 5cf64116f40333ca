import type { Services } from '#server/services.ts';
import { rateHandlers } from './rate/routes.ts';

/** What this context answers. */
export const handlers = (services: Services) => ({
  ...rateHandlers(services),
});
