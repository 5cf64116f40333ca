import type { Kysely } from 'kysely';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { completenessOf, missingSteps } from '#domain/talent/profile.rules.ts';
import { searchTextOf } from '#domain/talent/search-text.ts';
import type { Moment } from '#domain/time/day.ts';
import type { TalentActor } from '../../../actor.ts';
import type { Database } from '../../../db/generated.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import { cardAddress } from '../../../files/picture-files.ts';
import { submitProfile } from '../../profile/commands/submit-profile.ts';
import { factsOf } from '../present.ts';
import { findOwnProfile, type OwnProfileRow } from '../queries.ts';

/**
 * Writes what follows from the rest of a profile: its strength, what free text finds and the main portrait. Whoever
 * writes a talent, its skills, languages or pictures calls this in the same transaction.
 */
export async function refreshDerived(trx: Trx, talentId: string): Promise<OwnProfileRow | undefined> {
  const profile = await findOwnProfile(trx, talentId);
  if (!profile) return undefined;
  const portrait = profile.media.find(({ is_shown }) => is_shown);
  await trx
    .updateTable('talents')
    .where('id', '=', talentId)
    .set({
      completeness: completenessOf(factsOf(profile)),
      search_text: searchTextOf({
        ...profile,
        skill_ids: profile.skills.map(({ id }) => id),
        language_ids: profile.languages.map(({ id }) => id),
      }),
      profile_image: portrait ? cardAddress(portrait.path) : null,
    })
    .execute();
  return await findOwnProfile(trx, talentId);
}

/**
 * Changes a talent's own profile: one change at a time for each talent, the derived columns with it. A profile that
 * companies have been told is complete stays so: what would empty one of its steps is refused.
 */
export async function changeProfile<R extends Refusal | undefined>(
  db: Kysely<Database>,
  talentId: string,
  change: (trx: Trx, before: OwnProfileRow) => Promise<R>,
) {
  return await inTransaction(db, async (trx) => {
    // Two requests of the same talent wait for each other here, so each decides on what the other left.
    const held = await trx.selectFrom('talents').where('id', '=', talentId).select('standing').forUpdate().execute();
    // Another account has become that of the person meanwhile.
    if (held[0]?.standing === 'merged') return refuse('not_found');
    const before = await findOwnProfile(trx, talentId);
    if (!before) return refuse('not_found');
    const refusal = await change(trx, before);
    if (refusal) return refusal;
    const after = await refreshDerived(trx, talentId);
    if (!after) return refuse('not_found');
    const missing = missingSteps(factsOf(after));
    return after.profile_completed && missing.length > 0 ? refuse('profile_incomplete', { missing }) : after;
  });
}

/** Says that all five steps are done, so that a person looks at the profile. Saying it again changes nothing. */
export function completeProfile(db: Kysely<Database>, actor: TalentActor, moment: Moment) {
  const { talent_id } = actor;
  return changeProfile(db, talent_id, async (trx, { review }) => {
    await trx.updateTable('talents').where('id', '=', talent_id).set({ profile_completed: true }).execute();
    const submitted = review === 'new' ? await submitProfile(trx, actor, moment) : true;
    return isRefusal(submitted) ? submitted : undefined;
  });
}
