import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * True if an announcement `a` (project `p`, company `c`) takes answers on `today`. Only open announcements are listed
 * for talents and visitors.
 */
export const isOpen = (today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(a.status = 'published' and a.closes_on >= ${today} and p.status = 'casting' and c.status = 'approved')`;
