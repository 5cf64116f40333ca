/** Closing of roles: the form, a closing as a row, and bodies for tests that call all routes. */
import type pg from 'pg';
import { CLOSING_TEXTS } from '#texts/casting/closing-words.ts';
import type { CallArgs, Raw } from './client.ts';
import type { Person } from './people.ts';

type Written = CallArgs<'POST /projects/:id/closings'>['body'];

/** Begins to close a role. By default all waiting candidates get the usual texts. */
export const closeRole = (
  { api }: Person,
  { id, role_id }: { readonly id: string; readonly role_id: string },
  written: Partial<Written> = {},
) =>
  api.ok('POST /projects/:id/closings', {
    params: { id },
    body: { role_id, texts: CLOSING_TEXTS, named: [], ...written },
  });

/**
 * Inserts an undone closing, for which every command is refused.
 * @returns its id
 */
export async function anUndoneClosing(pool: pg.Pool, role_id: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into closings (company_id, project_id, role_id, status, takes_effect_date, texts, closed_by_name)
     select p.company_id, p.id, r.id, 'undone', app_now(), $2, 'Kim'
     from project_roles r join projects p on p.id = r.project_id where r.id = $1 returning id`,
    [role_id, CLOSING_TEXTS],
  );
  return rows[0]?.id ?? '';
}

/** A valid body, so that the route goes on to look for the project; undefined for other routes. */
export const closingBody = (route: string, role_id: string): Raw['body'] | undefined =>
  route === 'POST /projects/:id/closings' ? { role_id, texts: CLOSING_TEXTS, named: [] } : undefined;
