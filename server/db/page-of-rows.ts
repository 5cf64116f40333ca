import { sql } from '#server/db/sql.ts';

/**
 * The clauses `limit` and `offset` of a page, counted from 1. The size is part of the text, and the first page has no
 * offset, so that PostgreSQL knows how few rows are wanted. It then plans the prepared statement once; with an unknown
 * limit it would plan at every call.
 * @param size a constant, because each size is a statement of its own
 * @param more rows read beyond the page, to know if another page follows
 */
export const pageOfRows = (page: number, size: number, more = 0) => {
  const limit = sql`limit ${sql.lit(size + more)}`;
  return page === 1 ? limit : sql`${limit} offset ${(page - 1) * size}`;
};
