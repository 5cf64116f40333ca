import type { ListRow } from './list-row.ts';

/** The list of a project's closed roles. */
export const CLOSING_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /projects/:id/closings items': {
    as: 'company',
    params: { id: '$closed_project' },
    made: 'select id, created_date from closings where project_id = $closed_project',
    order: ['-created_date', 'id'],
  },
};

/**
 * Makes a project of the company with many closed roles.
 * @returns its id
 */
export async function makeClosings(
  run: (text: string, values?: unknown[]) => Promise<{ rows: { id?: string }[] }>,
  company_id: string,
  mixed: () => string,
): Promise<string> {
  const { rows } = await run(
    `insert into projects (company_id, title, status, current_step) values ($1, 'Stängt', 'casting', 3) returning id`,
    [company_id],
  );
  const id = rows[0]?.id ?? '';
  await run(
    `with role as (insert into project_roles (project_id, role_index, title)
       select $2, n, 'Roll' from generate_series(0, 29) n returning id, role_index as n)
     insert into closings (company_id, project_id, role_id, status, takes_effect_date, texts, closed_by_name, created_date)
     select $1, $2, id, 'done', app_now(), '{"not_now": "Nej.", "kept": "Kanske.", "call_back": "Ja."}', 'Kim', ${mixed()} from role`,
    [company_id, id],
  );
  return id;
}
