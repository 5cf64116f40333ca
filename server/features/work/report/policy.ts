import { type SqlBool, sql } from 'kysely';
import type { SystemActor, TalentActor } from '#server/actor.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';

/** Actors who see reports: talents and companies see their own, administrators see all. */
export type ReportActor = TalentActor | ProjectActor;

/** The condition on `r` (reports) and `p` (projects) for the reports that the actor may see. */
export function visibleReports(actor: ReportActor | SystemActor) {
  if (actor.role === 'system') return sql<SqlBool>`true`;
  return actor.role === 'talent' ? sql<SqlBool>`r.talent_id = ${actor.talent_id}` : visibleProjects(actor);
}
