import type { Services } from '#server/services.ts';
import { savedSearchHandlers } from './saved-search/routes.ts';
import { searchHandlers } from './search/routes.ts';
import { shortlistHandlers } from './shortlist/routes.ts';

/** The handlers of the routes of this context. */
export const handlers = (services: Services) => ({
  ...searchHandlers(services),
  ...shortlistHandlers(services),
  ...savedSearchHandlers(services),
});
