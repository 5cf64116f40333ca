import { sql } from 'kysely';
import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import type { TalentActor } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import { move } from '../../../lifecycle/run.ts';
import type { ProjectActor } from '../../project/policy.ts';
import { optionObject } from '../lifecycle.ts';
import { holdAsked } from '../queries/find-asked.ts';
import { loadOptions } from '../queries/load-options.ts';
import { lapseRunOut } from './lapse-run-out.ts';

/** One command about the option that stands on somebody asked, by whom it belongs to, or by the talent. */
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
  // It has ended meanwhile, or there never was one.
  if (!option) return refuse('not_allowed_now');
  return move(trx, { noun: 'option', command, object: optionObject(option), actor, moment, words: {} });
}
