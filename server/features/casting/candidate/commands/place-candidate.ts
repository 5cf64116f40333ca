import { refuse } from '#domain/kernel/refusal.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { lockProjectOf } from '#server/features/casting/candidate/queries/load-candidate.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import { announce } from '#server/live/announce.ts';

interface Place {
  company_id: string;
  project_id: string;
  role_id: string;
}

/**
 * Moves a candidate before another candidate of the same role on the board, or to the end. Locks the project and
 * numbers all candidates of the role anew, so that simultaneous moves by two members both count.
 */
export async function placeCandidate(trx: Trx, actor: ProjectActor, id: string, before_id: string | null) {
  await lockProjectOf(trx, id, 'update');
  const { rows } = await sql<Place>`
    select p.company_id, k.project_id, k.role_id from candidates k join projects p on p.id = k.project_id
    where k.id = ${id} and not k.is_deleted and ${visibleProjects(actor)}`.execute(trx);
  const place = rows[0];
  if (!place) return refuse('not_found');
  const { company_id, project_id, role_id } = place;
  // The other candidate may have been withdrawn meanwhile.
  const before = await sql`
    select from candidates where id = ${before_id} and role_id = ${role_id} and not is_deleted`.execute(trx);
  if (before_id !== null && (before_id === id || before.rows.length === 0)) return refuse('changed_meanwhile');
  await sql`
    with listed as (
      select id, row_number() over (order by board_position, created_date, id) * 2 as place
      from candidates where role_id = ${role_id} and not is_deleted),
    numbered as (
      select l.id, row_number() over (order by case
        when l.id <> ${id} then l.place
        else coalesce((select b.place - 1 from listed b where b.id = ${before_id}), 1e9) end) as place
      from listed l)
    update candidates k set board_position = n.place from numbered n
    where k.id = n.id and k.board_position <> n.place`.execute(trx);
  announce(trx, { topics: [`company:${company_id}`], noun: 'candidate', ids: [id, project_id] });
  return true;
}
