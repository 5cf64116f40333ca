import { savedSearchRoutes } from './saved-search.ts';
import { searchRoutes } from './search.ts';
import { shortlistRoutes } from './shortlist.ts';

/** The routes of this context; contract/registry/contract.ts joins the routes of all contexts. */
export const routes = {
  ...searchRoutes,
  ...shortlistRoutes,
  ...savedSearchRoutes,
};
