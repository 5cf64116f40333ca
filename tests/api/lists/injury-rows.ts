import type { ListRow } from './list-row.ts';
import { BOOKING, type Market, mixed, ROWS } from './market.ts';

/** A day on which more people of the company work than a page shows. */
const INJURED_ON = '2026-01-02';

/** The lists of injuries at work. */
export const INJURY_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /work-injuries items': {
    as: 'talent',
    made: 'select id, created_date from work_injuries where talent_id = $talent',
    order: ['-created_date', 'id'],
  },
  'GET /work-injuries/engagements items': {
    as: 'company',
    query: { day: INJURED_ON },
    made: `select distinct b.candidate_id as id, t.first_name || ' ' || t.last_name as name
      from bookings b join talents t on t.id = b.talent_id
      where b.company_id = $company and b.status in ('confirmed', 'completed') and '${INJURED_ON}' between b.starts_on and b.ends_on`,
    order: ['name', 'id'],
  },
  'GET /admin/work-injuries items': {
    as: 'admin',
    made: `select id, created_date from work_injuries where status <> 'closed'`,
    order: ['created_date', 'id'],
  },
  'GET /admin/work-injuries items (closed)': {
    as: 'admin',
    query: { group: 'closed' },
    made: `select id, created_date from work_injuries where status = 'closed'`,
    order: ['-created_date', 'id'],
  },
};

/** Makes open and closed injuries of the talent's assignments, and a day of work of the people of a project. */
export async function makeInjuries({ run, talent }: Market, project: string): Promise<void> {
  await run(
    `${BOOKING} select k.id, k.project_id, k.role_id, p.company_id, k.talent_id, '${INJURED_ON}', '${INJURED_ON}', 1, 'completed', ${mixed('k.n')}
     from (select *, (row_number() over (order by id))::int as n from candidates where project_id = $1) k
       join projects p on p.id = k.project_id where k.n <= ${ROWS}`,
    [project],
  );
  for (const [day, status, sent_on] of [
    [INJURED_ON, 'reported', null],
    ['2026-01-03', 'closed', '2026-01-04'],
  ] as const)
    await run(
      `insert into work_injuries (id, candidate_id, company_id, talent_id, status, reported_by, happened_on, is_serious,
         sent_on, created_date, updated_date)
       select gen_random_uuid(), k.id, p.company_id, k.talent_id, $3, 'talent', $2::date, false, $4::date, ${mixed()}, app_now()
       from (select *, row_number() over (order by id) as n from candidates where talent_id = $1 and interest_status = 'interested') k
         join projects p on p.id = k.project_id`,
      [talent.talent_id, day, status, sent_on],
    );
}
