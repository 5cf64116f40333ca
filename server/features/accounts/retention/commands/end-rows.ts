import { type RawBuilder, sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Database } from '#server/db/generated.ts';
import type { Db, Trx } from '#server/db/transaction.ts';

/** When a run looks, and from when backwards the time of a class is over. */
export interface Look extends Moment {
  /** What was counted from this instant or earlier is over. */
  readonly before: string;
  /** The Swedish day of it. */
  readonly before_day: string;
}

/** Finds what is over a batch at a time, and ends it. */
export interface Sweep {
  /** @param stuck what broke in this run and is left to the next */
  find(db: Db, look: Look, stuck: readonly string[], limit: number): Promise<string[]>;
  /** Ends those that are still over. @returns how many rows went or were emptied */
  end(trx: Trx, keys: readonly string[], look: Look): Promise<number>;
}

/** What of a row is over; asked again when it is ended, should it have been renewed meanwhile. */
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

/** Rows that go, found by where they stand in the table, which every table has, whatever its key is. */
export const deletes = (table: keyof Database, isOver: IsOver): Sweep => ({
  find: (db, look, stuck, limit) => findRows(db, table, isOver(look), stuck, limit),
  async end(trx, keys, look) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = ${rowsAt(keys)} and ${isOver(look)}`.execute(trx);
    return Number(numAffectedRows ?? 0);
  },
});

/** Rows that stay without what they say. */
export const empties = (table: keyof Database, what: RawBuilder<unknown>, isOver: IsOver): Sweep => ({
  find: (db, look, stuck, limit) => findRows(db, table, isOver(look), stuck, limit),
  async end(trx, keys, look) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${what} where ctid = ${rowsAt(keys)} and ${isOver(look)}`.execute(trx);
    return Number(numAffectedRows ?? 0);
  },
});
