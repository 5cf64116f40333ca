import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Whether an announcement on `a`, of a project on `p` and a company on `c`, takes answers on that Swedish day: what any
 * talent or stranger is shown of it goes by this.
 */
export const isOpen = (today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(a.status = 'published' and a.closes_on >= ${today} and p.status = 'casting' and c.status = 'approved')`;
