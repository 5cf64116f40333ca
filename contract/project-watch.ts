import { z } from 'zod';
import { PROJECT_KINDS } from '#domain/project/project.rules.ts';
import { PROJECT_STATUSES } from '#domain/project/project-states.ts';
import { PROJECT_DELAYS, WATCH_ORDERS, WATCHED_GROUPS } from '#domain/project/project-watch.ts';
import { RISKS } from '#domain/risk/risk.rules.ts';
import { id, pageNumber, pageOf } from './fields.ts';
import { projectSummary } from './project.ts';
import { declareRoutes } from './route.ts';

/** A project as administrators watch it. */
export const watchedProject = projectSummary.extend({
  company_id: id,
  risks: z.array(z.enum(RISKS)),
  delays: z.array(z.enum(PROJECT_DELAYS)),
});
export type WatchedProject = z.output<typeof watchedProject>;

export const projectWatchRoutes = declareRoutes({
  'GET /admin/projects': {
    auth: ['admin'],
    summary: 'The projects of all companies, by what is late, by risk and by where they are.',
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
    errors: [],
  },
});
