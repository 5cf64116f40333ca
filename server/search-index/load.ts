import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../db/generated.ts';
import type { DocumentRow } from './document.ts';
import { countingOf } from './facets.ts';
import { type Segment, segmentBuilder } from './segment.ts';

/** Which transactions an index has seen: all below this one are over, and what they wrote is in it. */
export type Position = number;

const COLUMNS = `talent_id, is_findable, visible_from::text, created_date, fresh_date, playing_age_min, playing_age_max, height_cm,
  completeness, answered_share, standing, facts, busy`;
/** Rows at once: a few milliseconds of work, between which other requests get their turn. */
const AT_ONCE = 2000;

/** Reads all of the search's facts in one snapshot and builds them into a segment; ends with the signal's reason when told to. */
export async function loadAll(
  pool: pg.Pool,
  today: string,
  stopping: AbortSignal,
): Promise<{ segment: Segment; position: Position }> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // A million rows take longer than any answer may.
    await client.query("set local statement_timeout = '5min'");
    const horizon = await client.query<{ horizon: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
    );
    await client.query(
      `declare facts no scroll cursor for select ${COLUMNS} from talent_search order by standing desc, talent_id`,
    );
    const builder = segmentBuilder(today);
    for (;;) {
      const { rows } = await client.query<DocumentRow>(`fetch ${AT_ONCE} from facts`);
      for (const row of rows) builder.add(row);
      if (rows.length < AT_ONCE) break;
      await breathe();
      stopping.throwIfAborted();
    }
    await client.query('commit');
    const segment = builder.build();
    // Of a million people it takes a second, which the first search should not.
    countingOf(segment);
    return { segment, position: Number(horizon.rows[0]?.horizon ?? 0) };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** A row with the transaction that wrote it. */
export type ChangedRow = DocumentRow & { readonly changed: number };

/** What transactions from this one on have written (at most so many rows of it), and the position after it. */
export async function loadChanged(
  db: Kysely<Database>,
  since: Position,
  most?: number,
): Promise<{ rows: ChangedRow[]; position: Position }> {
  // One statement, so that the horizon is that of the rows.
  const { rows } = await sql<{ horizon: string; changed: string | null } & DocumentRow>`
    select h.horizon, s.changed_xid::text as changed, ${sql.raw(COLUMNS)}
    from (select pg_snapshot_xmin(pg_current_snapshot())::text as horizon) h
    left join (
      select * from talent_search where changed_xid >= ${String(since)}::text::xid8 limit ${most ?? null}::bigint
    ) s on true
    order by s.standing desc, s.talent_id`.execute(db);
  const changed = rows.flatMap(({ horizon: _horizon, changed: xid, ...row }) =>
    xid === null ? [] : [{ ...row, changed: Number(xid) }],
  );
  return { rows: changed, position: Number(rows[0]?.horizon ?? since) };
}

/** The facts of these talents as they are now. */
export async function loadSome(db: Kysely<Database>, ids: readonly string[]): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${sql.raw(COLUMNS)} from talent_search where talent_id = any(${ids}::uuid[])
    order by standing desc, talent_id`.execute(db);
  return rows;
}
