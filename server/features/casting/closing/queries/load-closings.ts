import { sql } from 'kysely';
import type { ClosingShown } from '#contract/casting/closing.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import type { Db } from '#server/db/transaction.ts';
import { PLACES_LEFT } from '#server/features/projects/project/queries/places.ts';

/** A closing with its project and role, and the facts for its guards. */
export interface LoadedClosing extends Omit<ClosingShown, 'actions'> {
  readonly company_id: string;
  readonly company_name: string;
  readonly project_title: string;
  readonly project_status: ProjectStatus;
  readonly role_places_left: number;
}

/**
 * The closings that meet `where`, in which `x` is the closing and `p` its project. By default ordered by id, so that
 * all transactions lock them in the same order.
 */
export async function loadClosings(db: Db, where: ReturnType<typeof sql>, order = sql`x.id`): Promise<LoadedClosing[]> {
  const { rows } = await sql<LoadedClosing>`
    select x.id, x.company_id, c.name as company_name, x.project_id, p.title as project_title, p.status as project_status,
      ${PLACES_LEFT} as role_places_left, x.role_id, r.title as role_title, x.status, x.takes_effect_date, x.texts, x.closed_by_name, x.created_date,
      coalesce((select jsonb_agg(jsonb_build_object('candidate_id', a.candidate_id, 'outcome', a.outcome) order by a.candidate_id)
        from closing_answers a where a.closing_id = x.id), '[]') as named
    from closings x join projects p on p.id = x.project_id join companies c on c.id = x.company_id
      join project_roles r on r.id = x.role_id
    where ${where} order by ${order}`.execute(db);
  return rows;
}

/** The closings of the role with this id that have closed it, or will within minutes unless they are undone. */
export const closingOf = (role_id: ReturnType<typeof sql.ref>) =>
  sql`closings x where x.role_id = ${role_id} and x.status in ('waiting', 'done')`;

/** True if the role with this id is closed, or will close within minutes unless the closing is undone. */
export const isRoleClosed = (role_id: ReturnType<typeof sql.ref>) =>
  sql<boolean>`exists (select from ${closingOf(role_id)})`;
