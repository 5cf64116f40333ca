/**
 * A drainer's statements on the table. Each is short and committed before the next step, so that no connection is held
 * during a delivery. The database's clock decides when an entry may be claimed (`next_attempt_date`): processes may run
 * on several machines, and all must agree on the end of a lease. The process's clock stamps events.
 */
import { type Kysely, sql } from 'kysely';
import type { OutboxKindName } from '#domain/kernel/outbox/outbox-entry.ts';
import { DEAD_ENTRY } from '#domain/talk/notification/notice-target.ts';
import type { Database } from '#server/db/generated.ts';
import { type Db, inTransaction } from '#server/db/transaction.ts';
import { type Backlog, isOwn as isOwnLease, type Lease } from '#server/jobs/leases.ts';
import { announce } from '#server/live/announce.ts';
import { tellAdminsUntilRead } from '#server/live/tell-admins.ts';
import { deadEntryNotice } from '#texts/talk/outbox-words.ts';
import { moveEntries } from './move-entries.ts';
import type { OutboxEntry, OutboxKind } from './outbox-kind.ts';

/** The right of a process to send an entry. */
export interface Leased extends OutboxEntry<never>, Lease {}

/** Makes an entry due at once. */
export const DUE_NOW = sql`next_attempt_date = now()`;

const columns = { table: 'outbox', key: 'id', free_from: 'next_attempt_date' } as const;
const isOwn = (entry: Lease) => isOwnLease(columns, entry);

/**
 * The waiting entries of a kind. Untried ones come before failed ones, so that a recipient who never answers does not
 * delay the others.
 */
export const entriesBacklog = (
  kind: OutboxKindName,
  { lease_seconds }: Pick<OutboxKind<never>, 'lease_seconds'>,
): Backlog => ({
  ...columns,
  lease_seconds,
  waits: sql`state = 'waiting' and kind = ${kind}`,
  order: sql`attempts, next_attempt_date`,
});

/** The content of an entry, for the process that has claimed it. */
export async function readEntry(db: Db, own: Lease): Promise<Leased | undefined> {
  const { rows } = await sql<OutboxEntry<never>>`
    select id, recipient, content from outbox where ${isOwn(own)}`.execute(db);
  return rows[0] && { ...rows[0], ...own };
}

/** @returns false if another process has claimed the entry meanwhile, so that it may be sent once more */
export async function recordSent(db: Db, entry: Leased, keepsContent: boolean, at: Date): Promise<boolean> {
  const content = keepsContent ? sql`content` : sql`null`;
  const set = sql`content = ${content}, last_error = null`;
  return (await moveEntries(db, { step: 'deliver', where: isOwn(entry), at, set })) > 0;
}

/** Makes an entry wait for its next attempt. */
export async function recordFailed(db: Db, entry: Leased, error: string, wait_minutes: number): Promise<void> {
  await sql`
    update outbox set lease = null, last_error = ${error}, next_attempt_date = now() + make_interval(mins => ${wait_minutes})
    where ${isOwn(entry)}`.execute(db);
}

/** Wait of other entries to a receiver after a failed delivery. */
const HELD_BACK_SECONDS = 60;

/**
 * Makes all other entries to the same recipient wait a while after a failed delivery, so that a silent receiver blocks
 * the places of others for one attempt at most. Running deliveries go on.
 */
export async function holdBack(db: Db, kind: OutboxKindName, { recipient }: Leased): Promise<void> {
  const until = sql`now() + make_interval(secs => ${HELD_BACK_SECONDS})`;
  // A literal, so that PostgreSQL can use the partial index of this kind.
  await sql`
    update outbox set next_attempt_date = ${until}
    where kind = ${sql.lit(kind)} and recipient = ${recipient} and state = 'waiting' and lease is null
      and next_attempt_date < ${until}`.execute(db);
}

/** Gives up an entry that its receiver did not accept: administrators can do nothing about it. */
export async function recordGivenUp(db: Kysely<Database>, entry: Leased, error: string, at: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await moveEntries(trx, { step: 'die', where: isOwn(entry), at, set: sql`last_error = ${error}` });
    return moveEntries(trx, { step: 'give-up', where: sql`id = ${entry.id}`, at, set: sql`handled_by = null` });
  });
}

/** Marks an entry as dead, for an administrator to decide about. */
export async function recordDead(db: Kysely<Database>, entry: Leased, error: string, at: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const set = sql`last_error = ${error}`;
    const isDead = (await moveEntries(trx, { step: 'die', where: isOwn(entry), at, set })) > 0;
    if (isDead) {
      // A day without a mail server makes one notice, and no mail, because mail does not work.
      await tellAdminsUntilRead(trx, { type: DEAD_ENTRY, ...deadEntryNotice });
      // `announce` tells administrators about every noun.
      announce(trx, { topics: [], noun: 'outbox' });
    }
    return isDead;
  });
}
