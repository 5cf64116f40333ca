import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { isFindable } from '#domain/talent/profile.rules.ts';
import type { Moment } from '#domain/time/day.ts';
import type { TalentActor } from '../../../actor.ts';
import type { Trx } from '../../../db/transaction.ts';
import { giveOut, makeDocument } from '../../../documents/documents.ts';
import type { Services } from '../../../services.ts';
import { presentSedcard } from '../present.ts';
import { findOwnProfile } from '../queries.ts';

/** Whether companies may see the talent; the row is held, so that nobody hides meanwhile. */
async function checkFindable(
  trx: Trx,
  talentId: string,
  today: string,
): Promise<Refusal<'profile_not_visible'> | undefined> {
  const talent = await trx
    .selectFrom('talents')
    .select(['is_verified', 'profile_completed', 'is_paused', 'birth_date', 'guardian_consent_date'])
    .where('id', '=', talentId)
    .forShare()
    .executeTakeFirst();
  return talent && isFindable(talent, today) ? undefined : refuse('profile_not_visible');
}

/**
 * The address of the talent's sedcard, as their profile is now. While nothing that it says has changed it is the same
 * document. A profile that companies may not see has none.
 */
export async function makeSedcard(services: Services, { talent_id, account_id }: TalentActor, moment: Moment) {
  const profile = await findOwnProfile(services.db, talent_id);
  if (!profile) return refuse('not_found');
  if (!isFindable(profile, moment.today)) return refuse('profile_not_visible');
  const snapshot = presentSedcard(profile);
  const document = await makeDocument(services, {
    kind: 'sedcard',
    noun: 'talent',
    subject_id: talent_id,
    snapshot,
    name: `Sedcard ${snapshot.name}.pdf`,
    moment,
    check: (trx) => checkFindable(trx, talent_id, moment.today),
  });
  return isRefusal(document) ? document : giveOut(services, document, account_id);
}
