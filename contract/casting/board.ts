import { z } from 'zod';
import { pageNumber } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { projectSummary } from '#contract/projects/project.ts';

/** A project or an order on the board. */
const boardCard = projectSummary.extend({
  /** Number of agreements that wait for a signature other than the company's. */
  awaited_signature_count: z.number(),
});
export type BoardCard = z.output<typeof boardCard>;

export const boardRoutes = declareRoutes({
  'GET /board': {
    auth: ['company'],
    summary: "Returns the company's open work by step, one page for each column, the newest change first.",
    query: z.strictObject({ step: z.coerce.number().int().min(1).max(5).optional(), page: pageNumber }),
    response: z.object({
      columns: z.array(
        z.object({
          step: z.number(),
          items: z.array(boardCard),
          page: z.number(),
          page_size: z.number(),
          total: z.number(),
        }),
      ),
    }),
    shows: ['agreement', 'audition', 'candidate', 'counter_offer', 'invitation', 'project', 'report', 'sign_off'],
    errors: [],
  },
});
