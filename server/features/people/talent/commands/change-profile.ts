import { type Kysely, sql } from 'kysely';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { completenessOf, missingSteps } from '#domain/people/talent/profile.rules.ts';
import { searchTextOf } from '#domain/people/talent/search-text.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { submitProfile } from '#server/features/people/profile/commands/submit-profile.ts';
import { factsOf } from '#server/features/people/talent/present.ts';
import { findOwnProfile, findOwnProfiles, type OwnProfileRow } from '#server/features/people/talent/queries.ts';
import { cardUrl } from '#server/files/picture-files.ts';

function derivedOf(profile: OwnProfileRow) {
  const portrait = profile.media.find(({ is_shown }) => is_shown);
  return {
    id: profile.id,
    completeness: completenessOf(factsOf(profile)),
    search_text: searchTextOf({
      ...profile,
      skill_ids: profile.skills.map(({ id }) => id),
      language_ids: profile.languages.map(({ id }) => id),
    }),
    profile_image: portrait ? cardUrl(portrait.path) : null,
  };
}

/**
 * Writes what follows from the rest of profiles: their strength, what free text finds and the main portrait. Whoever
 * writes talents, their skills, languages or pictures calls this in the same transaction.
 * @returns the profiles as they are then, in no order
 */
export async function refreshDerived(trx: Trx, talentIds: readonly string[]): Promise<OwnProfileRow[]> {
  const derived = (await findOwnProfiles(trx, talentIds)).map(derivedOf);
  await sql`
    update talents t
    set completeness = d.completeness, search_text = d.search_text, profile_image = d.profile_image
    from jsonb_to_recordset(${JSON.stringify(derived)}::jsonb)
      as d (id uuid, completeness int, search_text text, profile_image text)
    where t.id = d.id`.execute(trx);
  return await findOwnProfiles(trx, talentIds);
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
    const [after] = await refreshDerived(trx, [talentId]);
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
