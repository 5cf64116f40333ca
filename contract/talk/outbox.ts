import { z } from 'zod';
import { id, instant, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { ENTRY_COMMANDS, ENTRY_STATES, OUTBOX_KINDS } from '#domain/kernel/outbox/outbox-entry.ts';
import { HELPING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';

/** An entry of the outbox as an administrator sees it: without the whole address and the contents. */
const outboxEntry = z.object({
  id,
  kind: z.enum(OUTBOX_KINDS),
  state: z.enum(ENTRY_STATES),
  /** Masked: 'a***@example.com'. Empty once the address is deleted, a month after the entry was sent or given up. */
  recipient: z.string(),
  /** Name of the account with that address; null without one. */
  recipient_name: z.string().nullable(),
  attempts: z.number(),
  /** Codes only, such as 'EENVELOPE 550'. */
  last_error: z.string().nullable(),
  created_date: instant,
  /** Time of the last change of state. */
  state_date: instant,
  /** Time of the next try while the entry waits. */
  next_attempt_date: instant.nullable(),
  /** The last administrator who retried the entry or gave it up. */
  handled_by: z.string().nullable(),
  actions: z.array(z.enum(ENTRY_COMMANDS)),
});
export type OutboxEntryRow = z.output<typeof outboxEntry>;

const byId = z.strictObject({ id });

export const outboxRoutes = declareRoutes({
  'GET /admin/outbox': {
    auth: ['admin'],
    admins: HELPING_ADMINS,
    looks_at: 'contact',
    summary: 'Lists the outbox entries of one state, the latest first, with the number waiting, sent today and dead.',
    query: z.strictObject({ state: z.enum(ENTRY_STATES).default('dead'), page: pageNumber }),
    response: pageOf(outboxEntry).extend({
      counts: z.object({ waiting: z.number(), sent_today: z.number(), dead: z.number() }),
    }),
    shows: ['outbox'],
    errors: [],
  },
  'POST /admin/outbox/:id/retry': {
    auth: ['admin'],
    looks_at: 'contact',
    summary: 'Sends a dead outbox entry again, as the same entry.',
    params: byId,
    response: outboxEntry,
    affects: ['outbox'],
    errors: ['changed_meanwhile'],
  },
  'POST /admin/outbox/:id/give-up': {
    auth: ['admin'],
    looks_at: 'contact',
    summary: 'Gives up a dead outbox entry for good and deletes its content.',
    params: byId,
    response: outboxEntry,
    affects: ['outbox'],
    errors: ['changed_meanwhile'],
  },
  'POST /admin/outbox/retry-dead': {
    auth: ['admin'],
    summary: 'Sends all dead outbox entries again, as after a day without a mail server.',
    response: z.object({ retried: z.number() }),
    affects: ['outbox'],
    errors: [],
  },
});
