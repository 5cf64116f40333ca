import { sql } from 'kysely';
import type { CompanyDetails } from '#contract/office/admin-company.ts';
import { LIMITS } from '#domain/accounts/setting/settings.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadAppeals, presentToAdmin } from '#server/features/accounts/appeal/queries/load-appeals.ts';
import { findPlace } from '#server/features/companies/place/queries.ts';
import { findApplication } from '#server/features/office/application/queries.ts';
import { countProjects } from '#server/features/office/overview/queries/load-figures.ts';
import { loadLines } from './list-companies.ts';

/** Maximum number of events, and of appeals, shown. */
const SHOWN = 50;

/** One company as shown to an administrator; null for an unknown id. */
export async function showCompany(
  db: Db,
  id: string,
  actor: AdminActor,
  moment: Moment,
): Promise<CompanyDetails | null> {
  const application = await findApplication(db, id, actor, moment);
  const [line] = await loadLines(db, sql`c.id = ${id}`, sql`c.id`, moment);
  if (!application || !line) return null;
  const [projects, members, counted, history, appeals, place] = await Promise.all([
    countProjects(db, id),
    sql<CompanyDetails['members'][number]>`
      select a.id, a.name, a.email, m.member_role as role from company_members m join accounts a on a.id = m.account_id
      where m.company_id = ${id} order by a.name, a.id limit ${sql.lit(LIMITS.company_members.max)}`.execute(db),
    sql<CompanyDetails['under_way'] & { homepage: string }>`
      select c.homepage,
        (select count(*) from options where company_id = c.id and status in ('open', 'challenged')) as option_count,
        (select count(*) from announcements a join projects p on p.id = a.project_id
          where p.company_id = c.id and a.status in ('waiting', 'published')) as announcement_count,
        (select count(*) from presentations where company_id = c.id and status = 'shared') as presentation_count,
        (select count(*) from candidates k join projects p on p.id = k.project_id
          where p.company_id = c.id and p.status = 'casting' and not k.is_deleted and k.client_decision is null
            and k.interest_status in ('pending', 'interested')) as request_count,
        (select count(*) from bookings where company_id = c.id and status in ('waiting', 'confirmed')
          and ends_on >= ${moment.today}) as booking_count,
        (select count(*) from invoices where company_id = c.id and status = 'issued') as invoice_count
      from companies c where c.id = ${id}`.execute(db),
    sql<CompanyDetails['history'][number]>`
      select id::text, type, actor_name as by, created_date as date, payload ->> 'reason' as reason from events
      where subject_id in (select ${id}::uuid union all select id from credit_lines where company_id = ${id})
        and type <> all('{credit_line.open,credit_line.book,credit_line.ask-people}'::text[])
      order by events.id desc limit ${sql.lit(SHOWN)}`.execute(db),
    loadAppeals(db, sql`a.company_id = ${id}`, sql`order by a.decided_date desc, a.id limit ${sql.lit(SHOWN)}`),
    findPlace(db, id),
  ]);
  const [row] = counted.rows;
  if (!row) return null;
  const { homepage, ...under_way } = row;
  return {
    ...application,
    homepage,
    place,
    line,
    projects,
    under_way,
    members: members.rows,
    history: history.rows,
    appeals: appeals.map((appeal) => presentToAdmin(appeal, actor, moment)),
  };
}
