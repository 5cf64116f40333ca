import { sql } from 'kysely';
import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import { SYSTEM, type TalentActor } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import { move } from '../../../lifecycle/run.ts';
import { readSetting } from '../../setting/queries/read-setting.ts';
import { profileRoom } from '../lifecycle.ts';

/** The talent says that the profile can be looked at; where none is looked at first it is approved at once. */
export async function submitProfile(trx: Trx, actor: TalentActor, moment: Moment) {
  await sql`select from talents where id = ${actor.talent_id} for no key update`.execute(trx);
  const [object] = await profileRoom.load(trx, { of: 'profile', ids: [actor.talent_id] }, moment);
  if (!object) return refuse('not_found');
  const isPassed = object.subject.review === 'new' && (await readSetting(trx, 'profile_review')) === 'none';
  return isPassed
    ? move(trx, { noun: 'profile', command: 'pass', object, actor: SYSTEM, moment, words: {} })
    : move(trx, { noun: 'profile', command: 'submit', object, actor, moment, words: {} });
}
