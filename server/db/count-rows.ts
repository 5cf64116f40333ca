import { type RawBuilder, sql } from 'kysely';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { VARIED } from './pool.ts';
import type { Db } from './transaction.ts';

/** Number of rows that can be paged through: a list has at most a thousand pages (`pageNumber`). */
const COUNTED_AT_MOST = 1000 * PAGE_SIZE;

/**
 * SQL for the length of a list: the number of rows of `from`, which begins with a table and ends with its conditions.
 * Further rows than COUNTED_AT_MOST are not counted, so that a list costs the same however long it becomes.
 */
export const lengthOf = (from: RawBuilder<unknown>): RawBuilder<{ total: number }> =>
  sql<{ total: number }>`select count(*) as total from (select from ${from} limit ${sql.lit(COUNTED_AT_MOST)}) counted`;

/** The length of a list, as `lengthOf`; `is_varied` for a list that its reader filters freely. */
export async function countRows(
  db: Db,
  from: RawBuilder<unknown>,
  { is_varied = false }: { readonly is_varied?: boolean } = {},
): Promise<number> {
  const { rows } = await sql<{ total: number }>`${sql.raw(is_varied ? VARIED : '')} ${lengthOf(from)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The lengths of the lists of several states, as `lengthOf`; `from` compares a column with `asked.status`. */
export async function countRowsBy<Status extends string>(
  db: Db,
  statuses: readonly Status[],
  from: RawBuilder<unknown>,
): Promise<Record<Status, number>> {
  const { rows } = await sql<{ status: Status; total: number }>`
    select asked.status, (${lengthOf(from)}) as total from unnest(${[...statuses]}::text[]) asked (status)`.execute(db);
  return Object.fromEntries(rows.map(({ status, total }) => [status, total])) as Record<Status, number>;
}
