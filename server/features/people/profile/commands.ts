import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { leadsElsewhere, WORDED_PARTS, type WordedPart } from '#domain/people/profile/held-words.ts';
import { SYSTEM, type TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { readSetting } from '#server/features/accounts/setting/queries.ts';
import { profileAdapter } from '#server/features/people/profile/lifecycle.ts';
import { move } from '#server/lifecycle/run.ts';

type Written = Readonly<Record<WordedPart, string>> & { readonly birth_date: string | null };

/**
 * Submits a profile for review. A new profile is approved at once if the settings ask for no review, the talent is not
 * under 18, and no text contains a way to reach the talent elsewhere (`leadsElsewhere`).
 */
export async function submitProfile(trx: Trx, actor: TalentActor, moment: Moment) {
  const { rows } = await sql<Written>`
    select birth_date::text, ${sql.join(WORDED_PARTS.map((part) => sql.ref(part)))}
    from talents where id = ${actor.talent_id} for no key update`.execute(trx);
  const [object] = await profileAdapter.load(trx, { of: 'profile', ids: [actor.talent_id] }, moment);
  if (!object) return refuse('not_found');
  const isLookedAt = rows.some(
    (row) => needsGuardian(row, moment.today) || WORDED_PARTS.some((part) => leadsElsewhere(row[part])),
  );
  const isPassed =
    object.subject.review === 'new' && !isLookedAt && (await readSetting(trx, 'profile_review')) === 'none';
  return isPassed
    ? move(trx, { noun: 'profile', command: 'pass', object, actor: SYSTEM, moment, words: {} })
    : move(trx, { noun: 'profile', command: 'submit', object, actor, moment, words: {} });
}

/**
 * Sends an approved profile to review after a change: always, or only if the settings ask for it. The caller has locked
 * the profile.
 * @returns true if an administrator will review the change
 */
export async function lookAgain(
  trx: Trx,
  talent_id: string,
  moment: Moment,
  when: 'always' | 'by-setting' = 'by-setting',
): Promise<boolean> {
  if (when === 'by-setting' && (await readSetting(trx, 'profile_review')) !== 'all') return false;
  const [object] = await profileAdapter.load(trx, { of: 'profile', ids: [talent_id] }, moment);
  if (!object || object.subject.review === 'new') return false;
  if (object.subject.review !== 'approved') return true;
  const moved = await move(trx, { noun: 'profile', command: 'look-again', object, actor: SYSTEM, moment, words: {} });
  if (isRefusal(moved)) throw new Error(`A profile that is held could not be looked at again: ${moved.refused}`);
  return true;
}
