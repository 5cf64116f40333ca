import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from '#server/db/sql.ts';

/**
 * SQL for a column: true if `from`, which begins with a table and ends with its conditions, has a row. For an `exists`
 * beside the columns of a page PostgreSQL expects to be asked for every row of the list, and reads the whole table first;
 * a value is looked up for each row that is shown.
 */
export const isThere = (from: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce((select true from ${from} limit 1), false)`;
