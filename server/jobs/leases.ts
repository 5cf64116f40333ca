/**
 * The statements with which processes share waiting work. A piece of work is a row of the table it concerns, so no
 * second table can contradict it. Each function is one short statement, committed before the work begins: no connection
 * is held meanwhile, and the lease of a killed process expires. The database's clock decides when a row may be claimed,
 * because processes on several machines must agree on the end of a lease.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import type { Db } from '#server/db/transaction.ts';

/**
 * The rows of one table that wait for the same work. The table must have the columns `lease`, `attempts` and
 * `request_id`.
 */
export interface Backlog {
  readonly table: keyof Database;
  /** The primary key of the table. */
  readonly key: string;
  /** The column with the instant from which a row may be claimed: the end of a lease or of a wait, or null. */
  readonly free_from: string;
  /** True for a waiting row, claimed or not. */
  readonly waits: RawBuilder<SqlBool>;
  /** The order of the work. */
  readonly order: RawBuilder<unknown>;
  /** The time from which a row waits. */
  readonly since: RawBuilder<unknown>;
  /** Time after which another process may take a piece over. */
  readonly lease_seconds: number;
}

/** A process's right to one piece of work. */
export interface Lease {
  readonly id: string;
  /** New at each claim; the outcome counts only while the row still has this lease. */
  readonly lease: string;
  /** Number of the attempt, from 1. */
  readonly attempts: number;
  /** The id of the request that caused the work, if known. */
  readonly request_id: string | null;
}

/** A lease that was just claimed. */
export interface Claimed extends Lease {
  /** True if another piece was free, which another process may have claimed meanwhile. */
  readonly has_more: boolean;
}

const soon = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** The condition for the row that still has this lease. */
export const isOwn = ({ key }: Pick<Backlog, 'key'>, { id, lease }: Lease): RawBuilder<SqlBool> =>
  sql`${sql.ref(key)} = ${id} and lease = ${lease}`;

/**
 * Claims the first free piece. The attempt is counted here, so that a piece that crashes its process also runs out of
 * attempts.
 */
export async function claim(
  db: Db,
  { table, key, free_from, waits, order, lease_seconds }: Backlog,
): Promise<Claimed | undefined> {
  const [rows_, id, free] = [sql.table(table), sql.ref(key), sql.ref(free_from)];
  const isFree = sql`${waits} and (${free} is null or ${free} <= now())`;
  const { rows } = await sql<Claimed>`
    with next as materialized (
      select ${id} as id from ${rows_} where ${isFree} order by ${order} limit 1 for update skip locked)
    update ${rows_} claimed set lease = gen_random_uuid(), attempts = claimed.attempts + 1, ${free} = ${soon(lease_seconds)}
    from next where claimed.${id} = next.id
    returning next.id, claimed.lease, claimed.attempts, claimed.request_id,
      exists (select from ${rows_} where ${isFree} and ${id} <> next.id) as has_more`.execute(db);
  return rows[0];
}

/**
 * Extends a lease.
 * @returns false if another process has taken it, or it has been given up
 */
export async function keepLease(db: Db, backlog: Backlog, own: Lease): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(backlog.table)} set ${sql.ref(backlog.free_from)} = ${soon(backlog.lease_seconds)}
    where ${isOwn(backlog, own)}`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends the lease of a row whose work is done; the next work of the row, if any, begins with the first attempt. */
export async function finish(db: Db, backlog: Backlog, own: Lease): Promise<void> {
  await sql`
    update ${sql.table(backlog.table)} set lease = null, ${sql.ref(backlog.free_from)} = null, attempts = 0
    where ${isOwn(backlog, own)}`.execute(db);
}

/** The next try of an unfinished row. */
export interface Retry {
  readonly wait_seconds: number;
  /** False if the attempt should not count. */
  readonly counts: boolean;
}

/** Gives back an unfinished piece, which is free again after a wait. */
export async function giveBack(db: Db, backlog: Backlog, own: Lease, { wait_seconds, counts }: Retry): Promise<void> {
  await sql`
    update ${sql.table(backlog.table)} set lease = null, ${sql.ref(backlog.free_from)} = ${soon(wait_seconds)},
      attempts = attempts - ${counts ? 0 : 1}
    where ${isOwn(backlog, own)}`.execute(db);
}
