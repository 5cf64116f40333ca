import { z } from 'zod';
import { declareRoutes } from './route.ts';

/** Maximum number of live-update streams per account and process. One browser needs one stream for all its tabs. */
export const STREAMS_OF_ONE = 10;
/** Maximum number of live-update streams per process. */
export const STREAMS_IN_ALL = 1_000;

/** A whole number in an address; other text counts as absent. */
const unheard_ms = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .pipe(z.number().int())
  .optional()
  .catch(undefined)
  .describe(
    'For how many ms before this call the caller may have answers without having heard of changes: `changed` begins with what was said since then; with every noun that a page does not keep as it begins, when that is longer ago than the server knows; and with every noun when it is left out. 0 is for who asks for everything anew once the stream is open, and is told nothing of before.',
  );

/**
 * Declared like every route, but mounted separately (`server/http/live-route.ts`), because its answer never ends. A
 * browser without a stream polls.
 */
export const streamRoutes = declareRoutes({
  'GET /live': {
    auth: 'signed-in',
    summary:
      'Server-sent events: `changed` names the nouns that are new and by which ids the caller knows them, `ended` says that the right to listen is over.',
    query: z.object({ unheard_ms }),
    response: z.string(),
    // The stream holds no data that could get old: it only announces changes.
    shows: [],
    errors: ['too_many_streams', 'streams_full'],
  },
});
