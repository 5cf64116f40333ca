/**
 * How processes share out what waits. It waits as a row of the table that it is about, so that nothing else has to say the
 * same. Each of these is one short statement, committed before the work begins: no connection is held meanwhile, and the
 * claim of a process that was killed runs out. When a row may be claimed is the database's time, which is compared with
 * nothing but itself, since processes on several machines must agree on the end of a lease.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import type { Db } from '#server/db/transaction.ts';

/** The rows of one table that wait for the same work. The table has the columns `lease` and `attempts`. */
export interface Backlog {
  readonly table: keyof Database;
  /** Its primary key. */
  readonly key: string;
  /** The column with the instant from which a row may be claimed: the end of a lease or of a wait, or null. */
  readonly free_from: string;
  /** True of a row that waits, whether somebody has claimed it or not. */
  readonly waits: RawBuilder<SqlBool>;
  /** What comes first. */
  readonly order: RawBuilder<unknown>;
  /** When another process may take a piece over. */
  readonly lease_seconds: number;
}

/** A process's right to one piece of work. */
export interface Lease {
  readonly id: string;
  /** New at each claim; what the work has come to counts only while it stands in the row. */
  readonly lease: string;
  /** Which attempt this is, from 1. */
  readonly attempts: number;
}

/** A lease that was just claimed. */
export interface Claimed extends Lease {
  /** True if another piece was free as well, which somebody else may have claimed meanwhile. */
  readonly has_more: boolean;
}

const soon = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** True of the row whose lease this is. */
export const isOwn = ({ key }: Pick<Backlog, 'key'>, { id, lease }: Lease): RawBuilder<SqlBool> =>
  sql`${sql.ref(key)} = ${id} and lease = ${lease}`;

/**
 * Claims the piece that comes first. The attempt is counted now: one that takes its process down with it must run out of
 * attempts too.
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
    returning next.id, claimed.lease, claimed.attempts,
      exists (select from ${rows_} where ${isFree} and ${id} <> next.id) as has_more`.execute(db);
  return rows[0];
}

/** Draws a lease out. @returns false when it is somebody else's by now, or nobody's */
export async function keepLease(db: Db, backlog: Backlog, own: Lease): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(backlog.table)} set ${sql.ref(backlog.free_from)} = ${soon(backlog.lease_seconds)}
    where ${isOwn(backlog, own)}`.execute(db);
  return numAffectedRows === 1n;
}

/** Gives a piece back that is not done, free again after a wait. @param counts false when the attempt is not to count */
export async function giveBack(
  db: Db,
  backlog: Backlog,
  own: Lease,
  { wait_seconds, counts }: { readonly wait_seconds: number; readonly counts: boolean },
): Promise<void> {
  await sql`
    update ${sql.table(backlog.table)} set lease = null, ${sql.ref(backlog.free_from)} = ${soon(wait_seconds)},
      attempts = attempts - ${counts ? 0 : 1}
    where ${isOwn(backlog, own)}`.execute(db);
}
