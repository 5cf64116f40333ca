import { savedSearchRoutes } from './saved-search.ts';
import { searchRoutes } from './search.ts';
import { shortlistRoutes } from './shortlist.ts';

/** The routes of this context. */
export const routes = {
  ...searchRoutes,
  ...shortlistRoutes,
  ...savedSearchRoutes,
};
