import type { Services } from '#server/services.ts';
import { recordHandlers } from './record/routes.ts';

/** The handlers of the calls that exist for every noun. */
export const handlers = (services: Services) => recordHandlers(services);
