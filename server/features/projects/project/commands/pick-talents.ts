import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { isFoundBy } from '#server/features/people/talent/policy.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { holdProject, loadProject } from '#server/features/projects/project/queries/load-project.ts';
import { announce } from '#server/live/announce.ts';

/** Picks talents for a role of a project that casts. Those already asked for it are left out silently: they are past picking. */
export async function pickTalents(
  trx: Trx,
  actor: ProjectActor,
  project_id: string,
  role_id: string,
  talent_ids: readonly string[],
  moment: Moment,
) {
  const project = await holdProject(trx, actor, project_id);
  if (!project?.roles.some((role) => role.id === role_id)) return refuse('not_found');
  if (project.status !== 'draft' && project.status !== 'casting') return refuse('not_allowed_now');
  const { rows } = await sql<{ visible_count: number }>`
    select count(*) as visible_count from talents t where t.id = any(${[...talent_ids]}::uuid[]) and ${isFoundBy('t', project.company_id, moment.today)}`.execute(
    trx,
  );
  if (rows[0]?.visible_count !== new Set(talent_ids).size) return refuse('talent_not_visible');
  await sql`
    insert into role_picks (project_id, role_id, talent_id)
    select ${project_id}, ${role_id}, picked.id from unnest(${[...talent_ids]}::uuid[]) as picked (id)
    where not exists (select 1 from candidates k where k.role_id = ${role_id} and k.talent_id = picked.id and not k.is_deleted)
    on conflict do nothing`.execute(trx);
  announce(trx, { topics: [`company:${project.company_id}`], noun: 'pick', ids: [project.id] });
  return true;
}

/** Takes a pick back; it may be gone already. */
export async function unpickTalent(
  trx: Trx,
  actor: ProjectActor,
  pick: { readonly id: string; readonly role_id: string; readonly talent_id: string },
) {
  const project = await loadProject(trx, actor, pick.id);
  if (!project) return refuse('not_found');
  await trx
    .deleteFrom('role_picks')
    .where('project_id', '=', pick.id)
    .where('role_id', '=', pick.role_id)
    .where('talent_id', '=', pick.talent_id)
    .execute();
  announce(trx, { topics: [`company:${project.company_id}`], noun: 'pick', ids: [project.id] });
  return true;
}
