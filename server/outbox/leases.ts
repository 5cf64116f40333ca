/**
 * A drainer's statements on the table `outbox`. Each is short and committed before the next step, so that no connection
 * is held during a delivery. The database's clock decides when an entry may be claimed (`next_attempt_date`), because
 * processes may run on several machines and must agree on the end of a lease. The process's clock dates the events.
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

/** A claimed entry: only the process that holds its lease may send it. */
export interface Leased extends OutboxEntry<never>, Lease {}

/** Makes an entry due at once. */
export const DUE_NOW = sql`next_attempt_date = now()`;

const columns = { table: 'outbox', key: 'id', free_from: 'next_attempt_date' } as const;
const isOwn = (entry: Lease) => isOwnLease(columns, entry);

/**
 * The waiting entries of a kind. Untried entries come before failed ones, so that a recipient who never answers does
 * not delay the others.
 */
export const entriesBacklog = (
  kind: OutboxKindName,
  { lease_seconds, is_put_off }: Pick<OutboxKind<never>, 'lease_seconds' | 'is_put_off'>,
): Backlog => ({
  ...columns,
  lease_seconds,
  waits: sql`state = 'waiting' and kind = ${kind}`,
  order: sql`attempts, next_attempt_date`,
  since: is_put_off ? sql`next_attempt_date` : sql`created_date`,
});

/** Reads an entry for the process that has claimed it; undefined if the claim is lost. */
export async function readEntry(db: Db, own: Lease): Promise<Leased | undefined> {
  const { rows } = await sql<OutboxEntry<never>>`
    select id, recipient, content from outbox where ${isOwn(own)}`.execute(db);
  return rows[0] && { ...rows[0], ...own };
}

/**
 * Marks an entry as sent.
 * @returns false if another process has claimed it meanwhile, so that it may be sent twice
 */
export async function recordSent(db: Db, entry: Leased, keepsContent: boolean, at: Date): Promise<boolean> {
  const content = keepsContent ? sql`content` : sql`null`;
  const set = sql`content = ${content}, last_error = null`;
  return (await moveEntries(db, { step: 'deliver', where: isOwn(entry), at, set })) > 0;
}

/** Lets an entry wait for its next attempt. */
export async function recordFailed(db: Db, entry: Leased, error: string, wait_seconds: number): Promise<void> {
  await sql`
    update outbox set lease = null, last_error = ${error}, next_attempt_date = now() + make_interval(secs => ${wait_seconds})
    where ${isOwn(entry)}`.execute(db);
}

/** Lets an entry wait that was not tried; the claim counts as no attempt. */
export async function recordNotNow(db: Db, entry: Leased, wait_seconds: number): Promise<void> {
  await sql`
    update outbox set lease = null, attempts = attempts - 1, next_attempt_date = now() + make_interval(secs => ${wait_seconds})
    where ${isOwn(entry)}`.execute(db);
}

/** Time in seconds for which other entries to a recipient wait after a failed delivery. */
const HELD_BACK_SECONDS = 60;

/**
 * After a failed delivery, lets all other entries to the same recipient wait a while, so that a silent receiver holds
 * up the others for one attempt at most. Running deliveries go on.
 * @param asked_seconds the time for which the receiver wants to be left alone
 */
export async function holdBack(db: Db, kind: OutboxKindName, { recipient }: Leased, asked_seconds = 0): Promise<void> {
  const until = sql`now() + make_interval(secs => ${Math.max(HELD_BACK_SECONDS, asked_seconds)})`;
  // A literal and no parameter, so that PostgreSQL can use the partial index of the kind.
  await sql`
    update outbox set next_attempt_date = ${until}
    where kind = ${sql.lit(kind)} and recipient = ${recipient} and state = 'waiting' and lease is null
      and next_attempt_date < ${until}`.execute(db);
}

/**
 * Gives up an entry that its receiver has not accepted, because administrators can do nothing about it. Its content is
 * deleted unless the sender keeps contents.
 */
export async function recordGivenUp(
  db: Kysely<Database>,
  entry: Leased,
  error: string,
  { keepsContent, at }: { readonly keepsContent: boolean; readonly at: Date },
): Promise<void> {
  const content = keepsContent ? sql`content` : sql`null`;
  await inTransaction(db, async (trx) => {
    await moveEntries(trx, { step: 'die', where: isOwn(entry), at, set: sql`last_error = ${error}` });
    return moveEntries(trx, {
      step: 'give-up',
      where: sql`id = ${entry.id}`,
      at,
      set: sql`handled_by = null, content = ${content}`,
    });
  });
}

/**
 * Marks an entry as dead, so that an administrator decides about it.
 * @param died called if this process still held the entry
 */
export async function recordDead(
  db: Kysely<Database>,
  entry: Leased,
  error: string,
  at: Date,
  died?: OutboxKind<never>['died'],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const set = sql`last_error = ${error}`;
    const isDead = (await moveEntries(trx, { step: 'die', where: isOwn(entry), at, set })) > 0;
    if (isDead) {
      await died?.(trx, entry.recipient, error, at);
      // The administrators get one notice until they have read it, even if no mail server answers all day. They get no
      // mail, because mail does not work then.
      await tellAdminsUntilRead(trx, { type: DEAD_ENTRY, ...deadEntryNotice });
      // No topic is needed, because administrators get the changes of all nouns.
      announce(trx, { topics: [], noun: 'outbox' });
    }
    return isDead;
  });
}
