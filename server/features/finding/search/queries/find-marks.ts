import { sql } from 'kysely';
import type { AdminActor, CompanyActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

export interface Mark {
  readonly talent_id: string;
  readonly role_id: string;
  readonly role_title: string;
  readonly kind: 'picked' | 'asked';
}

/**
 * The roles of a project for which these talents are picked or asked; a picked talent who has been asked counts as
 * asked only. Empty if the project is another company's.
 */
export async function findMarks(
  db: Db,
  actor: CompanyActor | AdminActor,
  projectId: string,
  talentIds: readonly string[],
): Promise<Mark[]> {
  if (talentIds.length === 0) return [];
  const isOwn = actor.role === 'admin' ? sql`true` : sql`p.company_id = ${actor.company_id}`;
  const { rows } = await sql<Mark>`
    with marks as (
      select talent_id, role_id, 'asked' as kind from candidates
      where project_id = ${projectId} and talent_id = any(${talentIds}::uuid[]) and not is_deleted
      union all
      select talent_id, role_id, 'picked' from role_picks k
      where project_id = ${projectId} and talent_id = any(${talentIds}::uuid[]) and not exists (
        select from candidates c where c.role_id = k.role_id and c.talent_id = k.talent_id
          and c.project_id = ${projectId} and not c.is_deleted)
    )
    select m.talent_id, m.role_id, r.title as role_title, m.kind
    from marks m join project_roles r on r.id = m.role_id join projects p on p.id = r.project_id
    where ${isOwn}
    order by r.role_index, m.kind`.execute(db);
  return rows;
}
