import { z } from 'zod';
import { declareRoutes } from './route.ts';

/** How many streams of live updates one account may have open in a process: one browser needs one for all its tabs. */
export const STREAMS_OF_ONE = 10;
/** How many a process holds. */
export const STREAMS_IN_ALL = 1_000;

/** A whole number as it stands in an address; what is none is not known. */
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
 * Declared like every route, and mounted by itself (`server/http/live-route.ts`), since its answer has no end. A browser
 * that gets none asks again by its polls.
 */
export const streamRoutes = declareRoutes({
  'GET /live': {
    auth: 'signed-in',
    summary:
      'Server-sent events: `changed` names the nouns that are new and by which ids the caller knows them, `ended` says that the right to listen is over.',
    query: z.object({ unheard_ms }),
    response: z.string(),
    // The stream shows nothing that could become old: it tells of what has.
    shows: [],
    errors: ['too_many_streams', 'streams_full'],
  },
});
