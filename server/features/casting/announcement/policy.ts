import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The part of `isOpen` that is about the announcement `a` itself. */
export const isPublished = (today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(a.status = 'published' and a.closes_on >= ${today})`;

/**
 * True if an announcement `a` (project `p`, company `c`) takes answers on `today`. Only open announcements are listed
 * for talents and visitors.
 */
export const isOpen = (today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${isPublished(today)} and p.status = 'casting' and c.status = 'approved')`;

/**
 * The project `p` and the company `c` of each announcement `a` that is open if it `isPublished`, looked up one by one:
 * of a join PostgreSQL expects few open announcements, and reads and sorts all of them for the newest.
 */
export const WHOSE_OPEN = sql`
  cross join lateral (select id, company_id, production_type, municipality_id, decision_by, revision, status
    from projects where id = a.project_id and status = 'casting' limit 1) p
  cross join lateral (select name, status from companies where id = a.company_id and status = 'approved' limit 1) c`;
