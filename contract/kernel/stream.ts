import { z } from 'zod';
import { declareRoutes } from './route.ts';

/** Maximum number of live-update streams per account and process. One browser needs one stream for all its tabs. */
export const STREAMS_OF_ONE = 10;
/** Maximum number of live-update streams per process. */
export const STREAMS_IN_ALL = 1_000;

/** A whole number in the query string; any other text counts as absent. */
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

const was_listening = z
  .literal('1')
  .optional()
  .catch(undefined)
  .describe(
    '1 from a caller whose last stream ended with `moved`: it keeps no answers of its own, so if the server does not remember that far back, `changed` begins with every noun.',
  );

/**
 * The route is declared like every other, but mounted separately (`server/http/live-route.ts`), because its answer
 * never ends. A browser without a stream polls.
 */
export const streamRoutes = declareRoutes({
  'GET /live': {
    auth: 'signed-in',
    summary:
      'Streams server-sent events: `changed` names the nouns that have changed and the ids by which the caller knows them, `ended` says that the right to listen is over, `moved` that this process stops and the caller should ask again, with the time since as `unheard_ms`.',
    query: z.object({ unheard_ms, was_listening }),
    response: z.string(),
    // The stream holds no data that could become outdated: it only announces changes.
    shows: [],
    errors: ['too_many_streams', 'streams_full'],
  },
});
