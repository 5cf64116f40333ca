import type { Services } from '#server/services.ts';
import { recordHandlers } from './record/routes.ts';

/** The handlers of the calls that are declared over all nouns. */
export const handlers = (services: Services) => recordHandlers(services);
