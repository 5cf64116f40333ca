import type { Services } from '#server/services.ts';
import { savedSearchHandlers } from './saved-search/routes.ts';
import { searchHandlers } from './search/routes.ts';
import { shortlistHandlers } from './shortlist/routes.ts';

/** What this context answers. */
export const handlers = (services: Services) => ({
  ...searchHandlers(services),
  ...shortlistHandlers(services),
  ...savedSearchHandlers(services),
});
