import type { Kysely } from 'kysely';
import type { TalentProfilePatch } from '#contract/people/talent.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Database } from '#server/db/generated.ts';
import { lookAgain } from '#server/features/people/profile/commands.ts';
import type { OwnProfileRow } from '#server/features/people/talent/queries.ts';
import { writeNames } from '#server/names/names.ts';
import { changeProfile } from './change-profile.ts';
import { holdBack } from './held-words.ts';
import { profileChanges } from './profile-changes.ts';

/** The profile with its legal name, which the talent writes. */
const withLegalName = (row: OwnProfileRow): OwnProfileRow => ({
  ...row,
  first_name: row.legal_first_name,
  last_name: row.legal_last_name,
});

/** Saves the given parts of the profile. Each given list replaces the saved list. */
export function saveProfile(db: Kysely<Database>, talentId: string, patch: TalentProfilePatch, moment: Moment) {
  return changeProfile(db, talentId, async (trx, before) => {
    const { columns: told, skills, languages, credits, sizes } = profileChanges(patch, before, moment);
    const { columns: held, needsLook } = holdBack(told, credits ?? [], withLegalName(before), moment);
    const { first_name, last_name, stage_name, ...columns } = held;
    if (Object.keys(columns).length > 0) {
      await trx.updateTable('talents').where('id', '=', talentId).set(columns).execute();
    }
    const names = { first_name, last_name, stage_name };
    if (Object.values(names).some((part) => part !== undefined)) await writeNames(trx, talentId, names);
    if (needsLook) await lookAgain(trx, talentId, moment, needsLook);
    if (skills) {
      await trx.deleteFrom('talent_skills').where('talent_id', '=', talentId).execute();
      const rows = skills.map((row) => ({ talent_id: talentId, ...row }));
      if (rows.length > 0) await trx.insertInto('talent_skills').values(rows).execute();
    }
    if (languages) {
      await trx.deleteFrom('talent_languages').where('talent_id', '=', talentId).execute();
      const rows = languages.map((row) => ({ talent_id: talentId, ...row }));
      if (rows.length > 0) await trx.insertInto('talent_languages').values(rows).execute();
    }
    if (credits) {
      await trx.deleteFrom('talent_credits').where('talent_id', '=', talentId).execute();
      const rows = credits.map((row) => ({ talent_id: talentId, ...row }));
      if (rows.length > 0) await trx.insertInto('talent_credits').values(rows).execute();
    }
    if (sizes) {
      await trx.deleteFrom('talent_sizes').where('talent_id', '=', talentId).execute();
      const rows = sizes.map((row) => ({ talent_id: talentId, ...row }));
      if (rows.length > 0) await trx.insertInto('talent_sizes').values(rows).execute();
    }
    return undefined;
  });
}
