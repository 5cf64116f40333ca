import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import type { SealedTable } from '#server/sealed/sealed-table.ts';
import { lockRow, type OpenedValue, openRow, type SealedRow } from './sealed-rows.ts';

/** The text of a value; null if the row has none, undefined if no secret opens it. */
function textOf(env: Env, { key }: SealedRow, { column, opened }: OpenedValue): string | null | undefined {
  if (opened === 'unreadable') return undefined;
  return opened === 'missing' ? (column.missing?.(env, key) ?? null) : opened.text;
}

/** The texts of a row that has to be sealed anew; undefined if it is current or cannot be read. */
async function textsToSeal(env: Env, table: SealedTable, row: SealedRow): Promise<(string | null)[] | undefined> {
  const values = await openRow(env, table, row);
  const texts = values.map((value) => textOf(env, row, value));
  const isOld = values.some(({ column, value }, index) =>
    value === null ? texts[index] !== null : !column.isCurrent(env, value),
  );
  const readable = texts.filter((text) => text !== undefined);
  return isOld && readable.length === texts.length ? readable : undefined;
}

/**
 * Seals the values of a row anew with the first secret, together with the hashes of their texts. The row is read again
 * under its locks, because a process may have changed one of its values since it was read.
 * @returns true if the row was sealed anew
 */
export async function resealRow(
  { db, env }: { readonly db: Kysely<Database>; readonly env: Env },
  table: SealedTable,
  read: SealedRow,
): Promise<boolean> {
  if (!(await textsToSeal(env, table, read))) return false;
  const done = await inTransaction(db, async (trx) => {
    await table.lock?.(trx, read.key);
    const row = await lockRow(trx, table, read.key);
    const texts = row && (await textsToSeal(env, table, row));
    if (!texts) return false;
    const assignments = await Promise.all(
      table.columns.flatMap((column, index) => {
        const text = texts[index] ?? null;
        return text === null ? [] : [column.seal(env, text, row.placed_by).then(column.write)];
      }),
    );
    // Batches and the archive never change otherwise; their triggers let only the seals and hashes change.
    await sql`select set_config('medverka.resealing', 'on', true)`.execute(trx);
    await sql`
      update ${sql.table(table.table)} set ${sql.join(assignments)} where ${sql.ref(table.key)} = ${row.key}`.execute(
      trx,
    );
    await table.rehash?.(trx, env, row.key, texts);
    return true;
  });
  return done === true;
}
