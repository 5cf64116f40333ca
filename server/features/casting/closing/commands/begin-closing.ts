import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WrittenClosing } from '#contract/casting/closing.ts';
import { takesEffectDate } from '#domain/casting/closing/closing.rules.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { isRoleClosed } from '#server/features/casting/closing/queries/load-closings.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { holdProject } from '#server/features/projects/project/queries/load-project.ts';
import { make } from '#server/lifecycle/run.ts';

/**
 * Begins to close a role. Locks the project, so that the second of two simultaneous closings is refused as already
 * closed.
 * @returns the id of the closing
 */
export async function beginClosing(
  trx: Trx,
  actor: ProjectActor,
  project_id: string,
  { role_id, texts, named }: WrittenClosing,
  moment: Moment,
) {
  const project = await holdProject(trx, actor, project_id);
  const role = project?.roles.find((one) => one.id === role_id);
  if (!project || !role) return refuse('not_found');
  if (project.status !== 'casting') return refuse('project_not_casting');
  const { rows } =
    await sql`select from project_roles r where r.id = ${role_id} and ${isRoleClosed(sql.ref('r.id'))}`.execute(trx);
  if (rows.length > 0) return refuse('role_closed');
  const id = randomUUID();
  const { company_id, company_name, title: project_title } = project;
  const made = await make(trx, {
    noun: 'closing',
    actor,
    moment,
    words: {},
    object: {
      id,
      values: {
        company_id,
        project_id,
        role_id,
        texts,
        closed_by_name: actor.name,
        takes_effect_date: takesEffectDate(moment.now),
        created_date: moment.now,
      },
      concerned: { company_id, project_id },
      facts: { project_title, company_name, role_title: role.title },
    },
  });
  if (isRefusal(made)) return made;
  // Candidates of other roles are ignored. For a candidate named twice the first outcome counts.
  await sql`
    insert into closing_answers (closing_id, candidate_id, outcome)
    select ${id}, k.id, named.outcome
    from jsonb_to_recordset(${JSON.stringify(named)}) as named (candidate_id uuid, outcome text)
      join candidates k on k.id = named.candidate_id and k.role_id = ${role_id}
    on conflict do nothing`.execute(trx);
  return id;
}
