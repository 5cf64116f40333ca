import { z } from 'zod';
import { done, id, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';

const notice = z.object({
  id,
  title: z.string(),
  message: z.string(),
  type: z.string(),
  notification_type: z.string().nullable(),
  read: z.boolean(),
  related_project_id: id.nullable(),
  related_candidate_status_id: id.nullable(),
  created_date: instant,
  /** The path that the notice opens (spec, section 2). */
  target: z.string(),
});
export type Notice = z.output<typeof notice>;

/** Maximum number of unread threads listed; the count includes all. */
export const UNREAD_THREADS_MAX = 50;

/** The bell shows the 10 newest (spec, section 9). */
export const BELL_LIMIT = 10;

/** The ids of the read notices, or all of them. */
const readBody = z
  .strictObject({ ids: z.array(id).min(1).max(100).optional(), all: z.literal(true).optional() })
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
    path: ['ids'],
    message: 'Ange notiserna, eller alla.',
  });
const bell = z.object({ unread_count: z.number(), notifications: z.array(notice) });

/** The bell of talents and members, which also lists their unread threads. */
const bellOfThreads = bell.extend({
  unread_thread_count: z.number(),
  /** The unread threads, the newest first. `candidate_id` is null for the company's thread to a whole project. */
  unread_threads: z.array(z.object({ candidate_id: id.nullable(), project_id: id })),
});
export type UnreadThreads = z.output<typeof bellOfThreads>['unread_threads'];

export const notificationRoutes = declareRoutes({
  'GET /talent/poll': {
    auth: ['talent'],
    summary: 'Returns both badges and the newest notices for the talent layout, which asks every 10 s.',
    is_polled: true,
    response: bellOfThreads.extend({ pending_request_count: z.number(), assignment_count: z.number() }),
    shows: ['booking', 'candidate', 'notice'],
    errors: [],
  },
  'GET /company/poll': {
    auth: ['company'],
    summary: 'Returns both badges and the newest notices for the company layout.',
    is_polled: true,
    response: bellOfThreads,
    shows: ['notice'],
    errors: [],
  },
  'GET /admin/poll': {
    auth: ['admin'],
    summary: 'Returns the badge and the newest notices for the administrators, who share their notices.',
    is_polled: true,
    response: bell,
    shows: ['notice'],
    errors: [],
  },
  'GET /notifications': {
    auth: 'signed-in',
    summary: "Lists the caller's notices, newest first.",
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(notice),
    shows: ['notice'],
    errors: [],
  },
  'POST /notifications/read': {
    auth: 'signed-in',
    summary: "Marks the caller's notices as read, named ones or all. Notices of others are left out.",
    body: readBody,
    response: done,
    affects: ['notice'],
    errors: [],
  },
});
