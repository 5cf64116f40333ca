import { briefRoutes } from './brief.ts';
import { feeGuideRoutes } from './fee-guide.ts';
import { projectRoutes } from './project.ts';
import { projectCheckRoutes } from './project-check.ts';
import { startRoutes } from './project-start.ts';
import { projectWatchRoutes } from './project-watch.ts';
import { quoteRoutes } from './quote.ts';

/** The routes of this context; contract/registry/contract.ts joins the routes of all contexts. */
export const routes = {
  ...projectRoutes,
  ...projectWatchRoutes,
  ...projectCheckRoutes,
  ...briefRoutes,
  ...quoteRoutes,
  ...feeGuideRoutes,
  ...startRoutes,
};
