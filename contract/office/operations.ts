/** The page of operations: the state of the product itself, without anything about people. */
import { z } from 'zod';
import { id, instant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { HELPING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { PROBLEMS } from '#domain/office/operations/problems.ts';
import { PROCESS_STANDINGS } from '#domain/office/operations/process-standing.ts';

const operatedProcess = z.object({
  id,
  host: z.string(),
  pid: z.number(),
  version: z.string(),
  migration: z.string(),
  standing: z.enum(PROCESS_STANDINGS),
  started_date: instant,
  seen_date: instant,
  memory_bytes: z.number(),
  /** Delay of the event loop in ms, the 99th percentile. */
  loop_ms: z.number(),
  search_documents: z.number(),
  /** Null if the disk of DATA_DIR does not answer. */
  disk_bytes: z.number().nullable(),
  disk_free_bytes: z.number().nullable(),
  /** Seconds by which the replica of the search is behind; null without a replica, or if it does not answer. */
  replica_seconds: z.number().nullable(),
  /** By name, each part of /ready and each other check: the time since which it fails, or null. */
  checks: z.record(z.string(), instant.nullable()),
});
export type OperatedProcess = z.output<typeof operatedProcess>;

const scheduledJob = z.object({
  job: z.string(),
  next_date: instant,
  /** The last success. */
  done_date: instant.nullable(),
  /** Starts since the last success. */
  attempts: z.number(),
  is_running: z.boolean(),
});
export type OperatedJob = z.output<typeof scheduledJob>;

const waitingWork = z.object({
  work: z.string(),
  waiting: z.number(),
  failed: z.number(),
  oldest_date: instant.nullable(),
});
export type WaitingWork = z.output<typeof waitingWork>;

const route = z.object({
  /** Method and pattern, such as 'GET /talents/:id'. */
  route: z.string(),
  count: z.number(),
  failed: z.number(),
  mean_seconds: z.number(),
  slowest_seconds: z.number(),
});
export type OperatedRoute = z.output<typeof route>;

const backup = z.object({
  /** The newest whole backup; null before the first. */
  newest: z
    .object({
      /** The moment of its rows. */
      begun_date: instant,
      place: z.string(),
      rows: z.number(),
      files: z.number(),
      /** Files among them whose bytes the store had lost. */
      missing: z.number(),
    })
    .nullable(),
  /** The last backup if it runs or has failed; null otherwise. */
  unfinished: z
    .object({ state: z.enum(['running', 'failed']), begun_date: instant, error: z.string().nullable() })
    .nullable(),
});
export type OperatedBackup = z.output<typeof backup>;

export const operationsRoutes = declareRoutes({
  'GET /admin/operations': {
    auth: ['admin'],
    admins: HELPING_ADMINS,
    summary:
      'Returns the processes, scheduled jobs, waiting work, slow and failing routes, database and backup, problems first.',
    response: z.object({
      problems: z.array(
        z.object({
          kind: z.enum(PROBLEMS),
          /** The check, job, work, kind of entries or route. */
          subject: z.string(),
          process: z.string().nullable(),
          since: instant.nullable(),
        }),
      ),
      processes: z.array(operatedProcess),
      jobs: z.array(scheduledJob),
      works: z.array(waitingWork),
      /** The slowest and the failing routes of the last hour. */
      slowest: z.array(route),
      failing: z.array(route),
      database: z.object({
        bytes: z.number(),
        lock_waits: z.number(),
        longest_lock_wait_seconds: z.number(),
        oldest_transaction_seconds: z.number(),
      }),
      backup,
    }),
    // Only the outbox has live updates; the screen polls for the rest of the answer.
    shows: ['outbox'],
    errors: [],
  },
});
