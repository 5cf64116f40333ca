import { type Kysely, sql } from 'kysely';
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { completenessOf, missingSteps } from '#domain/people/talent/profile.rules.ts';
import { searchTextOf } from '#domain/people/talent/search-text.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { submitProfile } from '#server/features/people/profile/commands.ts';
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
 * Writes the derived columns of profiles: completeness, search text and main portrait. Every writer of talents, or of
 * their skills, languages, pictures, credits or sizes, calls this in the same transaction.
 * @returns the profiles with the new columns, unordered
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
 * Changes a talent's own profile and its derived columns, one change at a time per talent. A completed profile stays
 * complete: a change that would leave one of its steps incomplete is refused.
 */
export async function changeProfile<R extends Refusal | undefined>(
  db: Kysely<Database>,
  talentId: string,
  change: (trx: Trx, before: OwnProfileRow) => Promise<R>,
) {
  return await inTransaction(db, async (trx) => {
    // The lock makes simultaneous requests of one talent wait, so that each reads the result of the one before.
    const held = await trx.selectFrom('talents').where('id', '=', talentId).select('standing').forUpdate().execute();
    // The profile was merged into another one meanwhile.
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

/**
 * Marks the profile as completed, and submits a new profile for review. Refused while a step is incomplete. Repeating
 * the call changes nothing.
 */
export function completeProfile(db: Kysely<Database>, actor: TalentActor, moment: Moment) {
  const { talent_id } = actor;
  return changeProfile(db, talent_id, async (trx, { review }) => {
    await trx.updateTable('talents').where('id', '=', talent_id).set({ profile_completed: true }).execute();
    const submitted = review === 'new' ? await submitProfile(trx, actor, moment) : true;
    return isRefusal(submitted) ? submitted : undefined;
  });
}
