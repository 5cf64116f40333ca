import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import type { Opened } from '#server/sealed/seal.ts';
import type { SealedColumn, SealedTable } from '#server/sealed/sealed-table.ts';

/** The sealed values of a row, in the order of the table's columns. */
export interface SealedRow {
  readonly key: string;
  readonly placed_by: string;
  readonly values: readonly (string | null)[];
}

/** The select of a table's rows with sealed values. */
const rowsOf = ({ table, key, placed_by = key, where = sql<boolean>`true`, columns }: SealedTable) => sql`
  select ${sql.ref(key)}::text as key, ${sql.ref(placed_by)}::text as placed_by,
    array[${sql.join(columns.map(({ read }) => read))}] as values
  from ${sql.table(table)} where ${where}`;

/** Reads rows with sealed values in the order of their keys. */
export async function readRows(
  db: Db,
  table: SealedTable,
  { after, at_most }: { readonly after?: string | undefined; readonly at_most: number },
): Promise<SealedRow[]> {
  const key = sql.ref(table.key);
  const isLater = after === undefined ? sql<boolean>`true` : sql<boolean>`${key} > ${after}`;
  const { rows } = await sql<SealedRow>`${rowsOf(table)} and ${isLater} order by ${key} limit ${at_most}`.execute(db);
  return rows;
}

/** Reads a row and keeps others from changing it until the end of the transaction; undefined if it is gone. */
export async function lockRow(trx: Trx, table: SealedTable, key: string): Promise<SealedRow | undefined> {
  const { rows } = await sql<SealedRow>`
    ${rowsOf(table)} and ${sql.ref(table.key)} = ${key} for no key update`.execute(trx);
  return rows[0];
}

/** A value with its column, and its text and secret if it opens. */
export interface OpenedValue {
  readonly column: SealedColumn;
  readonly value: string | null;
  readonly opened: Opened | 'missing' | 'unreadable';
}

/** Opens the sealed values of a row; one that no secret opens is reported and not thrown. */
export function openRow(env: Env, { columns }: SealedTable, { values, placed_by }: SealedRow): Promise<OpenedValue[]> {
  return Promise.all(
    columns.map(async (column, index): Promise<OpenedValue> => {
      const value = values[index] ?? null;
      if (value === null) return { column, value, opened: 'missing' };
      try {
        return { column, value, opened: await column.open(env, value, placed_by) };
      } catch {
        return { column, value, opened: 'unreadable' };
      }
    }),
  );
}
