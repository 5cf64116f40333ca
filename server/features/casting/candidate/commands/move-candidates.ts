import { candidateWorkflow } from '#domain/casting/candidate/candidate.workflow.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { candidateObject } from '#server/features/casting/candidate/lifecycle.ts';
import { type LoadedCandidate, loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import { type ProjectActor, visibleProjects } from '#server/features/projects/project/policy.ts';
import type { CommandWords } from '#server/lifecycle/adapter.ts';
import { moveMany } from '#server/lifecycle/run.ts';

/**
 * Gives a command of the company to many candidates of a project. Candidates whose state does not allow the command
 * stay unchanged.
 * @param isFor selects among the candidates whose state allows the command
 */
export async function moveCandidates<C extends 'remind' | 'extend' | 'withdraw'>(
  trx: Trx,
  actor: ProjectActor,
  project_id: string,
  ids: readonly string[],
  command: C,
  words: CommandWords<'candidate', C>,
  moment: Moment,
  isFor: (candidate: LoadedCandidate) => boolean = () => true,
) {
  const { rows } = await sql`
    select from projects p where p.id = ${project_id} and ${visibleProjects(actor)} for no key update`.execute(trx);
  if (rows.length === 0) return refuse('not_found');
  const asked = await loadCandidates(
    trx,
    sql`k.project_id = ${project_id} and k.id = any(${[...ids]}::uuid[]) and not k.is_deleted`,
  );
  const objects = asked
    .filter(
      (candidate) => commandsNow(candidateWorkflow, candidate, actor, moment).includes(command) && isFor(candidate),
    )
    .map(candidateObject);
  const moved = await moveMany<'candidate', C>(trx, { noun: 'candidate', command, objects, actor, moment, words });
  if (isRefusal(moved)) return moved;
  return { moved_count: objects.length, skipped_count: new Set(ids).size - objects.length };
}
