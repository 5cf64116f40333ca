import { sql } from 'kysely';
import { addDays, type Moment } from '#domain/kernel/time/day.ts';
import { newTalentsSince } from '#domain/people/talent/new-talent.rules.ts';
import { PROJECT_STATUSES } from '#domain/projects/project/project-states.ts';
import type { Db } from '#server/db/transaction.ts';
import { countCompanies, zeros } from '#server/features/office/application/queries.ts';
import { isVisibleTalent } from '#server/features/people/talent/policy.ts';

/** Number of projects in each status, for one company or for all. */
export async function countProjects(db: Db, company_id: string | null) {
  const { rows } = await sql<{ status: (typeof PROJECT_STATUSES)[number]; total: number }>`
    select status, count(*) as total from projects
    where ${company_id}::uuid is null or company_id = ${company_id} group by status`.execute(db);
  return { ...zeros(PROJECT_STATUSES), ...Object.fromEntries(rows.map((row) => [row.status, row.total])) };
}

interface Figures {
  talent_count: number;
  findable_talent_count: number;
  new_talent_count: number;
  upcoming_booking_count: number;
  request_count: number;
  answered_count: number;
}

/** The figures of the administrators' overview; requests are counted for the last 30 days. */
export async function loadFigures(db: Db, moment: Moment) {
  const since = addDays(moment.today, -30);
  const [figures, companies, projects] = await Promise.all([
    sql<Figures>`select
      (select count(*) from talents) as talent_count,
      (select count(*) from talents t where ${isVisibleTalent('t', moment.today)}) as findable_talent_count,
      (select count(*) from talents where created_date >= ${newTalentsSince(moment.now)}) as new_talent_count,
      (select count(*) from bookings where status in ('waiting', 'confirmed') and ends_on >= ${moment.today}) as upcoming_booking_count,
      (select count(*) from candidates where created_date >= ${since} and not is_deleted) as request_count,
      (select count(*) from candidates where created_date >= ${since} and not is_deleted and answered_date is not null) as answered_count`.execute(
      db,
    ),
    countCompanies(db),
    countProjects(db, null),
  ]);
  const [row] = figures.rows;
  if (!row) throw new Error('The figures came back empty');
  return { ...row, companies, projects };
}
