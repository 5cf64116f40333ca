import type { ProjectDetails } from '#contract/project.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Db } from '../../../db/transaction.ts';
import type { ProjectActor } from '../policy.ts';
import { presentProject } from '../present.ts';
import { countPicks } from './list-picks.ts';
import { loadProject } from './load-project.ts';

/** One project as its screens show it, with how many are picked for its roles. */
export async function showProject(
  db: Db,
  actor: ProjectActor,
  id: string,
  moment: Moment,
): Promise<ProjectDetails | Refusal<'not_found'>> {
  const [project, picks] = await Promise.all([loadProject(db, actor, id), countPicks(db, id, moment.today)]);
  return project ? presentProject(project, picks, actor, moment) : refuse('not_found');
}
