/** The results of the job that ends data kept long enough. */
import { z } from 'zod';
import { instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { ENDED_BY_RUN_IN_ORDER } from '#domain/accounts/retention/classes.ts';

const retentionRun = z.object({
  class: z.enum(ENDED_BY_RUN_IN_ORDER),
  /** When the latest run looked. */
  started_date: instant,
  looked_at: z.number(),
  /** Rows that were deleted or emptied. */
  ended: z.number(),
  /** Rows that failed, and are tried again. */
  broken: z.number(),
  took_ms: z.number(),
  /** False when the time was up before all were ended. */
  is_whole: z.boolean(),
  /** Rows ended by all runs of the last 30 days. */
  ended_in_30_days: z.number(),
});
export type RetentionRun = z.output<typeof retentionRun>;

export const retentionRoutes = declareRoutes({
  'GET /admin/retention': {
    auth: ['admin'],
    summary: 'The latest run of each class that the job ends, and how much of it went in a month. Nobody is named.',
    response: z.object({ items: z.array(retentionRun) }),
    shows: [],
    errors: [],
  },
});
