/**
 * What a drainer does with the table. Each is one short statement, committed before anything else happens, so that no
 * connection is held while something is sent. When an entry may be claimed (`next_attempt_date`) is the database's time,
 * which is compared with nothing but itself: the processes may run on several machines, and a lease is only worth something
 * when all agree on when it ends. When something happened is the time of the process.
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

/** Has an entry be due at once. */
export const DUE_NOW = sql`next_attempt_date = now()`;

const columns = { table: 'outbox', key: 'id', free_from: 'next_attempt_date' } as const;
const isOwn = (entry: Lease) => isOwnLease(columns, entry);

/**
 * The entries of a kind that wait; those that have not been tried come before those that have failed, so that a recipient
 * who never answers does not delay everybody else.
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

/** What an entry holds, for the process that has claimed it. */
export async function readEntry(db: Db, own: Lease): Promise<Leased | undefined> {
  const { rows } = await sql<OutboxEntry<never>>`
    select id, recipient, content from outbox where ${isOwn(own)}`.execute(db);
  return rows[0] && { ...rows[0], ...own };
}

/** @returns false when somebody else has the entry by now, so it may be sent once more */
export async function recordSent(db: Db, entry: Leased, keepsContent: boolean, at: Date): Promise<boolean> {
  const content = keepsContent ? sql`content` : sql`null`;
  const set = sql`content = ${content}, last_error = null`;
  return (await moveEntries(db, { step: 'deliver', where: isOwn(entry), at, set })) > 0;
}

/** Has an entry wait for its next attempt. */
export async function recordFailed(db: Db, entry: Leased, error: string, wait_minutes: number): Promise<void> {
  await sql`
    update outbox set lease = null, last_error = ${error}, next_attempt_date = now() + make_interval(mins => ${wait_minutes})
    where ${isOwn(entry)}`.execute(db);
}

/** So long waits what goes where something was just not taken. */
const HELD_BACK_SECONDS = 60;

/**
 * Has everything else that goes to where an entry was not taken wait a while, so that a receiver who never answers takes
 * the places of all others no longer than one attempt does. What is being sent goes on.
 */
export async function holdBack(db: Db, kind: OutboxKindName, { recipient }: Leased): Promise<void> {
  const until = sql`now() + make_interval(secs => ${HELD_BACK_SECONDS})`;
  // By name, as the index has it.
  await sql`
    update outbox set next_attempt_date = ${until}
    where kind = ${sql.lit(kind)} and recipient = ${recipient} and state = 'waiting' and lease is null
      and next_attempt_date < ${until}`.execute(db);
}

/** Gives up what somebody else did not take: nobody of ours can do anything about it. */
export async function recordGivenUp(db: Kysely<Database>, entry: Leased, error: string, at: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await moveEntries(trx, { step: 'die', where: isOwn(entry), at, set: sql`last_error = ${error}` });
    return moveEntries(trx, { step: 'give-up', where: sql`id = ${entry.id}`, at, set: sql`handled_by = null` });
  });
}

/** Puts an entry out of the way, for an administrator to look at. */
export async function recordDead(db: Kysely<Database>, entry: Leased, error: string, at: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const set = sql`last_error = ${error}`;
    const isDead = (await moveEntries(trx, { step: 'die', where: isOwn(entry), at, set })) > 0;
    if (isDead) {
      // A day without a mail server is one piece of news, and nobody is mailed that mail does not work.
      await tellAdminsUntilRead(trx, { type: DEAD_ENTRY, ...deadEntryNotice });
      // Administrators hear the noun of everything.
      announce(trx, { topics: [], noun: 'outbox' });
    }
    return isDead;
  });
}
