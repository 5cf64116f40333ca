/** Closed roles: the form, a closing as a row, and bodies for tests that walk all routes. */
import type pg from 'pg';
import { CLOSING_TEXTS } from '#texts/casting/closing-words.ts';
import type { CallArgs, Raw } from './client.ts';
import type { Person } from './people.ts';

type Written = CallArgs<'POST /projects/:id/closings'>['body'];

/** Begins to close a role; all waiting candidates get the usual words by default. */
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
 * A row of an undone closing, on which no command works.
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

/** A body valid enough that a route looks for the project; undefined for routes of other nouns. */
export const closingBody = (route: string, role_id: string): Raw['body'] | undefined =>
  route === 'POST /projects/:id/closings' ? { role_id, texts: CLOSING_TEXTS, named: [] } : undefined;
