import { sql } from 'kysely';
import type { AnnouncementRow } from '#contract/casting/announcement.ts';
import { isThere } from '#server/db/is-there.ts';
import type { Db } from '#server/db/transaction.ts';
import { closingOf } from '#server/features/casting/closing/queries/load-closings.ts';
import { PLACES_LEFT } from '#server/features/projects/project/queries/places.ts';

/** An announcement with its project and role, and the facts for its guards. */
export interface LoadedAnnouncement extends Omit<AnnouncementRow, 'actions'> {
  needs_review: boolean;
  role_is_closed: boolean;
  role_places_left: number;
  company_id: string;
  body: string;
  question: string;
  picture_count: number;
  is_indexed: boolean;
  shows_company: boolean;
  reason: string | null;
  decided_by: string | null;
  decided_date: string | null;
  revision: number;
}

const SELECTION = sql`
  select a.id, a.status, a.heading, a.body, a.question, a.picture_count, a.closes_on, a.is_public, a.is_indexed,
    a.shows_company, a.slug, a.reason, a.decided_by, a.decided_date, a.published_date, a.revision, a.created_date,
    a.company_id, c.name as company_name, a.project_id, p.title as project_title, p.status as project_status,
    a.role_id, r.title as role_title, ${isThere(closingOf(sql.ref('a.role_id')))} as role_is_closed,
    ${PLACES_LEFT} as role_places_left,
    (select count(*) from candidates k where k.project_id = a.project_id and k.role_id = a.role_id
      and k.source = 'announcement' and k.interest_status = 'interested' and not k.is_deleted) as interested_count,
    rules.review = 'all' or rules.review = 'first' and not ${isThere(
      sql`announcements o where o.company_id = a.company_id and o.published_date is not null`,
    )} as needs_review
  from announcements a join projects p on p.id = a.project_id join companies c on c.id = a.company_id
    join project_roles r on r.id = a.role_id cross join announcement_rules rules`;

/**
 * The announcements that meet `where`, in which `a` is the announcement and `p` its project. By default ordered by id,
 * so that all transactions lock them in the same order.
 */
export async function loadAnnouncements(
  db: Db,
  where: ReturnType<typeof sql>,
  order = sql`a.id`,
): Promise<LoadedAnnouncement[]> {
  const { rows } = await sql<LoadedAnnouncement>`${SELECTION} where ${where} order by ${order}`.execute(db);
  return rows;
}
