/** The lists of work days, call sheets and replacements, and the rows in them. */
import type pg from 'pg';
import { EMPTY_SHEET } from '#domain/work/call-sheet/call-sheet.ts';
import type { ListRow } from './list-row.ts';

/** More days, call sheets and versions than a page shows. */
const DAYS = 30;
const FIRST_DAY = '2099-03-01';

const ONE_EACH = 'there is one for each day';

export const DAY_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /projects/:id/days items': {
    as: 'company',
    params: { id: '$days_project' },
    made: 'select day as id, day from call_sheets where project_id = $days_project',
    order: ['day', 'id'],
    no_ties: ONE_EACH,
  },
  'GET /projects/:id/call-sheets/:day people': {
    as: 'company',
    params: { id: '$days_project', day: FIRST_DAY },
    made: `select k.id, k.role_index, btrim(t.first_name || ' ' || t.last_name) as name, b.id as booking_id
      from bookings b join candidates k on k.id = b.candidate_id join talents t on t.id = k.talent_id
      where b.project_id = $days_project and b.starts_on = '${FIRST_DAY}'`,
    order: ['role_index', 'name', 'booking_id'],
  },
  'GET /projects/:id/day-moves items': {
    as: 'company',
    params: { id: '$days_project' },
    made: 'select id, created_date from day_moves where production_id = $days_project',
    order: ['-created_date', 'id'],
    most: 10,
  },
  'GET /bookings/:id/replacement asked': {
    as: 'company',
    params: { id: '$left_booking' },
    made: `select k.id, (k.interest_status <> 'pending')::int as is_answered, btrim(t.first_name || ' ' || t.last_name) as name
      from candidates k join talents t on t.id = k.talent_id where k.replaces_booking_id = $left_booking`,
    order: ['is_answered', 'name', 'id'],
  },
  'GET /bookings/:id/replacement reserves': {
    as: 'company',
    params: { id: '$left_booking' },
    made: `select t.id, btrim(t.first_name || ' ' || t.last_name) as name
      from candidates k join talents t on t.id = k.talent_id
      where k.project_id = $days_project and k.client_decision = 'rejected'`,
    order: ['name', 'id'],
  },
  'GET /call-sheets/:id/versions items': {
    as: 'company',
    params: { id: '$sheet' },
    made: 'select version as id, version from call_sheet_versions where call_sheet_id = $sheet',
    order: ['-version', 'id'],
    no_ties: 'versions are counted',
  },
  'GET /talent/assignments/:id/call-sheets items': {
    as: 'talent',
    params: { id: '$days_candidate' },
    made: 'select call_sheet_id as id, day from summonses where candidate_id = $days_candidate',
    order: ['day', 'id'],
    no_ties: ONE_EACH,
  },
};

interface Of {
  readonly company: string;
  readonly talent: string;
  /** Other talents booked on the first day. */
  readonly people: readonly string[];
  /** Other talents: half of them said yes and were not chosen, and the others are asked as replacements. */
  readonly others: readonly string[];
  readonly terms: string;
}

/**
 * A project in which the talent works for a month. Each day has a call sheet, and the first sheet has many versions.
 * One more booking is cancelled, so that it can have replacements.
 */
export async function makeDays(pool: pg.Pool, { company, talent, people, others, terms }: Of) {
  const one = async (text: string, values: unknown[]): Promise<string> =>
    (await pool.query<{ id: string }>(text, values)).rows[0]?.id ?? '';
  const project = await one(
    `insert into projects (company_id, title, status, current_step) values ($1, 'Dagar', 'active', 5) returning id`,
    [company],
  );
  const candidate = await one(
    `with role as (insert into project_roles (project_id, role_index, title) select $1, n, 'Roll' from generate_series(0, 1) n
        returning id, role_index),
      asked as (
        insert into candidates (project_id, role_id, role_index, talent_id, interest_status, client_decision, is_deleted, terms, answer_by)
        select $1, role.id, role.role_index, made.id, 'interested', 'approved', false, $4, '2098-01-01'
        from unnest($3::uuid[]) with ordinality as made (id, n) join role on role.role_index = n % 2
        returning id, role_id, talent_id),
      booked as (
        insert into bookings (candidate_id, project_id, role_id, company_id, talent_id, starts_on, ends_on, day_fee_ore, status)
        select id, $1, role_id, $2, talent_id, $5::date, case when talent_id = $6 then $5::date + ${DAYS - 1} else $5::date end, 1, 'confirmed'
        from asked)
    select id from asked where talent_id = $6`,
    [project, company, [talent, ...people], terms, FIRST_DAY, talent],
  );
  const sheet = await one(
    `with sheet as (
        insert into call_sheets (project_id, company_id, day, status, content, version, published_date)
        select $1, $2, $3::date + n, 'published', $6, case when n = 0 then ${DAYS} else 1 end, app_now()
        from generate_series(${DAYS - 1}, 0, -1) n returning id, day, version),
      told as (
        insert into call_sheet_versions (call_sheet_id, version, content, published_by, published_date)
        select id, n, $6, 'Kim', app_now() from sheet, generate_series(1, version) n),
      called as (
        insert into summonses (call_sheet_id, candidate_id, project_id, company_id, talent_id, day, status)
        select id, $4, $1, $2, $5, day, 'unread' from sheet)
    select id from sheet where day = $3`,
    [project, company, FIRST_DAY, candidate, talent, EMPTY_SHEET],
  );
  await pool.query(
    `insert into day_moves (id, production_id, company_id, moves, created_date)
     select gen_random_uuid(), $1, $2, '[]', app_now() + make_interval(days => n % 7) from generate_series(1, ${DAYS}) n`,
    [project, company],
  );
  const left = await one(
    `insert into bookings (candidate_id, project_id, role_id, company_id, talent_id, starts_on, ends_on, day_fee_ore, status, cancel_reason)
     select k.id, $1, k.role_id, $2, k.talent_id, $3::date - 1, $3::date - 1, 1, 'cancelled', 'Sjuk'
     from candidates k where k.project_id = $1 order by k.role_index, k.id limit 1 returning id`,
    [project, company, FIRST_DAY],
  );
  await pool.query(
    `insert into candidates (project_id, role_id, role_index, talent_id, interest_status, client_decision, is_deleted, terms, answer_by, replaces_booking_id)
     select $1, b.role_id, k.role_index, made.id,
       case when n % 4 in (1, 2) then 'interested' when n % 8 in (0, 3) then 'pending' else 'not_interested' end,
       case when n % 4 in (1, 2) then 'rejected' end, false, $4, '2099-01-01', case when n % 4 in (0, 3) then b.id end
     from bookings b join candidates k on k.id = b.candidate_id, unnest($3::uuid[]) with ordinality as made (id, n) where b.id = $2`,
    [project, left, others, terms],
  );
  return { left_booking: left, days_project: project, days_candidate: candidate, sheet };
}
