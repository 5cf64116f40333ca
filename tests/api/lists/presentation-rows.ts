import { termsJson } from '#tests/factories/terms.ts';
import { makeClosings } from './closing-rows.ts';
import type { ListRow } from './list-row.ts';

/** The lists of a project's presentations, and of the votes of their guests. */
export const PRESENTATION_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /projects/:id/presentations items': {
    as: 'company',
    params: { id: '$closed_project' },
    made: 'select id, created_date from presentations where project_id = $closed_project',
    order: ['-created_date', 'id'],
  },
  'GET /projects/:id/client-votes items': {
    as: 'company',
    params: { id: '$closed_project' },
    made: `select v.updated_date, v.guest_id, v.person_id, v.guest_id || ' ' || s.candidate_id as id
      from presentation_votes v join presentation_people s on s.id = v.person_id
        join candidates k on k.id = s.candidate_id where k.project_id = $closed_project`,
    order: ['-updated_date', 'guest_id', 'person_id', 'id'],
    idOf: ({ guest_id, candidate_id }) => `${guest_id} ${candidate_id}`,
    no_ties: 'a guest says one thing of somebody',
  },
};

/**
 * Makes a project with many closed roles and many presentations, one of which has many votes.
 * @returns its id
 */
export async function makePresentations(
  run: (text: string, values?: unknown[]) => Promise<{ rows: { id?: string }[] }>,
  company_id: string,
  mixed: () => string,
): Promise<string> {
  const project_id = await makeClosings(run, company_id, mixed);
  await run(
    `insert into presentations (company_id, project_id, title, status, ends_on, created_date)
     select p.company_id, p.id, 'Urval ' || n, 'draft', '2099-01-01', ${mixed()}
     from projects p, generate_series(1, 30) n where p.id = $1`,
    [project_id],
  );
  await run(
    `with shown as (select id from presentations where project_id = $1 order by id limit 1),
     asked as (
       insert into candidates (project_id, role_id, role_index, talent_id, interest_status, is_deleted, terms, answer_by)
       select r.project_id, r.id, r.role_index, t.id, 'interested', false, $2, '2099-01-01'
       from (select * from project_roles where project_id = $1 order by role_index limit 1) r,
         (select id from talents where is_verified order by id limit 9) t returning id),
     people as (
       insert into presentation_people (presentation_id, candidate_id, position)
       select shown.id, asked.id, 0 from shown, asked returning id),
     guests as (
       insert into presentation_guests (presentation_id, link_number, device_hash, name, first_date, last_date)
       select shown.id, 1, 'device ' || n, 'Kim', app_now(), app_now() from shown, generate_series(1, 30) n returning id)
     insert into presentation_votes (guest_id, person_id, vote, created_date, updated_date)
     select guests.id, people.id, 'yes', app_now(), date_trunc('day', app_now()) from guests, people`,
    [project_id, termsJson()],
  );
  return project_id;
}
