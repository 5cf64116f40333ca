import { z } from 'zod';
import { declareRoutes } from './route.ts';

/** Maximum number of live-update streams per account and process. One browser needs one stream for all its tabs. */
export const STREAMS_OF_ONE = 10;
/** Maximum number of live-update streams per process. */
export const STREAMS_IN_ALL = 1_000;

/** A whole number in an address; any other text counts as absent. */
const unheard_ms = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .pipe(z.number().int())
  .optional()
  .catch(undefined)
  .describe(
    'Time in ms before this call in which the caller may have missed changes. `changed` begins with the changes of that time. If the server does not remember that far back, it begins with every noun except those that a page keeps; if the value is left out, with every noun. With 0 the caller loads everything after the stream opens and gets no earlier changes.',
  );

/**
 * Declared like every route, but mounted separately (`server/http/live-route.ts`), because its answer never ends. A
 * browser without a stream polls.
 */
export const streamRoutes = declareRoutes({
  'GET /live': {
    auth: 'signed-in',
    summary:
      'Streams server-sent events: `changed` names the nouns that have changed and the ids by which the caller knows them, `ended` says that the right to listen is over.',
    query: z.object({ unheard_ms }),
    response: z.string(),
    // The stream holds no data that could become outdated: it only announces changes.
    shows: [],
    errors: ['too_many_streams', 'streams_full'],
  },
});
