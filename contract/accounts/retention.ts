/** Results of the job that deletes data at the end of its retention. */
import { z } from 'zod';
import { instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { ENDED_BY_RUN_IN_ORDER } from '#domain/accounts/retention/classes.ts';

const retentionRun = z.object({
  class: z.enum(ENDED_BY_RUN_IN_ORDER),
  /** Start of the latest run. */
  started_date: instant,
  looked_at: z.number(),
  /** Number of rows that were deleted or emptied. */
  ended: z.number(),
  /** Number of rows that failed; the next run tries again. */
  broken: z.number(),
  took_ms: z.number(),
  /** False if the run ended before all rows: its time was over, or the rows could not be found. */
  is_whole: z.boolean(),
  /** Number of rows deleted or emptied by all runs of the last 30 days. */
  ended_in_30_days: z.number(),
});
export type RetentionRun = z.output<typeof retentionRun>;

export const retentionRoutes = declareRoutes({
  'GET /admin/retention': {
    auth: ['admin'],
    summary:
      'Returns, for each class of data that the retention job ends, the latest run and the number of rows ended in 30 days. The answer names no person.',
    response: z.object({ items: z.array(retentionRun) }),
    shows: [],
    errors: [],
  },
});
