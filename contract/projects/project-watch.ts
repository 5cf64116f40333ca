import { z } from 'zod';
import { id, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { RISKS } from '#domain/companies/risk/risk.rules.ts';
import { PROJECT_KINDS } from '#domain/projects/project/project.rules.ts';
import { PROJECT_STATUSES } from '#domain/projects/project/project-states.ts';
import { PROJECT_DELAYS, WATCH_ORDERS, WATCHED_GROUPS } from '#domain/projects/project/project-watch.ts';
import { projectSummary } from './project.ts';

/** A project as administrators watch it. */
const watchedProject = projectSummary.extend({
  company_id: id,
  risks: z.array(z.enum(RISKS)),
  delays: z.array(z.enum(PROJECT_DELAYS)),
});
export type WatchedProject = z.output<typeof watchedProject>;

export const projectWatchRoutes = declareRoutes({
  'GET /admin/projects': {
    auth: ['admin'],
    summary: 'Lists the projects of all companies, by delay, risk and step.',
    query: z.strictObject({
      group: z.enum(WATCHED_GROUPS).default('all'),
      status: z.enum(PROJECT_STATUSES).optional(),
      step: z.coerce.number().int().min(1).max(5).optional(),
      kind: z.enum(PROJECT_KINDS).optional(),
      company_id: id.optional(),
      risk: z.enum(RISKS).optional(),
      delay: z.enum(['any', ...PROJECT_DELAYS]).optional(),
      text: z.string().trim().max(120).default(''),
      order: z.enum(WATCH_ORDERS).default('changed'),
      page: pageNumber,
    }),
    response: pageOf(watchedProject),
    shows: ['agreement', 'audition', 'candidate', 'counter_offer', 'invitation', 'invoice', 'project', 'sign_off'],
    errors: [],
  },
});
