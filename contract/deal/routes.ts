import { rateRoutes } from './rate.ts';

/** The routes of this context. */
export const routes = {
  ...rateRoutes,
};
