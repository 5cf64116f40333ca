import type { operationsRoutes } from '#contract/office/operations.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/services.ts';
import { readOperations } from './queries.ts';

/** The handler of the page of operations. */
export const operationsHandlers = (services: Services): Handlers<typeof operationsRoutes> => ({
  'GET /admin/operations': ({ moment }) => readOperations(services, new Date(moment.now)),
});
