import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { readSetting } from '#server/features/accounts/setting/queries/read-setting.ts';
import { profileAdapter } from '#server/features/people/profile/lifecycle.ts';
import { move } from '#server/lifecycle/run.ts';

/**
 * Sends an approved profile to review after a change: always, or where the settings say so. The profile is held.
 * @returns true if an administrator is to review the change
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
