import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '#server/db/generated.ts';
import { setPatience } from '#server/db/patient-client.ts';
import { releaseMemory } from '#server/threads/release-memory.ts';
import type { DocumentRow } from './document.ts';
import { countingOf } from './facets.ts';
import { type Segment, segmentBuilder } from './segment.ts';

/** The transactions that an index has seen. */
export interface Horizon {
  /**
   * Identifies the numbering of transactions. After a restored dump, a restored backup or a failover, the same numbers
   * can mean other transactions, so an index from before is no longer valid.
   */
  readonly database: string;
  /** All transactions with a lower number have ended, and their rows are in the index. */
  readonly transaction: number;
}

/**
 * SQL that identifies the database: the cluster, its timeline (a restored backup starts a new one), and the file of the
 * table (restoring a dump makes a new one).
 */
const DATABASE = `(select concat_ws('/', system_identifier, timeline_id, pg_relation_filenode('talent_search'))
  from pg_control_system(), pg_control_checkpoint())`;
const HORIZON = `pg_snapshot_xmin(pg_current_snapshot())::text as transaction, ${DATABASE} as database`;
type HorizonRow = { transaction: string; database: string };

const horizonOf = ({ transaction, database }: HorizonRow): Horizon => ({ database, transaction: Number(transaction) });

const COLUMNS = `talent_id, is_findable, visible_from::text, created_date, fresh_date, playing_age_min, playing_age_max, height_cm,
  completeness, answered_share, profile_points, name, facts, busy`;
/** Rows per fetch: a few milliseconds of work, between which other requests can run. */
const AT_ONCE = 2000;
const EVERYBODY_AT_MOST_MS = 5 * 60_000;

/**
 * Reads all rows in one snapshot, in the order of a segment, some thousand at a time.
 * @param take gets the rows; the next ones are read when it has ended
 * @throws the signal's reason if it is aborted
 */
export async function readAll(
  pool: pg.Pool,
  stopping: AbortSignal,
  take: (rows: readonly DocumentRow[]) => Promise<void> | void,
): Promise<Horizon> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // A million rows take longer than the usual limit for answers.
    setPatience(client, EVERYBODY_AT_MOST_MS);
    await client.query(`set local statement_timeout = ${EVERYBODY_AT_MOST_MS}`);
    const [horizon] = (await client.query<HorizonRow>(`select ${HORIZON}`)).rows;
    if (!horizon) throw new Error('PostgreSQL did not say which transactions are over.');
    await client.query(
      `declare facts no scroll cursor for select ${COLUMNS} from talent_search order by profile_points desc, talent_id`,
    );
    for (;;) {
      const { rows } = await client.query<DocumentRow>(`fetch ${AT_ONCE} from facts`);
      await take(rows);
      if (rows.length < AT_ONCE) break;
      await breathe();
      stopping.throwIfAborted();
    }
    await client.query('commit');
    return horizonOf(horizon);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    setPatience(client);
    client.release();
  }
}

/** Loads all search facts in one snapshot and builds a segment. Throws the signal's reason if it is aborted. */
export async function loadAll(
  pool: pg.Pool,
  today: string,
  stopping: AbortSignal,
): Promise<{ segment: Segment; horizon: Horizon }> {
  const builder = segmentBuilder(today);
  const horizon = await readAll(pool, stopping, (rows) => {
    for (const row of rows) builder.add(row);
  });
  const segment = builder.build();
  // Computed here: it takes a second for a million talents, and the first search should not wait for it.
  countingOf(segment);
  // The read rows are garbage that the few objects of searches would not have collected for long.
  releaseMemory();
  return { segment, horizon };
}

/** The horizon of a PostgreSQL server at this moment. */
export async function horizonNow(db: Kysely<Database>): Promise<Horizon> {
  const { rows } = await sql<HorizonRow>`select ${sql.raw(HORIZON)}`.execute(db);
  if (!rows[0]) throw new Error('PostgreSQL did not say which one it is.');
  return horizonOf(rows[0]);
}

/**
 * True if both values name the same cluster and table. The timeline is not compared, because a replica learns of a new
 * timeline later than its primary.
 */
export function isSameTable(one: string, other: string): boolean {
  const [cluster, , table] = one.split('/');
  const [otherCluster, , otherTable] = other.split('/');
  return cluster === otherCluster && table === otherTable;
}

/** A row with the number of the transaction that wrote it. */
export type ChangedRow = DocumentRow & { readonly changed: number };

/**
 * Rows written by transactions that an index has not seen (at most `most`), and the new horizon. Restored rows keep the
 * transaction numbers of their old cluster. Rows with numbers that this cluster has not reached yet are left out: they
 * are no changes, and every query would return them until the cluster reaches those numbers.
 */
export async function loadChanged(
  db: Kysely<Database>,
  since: Horizon,
  most?: number,
): Promise<{ rows: ChangedRow[]; horizon: Horizon }> {
  // One statement, so that rows and horizon are of the same snapshot.
  const { rows } = await sql<HorizonRow & { changed: string | null } & DocumentRow>`
    select h.transaction, h.database, s.changed_xid::text as changed, ${sql.raw(COLUMNS)}
    from (select ${sql.raw(HORIZON)}) h
    left join (
      select changed_xid, ${sql.raw(COLUMNS)} from talent_search
      where changed_xid >= ${String(since.transaction)}::text::xid8
        and changed_xid < pg_snapshot_xmax(pg_current_snapshot())
      limit ${most ?? null}::bigint
    ) s on true
    order by s.profile_points desc, s.talent_id`.execute(db);
  const changed = rows.flatMap(({ transaction: _transaction, database: _database, changed: xid, ...row }) =>
    xid === null ? [] : [{ ...row, changed: Number(xid) }],
  );
  return { rows: changed, horizon: rows[0] ? horizonOf(rows[0]) : since };
}

/** The current rows of these talents. */
export async function loadSome(db: Kysely<Database>, ids: readonly string[]): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${sql.raw(COLUMNS)} from talent_search where talent_id = any(${ids}::uuid[])
    order by profile_points desc, talent_id`.execute(db);
  return rows;
}
