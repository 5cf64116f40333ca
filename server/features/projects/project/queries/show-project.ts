import type { ProjectDetails } from '#contract/projects/project.ts';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { presentProject } from '#server/features/projects/project/present.ts';
import { countPicks } from './list-picks.ts';
import { loadProject } from './load-project.ts';

/** One project as its screens need it, with the number of picks for each role. */
export async function showProject(
  db: Db,
  actor: ProjectActor,
  id: string,
  moment: Moment,
): Promise<ProjectDetails | Refusal<'not_found'>> {
  const [project, picks] = await Promise.all([loadProject(db, actor, id), countPicks(db, id, moment.today)]);
  return project ? presentProject(project, picks, actor, moment) : refuse('not_found');
}
