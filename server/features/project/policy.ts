import { type SqlBool, sql } from 'kysely';
import type { AdminActor, CompanyActor } from '../../actor.ts';

/** Who may see and move projects: a company its own, an administrator every one (and acts for the company, logged by name). */
export type ProjectActor = CompanyActor | AdminActor;

/** The condition on `p.company_id` that leaves what the actor may see. A project one may not see does not exist. */
export function visibleProjects(actor: ProjectActor) {
  return actor.role === 'admin' ? sql<SqlBool>`true` : sql<SqlBool>`p.company_id = ${actor.company_id}`;
}
