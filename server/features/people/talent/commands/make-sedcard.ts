import { sql } from 'kysely';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { isFindable } from '#domain/people/talent/profile.rules.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { giveOut, makeDocument } from '#server/documents/documents.ts';
import { presentSedcard } from '#server/features/people/talent/present.ts';
import type { SedcardRow } from '#server/features/people/talent/queries.ts';
import type { Services } from '#server/services.ts';

/** Refuses a talent whom companies may not find. The row is locked, so that the talent cannot hide meanwhile. */
async function checkFindable(
  trx: Trx,
  talentId: string,
  today: string,
): Promise<Refusal<'profile_not_visible'> | undefined> {
  const talent = await trx
    .selectFrom('talents')
    .select(['is_verified', 'profile_completed', 'is_paused', 'birth_date', 'guardian_consent_date', 'approved_date'])
    .select(sql<boolean>`(standing <> 'active' or is_leaving)`.as('is_suspended'))
    .where('id', '=', talentId)
    .forShare()
    .executeTakeFirst();
  return talent && isFindable(talent, today) ? undefined : refuse('profile_not_visible');
}

/**
 * The signed URL of a sedcard (a printed profile) of the talent's present profile, the same document for the talent and
 * for companies. An unchanged profile gives the same document. Refused if companies may not find the talent.
 */
export async function makeSedcard(
  services: Services,
  profile: SedcardRow,
  picture_ids: readonly string[],
  account_id: string,
  moment: Moment,
) {
  const { id } = profile;
  const check = (trx: Trx) => checkFindable(trx, id, moment.today);
  const hidden = await inTransaction(services.db, check);
  if (hidden) return hidden;
  const snapshot = presentSedcard(profile, picture_ids);
  const document = await makeDocument(services, {
    kind: 'sedcard',
    noun: 'talent',
    subject_id: id,
    snapshot,
    name: `Sedcard ${snapshot.name}.pdf`,
    moment,
    check,
  });
  return isRefusal(document) ? document : giveOut(services, document, account_id);
}
