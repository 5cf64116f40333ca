import { type RawBuilder, sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Database } from '#server/db/generated.ts';
import type { Db, Trx } from '#server/db/transaction.ts';

/** The time of a run, and the limit of its class. */
export interface Look extends Moment {
  /** Rows whose time counts from this instant or earlier are over. */
  readonly before: string;
  /** The Swedish day of it. */
  readonly before_day: string;
}

/** Finds and ends the rows that are over, a batch at a time. */
export interface Sweep {
  /** @param stuck the keys that failed in this run and are left to the next */
  find(db: Db, look: Look, stuck: readonly string[], limit: number): Promise<string[]>;
  /** Ends those that are still over. @returns how many rows went or were emptied */
  end(trx: Trx, keys: readonly string[], look: Look): Promise<number>;
}

/** The condition of rows that are over; checked again when a row is ended, in case it was renewed meanwhile. */
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

/** Rows that go, found by ctid, which every table has, whatever its key. */
export const deletes = (table: keyof Database, isOver: IsOver): Sweep => ({
  find: (db, look, stuck, limit) => findRows(db, table, isOver(look), stuck, limit),
  async end(trx, keys, look) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = ${rowsAt(keys)} and ${isOver(look)}`.execute(trx);
    return Number(numAffectedRows ?? 0);
  },
});

/** Rows that stay with their words emptied. */
export const empties = (table: keyof Database, what: RawBuilder<unknown>, isOver: IsOver): Sweep => ({
  find: (db, look, stuck, limit) => findRows(db, table, isOver(look), stuck, limit),
  async end(trx, keys, look) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${what} where ctid = ${rowsAt(keys)} and ${isOver(look)}`.execute(trx);
    return Number(numAffectedRows ?? 0);
  },
});
