import { rateRoutes } from './rate.ts';

/** The routes of this context; contract/registry/contract.ts joins the routes of all contexts. */
export const routes = {
  ...rateRoutes,
};
