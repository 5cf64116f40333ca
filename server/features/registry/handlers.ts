import type { Services } from '#server/services.ts';
import { recordHandlers } from './record/routes.ts';

/** The handlers of the record calls, which exist for every entity. */
export const handlers = (services: Services) => recordHandlers(services);
