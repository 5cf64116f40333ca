import type { AuditionKind, AuditionStatus } from '#domain/auditions/audition/audition.workflow.ts';
import type { ProjectStatus } from '#domain/projects/project/project-states.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';

/** The facts about an audition that commands on its invitations need. */
export interface CalledTo {
  readonly id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly project_status: ProjectStatus;
  readonly status: AuditionStatus;
  readonly kind: AuditionKind;
  readonly title: string;
  readonly deadline_date: string | null;
  readonly closes_date: string | null;
  readonly decision_by: string | null;
}

/** An audition in a project that the actor may see; null otherwise. */
export async function findCalledTo(db: Db, actor: ProjectActor, id: string): Promise<CalledTo | null> {
  const { rows } = await sql<CalledTo>`
    select d.id, d.project_id, d.company_id, p.status as project_status, d.status, d.kind, d.title, d.deadline_date,
      d.closes_date, d.decision_by
    from auditions d join projects p on p.id = d.project_id
    where d.id = ${id} and ${visibleProjects(actor)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Locks the project of an audition, and then reads the audition in a second statement, so that it includes changes for
 * which the lock waited.
 */
export async function lockCalledTo(db: Db, actor: ProjectActor, id: string): Promise<CalledTo | null> {
  await sql`
    select p.id from projects p join auditions d on d.project_id = p.id
    where d.id = ${id} and ${visibleProjects(actor)} for no key update of p`.execute(db);
  return findCalledTo(db, actor, id);
}
