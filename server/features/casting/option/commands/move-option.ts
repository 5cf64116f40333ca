import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { optionObject } from '#server/features/casting/option/lifecycle.ts';
import { holdAsked } from '#server/features/casting/option/queries/find-asked.ts';
import { loadOptions } from '#server/features/casting/option/queries/load-options.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { move } from '#server/lifecycle/run.ts';
import { lapseRunOut } from './lapse-run-out.ts';

/** Gives a command to the standing option on a candidate, for its company or the talent. */
export async function moveOption(
  trx: Trx,
  actor: ProjectActor | TalentActor,
  candidate_id: string,
  command: 'challenge' | 'release' | 'release-by-talent',
  moment: Moment,
) {
  if (!(await holdAsked(trx, actor, candidate_id))) return refuse('not_found');
  await lapseRunOut(trx, candidate_id, moment);
  const standing = sql`o.candidate_id = ${candidate_id} and o.status in ('open', 'challenged')`;
  const [option] = await loadOptions(trx, standing, moment);
  // The option has ended meanwhile, or never existed.
  if (!option) return refuse('not_allowed_now');
  return move(trx, { noun: 'option', command, object: optionObject(option), actor, moment, words: {} });
}
