/** How Medverka stands: what waits for a person today, and figures over time. */
import { z } from 'zod';
import { TO_DOS } from '#domain/admin/to-do.ts';
import { instant } from './fields.ts';
import { declareRoutes } from './route.ts';

/** So many spans are told, the one under way the last of them. */
export const TOLD_SPANS = 12;
export const FIGURE_SPANS = ['week', 'month'] as const;

const figures = z.object({
  /** First day of the week or month, ISO. */
  starts_on: z.string(),
  talents: z.number(),
  companies: z.number(),
  requests: z.number(),
  /** Of the requests sent in the span: how many have an answer by now, and the hours that half of those took at most. */
  answers: z.number(),
  answer_hours: z.number().nullable(),
  bookings: z.number(),
  /** Null for administrators to whom no money is shown. */
  invoiced_ore: z.number().nullable(),
  paid_out_ore: z.number().nullable(),
});
export type Figures = z.output<typeof figures>;

export const overviewRoutes = declareRoutes({
  'GET /admin/to-do': {
    auth: ['admin'],
    summary: 'What waits for an administrator of the own role: how many of each, and since when the oldest.',
    response: z.object({
      items: z.array(z.object({ what: z.enum(TO_DOS), count: z.number(), oldest_date: instant.nullable() })),
    }),
    errors: [],
  },
  'GET /admin/figures': {
    auth: ['admin'],
    summary: 'People, requests, answers, bookings and money of the last twelve weeks or months, the oldest first.',
    query: z.strictObject({ span: z.enum(FIGURE_SPANS).default('month') }),
    response: z.object({ items: z.array(figures) }),
    errors: [],
  },
});
