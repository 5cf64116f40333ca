/** The lists of auditions and invited talents, and the rows in them. */
import type pg from 'pg';
import type { ListRow } from './list-row.ts';
import { makeTimes } from './time-rows.ts';

const ROLE_AND_NAME = `v.role_id, r.role_index, btrim(t.first_name || ' ' || t.last_name) as name`;

export const AUDITION_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /projects/:id/auditions items': {
    as: 'company',
    params: { id: '$audition_project' },
    made: `select id, status in ('closed', 'cancelled') as is_over, created_date from auditions where project_id = $audition_project`,
    order: ['is_over', '-created_date', 'id'],
  },
  'GET /auditions/:id/invitations items': {
    as: 'company',
    params: { id: '$audition' },
    made: `select v.id, ${ROLE_AND_NAME} from invitations v join talents t on t.id = v.talent_id
      join project_roles r on r.id = v.role_id where v.audition_id = $audition`,
    order: ['role_index', 'name', 'id'],
  },
  'GET /auditions/:id/people items': {
    as: 'company',
    params: { id: '$audition' },
    made: `select v.id, ${ROLE_AND_NAME} from invitations v join talents t on t.id = v.talent_id
      join project_roles r on r.id = v.role_id where v.audition_id = $audition`,
    order: ['name', 'id'],
  },
  'GET /auditions/:id/possible items': {
    as: 'company',
    params: { id: '$empty_audition' },
    made: `select v.id, ${ROLE_AND_NAME} from candidates v join talents t on t.id = v.talent_id
      join project_roles r on r.id = v.role_id where v.project_id = $audition_project`,
    order: ['role_index', 'name', 'id'],
  },
  'GET /talent/invitations items': {
    as: 'talent',
    made: `select v.id, v.status <> 'invited' as is_answered, v.invited_date from invitations v where v.talent_id = $talent`,
    order: ['is_answered', '-invited_date', 'id'],
  },
};

/** Lists that are parts of one audition or one invitation. */
export const AUDITION_PARTS = [
  'GET /invitations/:id/viewing takes',
  'GET /auditions/:id roles',
  'GET /records/Audition/:id roles',
];

interface Of {
  readonly company: string;
  readonly talent: string;
  readonly people: readonly string[];
  readonly terms: string;
}

/**
 * Makes a project with many auditions. The talent is invited to all of them; the first one also has many other
 * invitations. One more audition is a draft without invitations.
 */
export async function makeAuditions(pool: pg.Pool, { company, talent, people, terms }: Of) {
  const one = async (text: string, values: unknown[]): Promise<string> =>
    (await pool.query<{ id: string }>(text, values)).rows[0]?.id ?? '';
  const project = await one(
    `insert into projects (company_id, title, status, current_step) values ($1, 'Prov', 'casting', 4) returning id`,
    [company],
  );
  await pool.query(
    `with role as (insert into project_roles (project_id, role_index, title) select $1, n, 'Roll' from generate_series(0, 1) n
        returning id, role_index)
      insert into candidates (project_id, role_id, role_index, talent_id, interest_status, is_deleted, terms, answer_by)
      select $1, role.id, role.role_index, made.id, 'interested', false, $3, '2098-01-01'
      from unnest($2::uuid[]) with ordinality as made (id, n) join role on role.role_index = n % 2`,
    [project, [talent, ...people], terms],
  );
  const audition = await one(
    `with made as (
        insert into auditions (project_id, company_id, kind, status, title, created_date)
        select $1, $2, 'on_site', case when n % 3 = 0 then 'closed' else 'published' end, 'Prov',
          app_now() - (n * 7 % 11) * interval '1 day' from generate_series(1, 30) n returning id, status, created_date),
      first as (select id from made where status = 'published' order by id limit 1),
      own as (
        insert into invitations (audition_id, candidate_id, role_id, project_id, company_id, talent_id, status, invited_date)
        select made.id, k.id, k.role_id, $1, $2, k.talent_id, case when made.status = 'closed' then 'done' else 'invited' end,
          made.created_date from made, candidates k where k.project_id = $1 and k.talent_id = $3),
      others as (
        insert into invitations (audition_id, candidate_id, role_id, project_id, company_id, talent_id, status, invited_date)
        select (select id from first), k.id, k.role_id, $1, $2, k.talent_id, 'invited', app_now()
        from candidates k where k.project_id = $1 and k.talent_id <> $3)
    select id from first`,
    [project, company, talent],
  );
  const empty = await one(
    `insert into auditions (project_id, company_id, kind, status, title) values ($1, $2, 'on_site', 'draft', 'Tom') returning id`,
    [project, company],
  );
  const timed_invitation = await makeTimes(pool, audition, talent);
  return { audition_project: project, audition, empty_audition: empty, timed_invitation };
}
