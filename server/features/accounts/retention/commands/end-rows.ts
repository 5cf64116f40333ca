import { type RawBuilder, sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Database } from '#server/db/generated.ts';
import type { Db, Trx } from '#server/db/transaction.ts';

/** The time of a run, and the time limit of the class. */
export interface Look extends Moment {
  /** Limit (ISO instant): rows older than this have expired. */
  readonly before: string;
  /** The Swedish day of `before`. */
  readonly before_day: string;
}

/** Finds and ends expired rows, a batch at a time. */
export interface Sweep {
  /** @param stuck the keys that failed in this run; the next run tries them again */
  find(db: Db, look: Look, stuck: readonly string[], limit: number): Promise<string[]>;
  /**
   * Ends the rows that are still expired.
   * @returns the number of rows deleted or emptied
   */
  end(trx: Trx, keys: readonly string[], look: Look): Promise<number>;
}

/**
 * The condition for expired rows. It is checked again when a row is ended, because the row may have been renewed
 * meanwhile.
 */
type IsOver = (look: Look) => RawBuilder<unknown>;

const rowsAt = (keys: readonly string[]) => sql`any(${[...keys]}::tid[])`;

async function findRows(
  db: Db,
  table: keyof Database,
  isOver: RawBuilder<unknown>,
  stuck: readonly string[],
  limit: number,
) {
  const { rows } = await sql<{ key: string }>`
    select ctid::text as key from ${sql.table(table)}
    where ${isOver} and ctid <> all(${[...stuck]}::tid[]) limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

/** A sweep that deletes rows. Rows are found by ctid, because every table has it, whatever its key. */
export const deletes = (table: keyof Database, isOver: IsOver): Sweep => ({
  find: (db, look, stuck, limit) => findRows(db, table, isOver(look), stuck, limit),
  async end(trx, keys, look) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = ${rowsAt(keys)} and ${isOver(look)}`.execute(trx);
    return Number(numAffectedRows ?? 0);
  },
});

/** A sweep that keeps rows but empties some of their columns. */
export const empties = (table: keyof Database, what: RawBuilder<unknown>, isOver: IsOver): Sweep => ({
  find: (db, look, stuck, limit) => findRows(db, table, isOver(look), stuck, limit),
  async end(trx, keys, look) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${what} where ctid = ${rowsAt(keys)} and ${isOver(look)}`.execute(trx);
    return Number(numAffectedRows ?? 0);
  },
});
