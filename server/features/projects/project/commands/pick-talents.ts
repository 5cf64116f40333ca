import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { isFoundBy } from '#server/features/people/talent/policy.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import {
  holdProject,
  type LoadedProject,
  loadProject,
} from '#server/features/projects/project/queries/load-project.ts';
import { isAskedFor } from '#server/features/projects/project/queries/places.ts';
import { announce } from '#server/live/announce.ts';

/** A talent picked for a role. */
export interface Pick {
  readonly role_id: string;
  readonly talent_id: string;
}

const asRows = (picks: readonly Pick[]) => sql`unnest(${picks.map(({ role_id }) => role_id)}::uuid[],
  ${picks.map(({ talent_id }) => talent_id)}::uuid[]) as picked (role_id, talent_id)`;

const announcePicks = (trx: Trx, { id, company_id }: LoadedProject) =>
  announce(trx, { topics: [`company:${company_id}`], noun: 'pick', ids: [id] });

/** Adds picks to a locked project, all or none: refused if the company may not find one of the talents. */
async function addPicks(trx: Trx, project: LoadedProject, picks: readonly Pick[], moment: Moment) {
  if (project.status !== 'draft' && project.status !== 'casting') return refuse('not_allowed_now');
  const talents = [...new Set(picks.map(({ talent_id }) => talent_id))];
  const { rows } = await sql<{ visible_count: number }>`
    select count(*) as visible_count from talents t where t.id = any(${talents}::uuid[]) and ${isFoundBy('t', project.company_id, moment.today)}`.execute(
    trx,
  );
  if (rows[0]?.visible_count !== talents.length) return refuse('talent_not_visible');
  await sql`
    insert into role_picks (project_id, role_id, talent_id)
    select ${project.id}, picked.role_id, picked.talent_id from ${asRows(picks)}
    where not ${isAskedFor(sql.ref('picked.role_id'), sql.ref('picked.talent_id'))}
    on conflict do nothing`.execute(trx);
  announcePicks(trx, project);
  return true;
}

/**
 * Picks talents for a role, before they are asked. Talents who were already asked for the role are left out without a
 * refusal.
 */
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
  const picks = talent_ids.map((talent_id) => ({ role_id, talent_id }));
  return addPicks(trx, project, picks, moment);
}

/** Replaces all picks of a locked project. */
export async function setPicks(trx: Trx, project: LoadedProject, picks: readonly Pick[], moment: Moment) {
  await sql`
    delete from role_picks where project_id = ${project.id}
      and (role_id, talent_id) not in (select picked.role_id, picked.talent_id from ${asRows(picks)})`.execute(trx);
  return addPicks(trx, project, picks, moment);
}

/** Removes a pick; a missing pick changes nothing. */
export async function unpickTalent(trx: Trx, actor: ProjectActor, pick: Pick & { readonly id: string }) {
  const project = await loadProject(trx, actor, pick.id);
  if (!project) return refuse('not_found');
  await trx
    .deleteFrom('role_picks')
    .where('project_id', '=', pick.id)
    .where('role_id', '=', pick.role_id)
    .where('talent_id', '=', pick.talent_id)
    .execute();
  announcePicks(trx, project);
  return true;
}
