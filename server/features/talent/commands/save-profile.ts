import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { TalentProfilePatch } from '#contract/talent.ts';
import { LOOKED_AT } from '#domain/profile/review-parts.ts';
import { playingAgeProblem } from '#domain/talent/profile.rules.ts';
import type { Moment } from '#domain/time/day.ts';
import type { Database } from '../../../db/generated.ts';
import type { Trx } from '../../../db/transaction.ts';
import { lookAgain } from '../../profile/commands/look-again.ts';
import { changeProfile } from './change-profile.ts';

/** Saves the parts that are given. Lists are replaced as a whole when they are. */
export function saveProfile(db: Kysely<Database>, talentId: string, patch: TalentProfilePatch, moment: Moment) {
  const { skills, languages, credits, sizes, ...told } = tidied(patch);
  if (skills) checkOnce('skills', skills);
  if (languages) checkOnce('languages', languages);
  if (sizes) checkOnce('sizes', sizes);
  const columns = { ...told, ...(sizes && { sizes_told_on: sizes.length > 0 ? moment.today : null }) };
  return changeProfile(db, talentId, async (trx, before) => {
    // The schema has compared what was given; one end may have been given and the other saved before.
    const given = (key: 'playing_age_min' | 'playing_age_max') =>
      columns[key] === undefined ? before[key] : columns[key];
    const problem = playingAgeProblem(given('playing_age_min'), given('playing_age_max'));
    if (problem) throw fieldProblem(['playing_age_max'], problem);
    const declines = columns.declines === undefined ? before.declines : columns.declines;
    if ((columns.accepts ?? before.accepts).some((id) => declines?.includes(id))) {
      throw fieldProblem(['accepts'], 'Samma sak kan inte vara både ja och nej.');
    }
    // Who has asked to be deleted stays paused until that is regretted.
    if (before.is_leaving) delete columns.is_paused;
    if (Object.keys(columns).length > 0) {
      await trx.updateTable('talents').where('id', '=', talentId).set(columns).execute();
    }
    if (columns.first_name !== undefined || columns.last_name !== undefined) await nameAccount(trx, talentId);
    if (LOOKED_AT.some((part) => columns[part] !== undefined && columns[part] !== before[part])) {
      await lookAgain(trx, talentId, moment);
    }
    if (skills) {
      await trx.deleteFrom('talent_skills').where('talent_id', '=', talentId).execute();
      const rows = skills.map(({ id, level }) => ({ talent_id: talentId, skill_id: id, level }));
      if (rows.length > 0) await trx.insertInto('talent_skills').values(rows).execute();
    }
    if (languages) {
      await trx.deleteFrom('talent_languages').where('talent_id', '=', talentId).execute();
      const rows = languages.map(({ id, level }) => ({ talent_id: talentId, language_id: id, level }));
      if (rows.length > 0) await trx.insertInto('talent_languages').values(rows).execute();
    }
    if (credits) {
      await trx.deleteFrom('talent_credits').where('talent_id', '=', talentId).execute();
      const rows = credits.map((credit, position) => ({ ...credit, talent_id: talentId, position }));
      if (rows.length > 0) await trx.insertInto('talent_credits').values(rows).execute();
    }
    if (sizes) {
      await trx.deleteFrom('talent_sizes').where('talent_id', '=', talentId).execute();
      const rows = sizes.map(({ id, value }) => ({ talent_id: talentId, size_id: id, value }));
      if (rows.length > 0) await trx.insertInto('talent_sizes').values(rows).execute();
    }
    return undefined;
  });
}

/** The name that stands in the menu and in the history of projects is the account's; it follows the profile. */
async function nameAccount(trx: Trx, talentId: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .from('talents as t')
    .whereRef('accounts.id', '=', 't.account_id')
    .where('t.id', '=', talentId)
    .set(({ ref }) => ({
      first_name: ref('t.first_name'),
      last_name: ref('t.last_name'),
      name: sql<string>`btrim(t.first_name || ' ' || t.last_name)`,
    }))
    .execute();
}

const fieldProblem = (path: (string | number)[], message: string) =>
  new z.ZodError([{ code: 'custom', path, message, input: undefined }]);

function checkOnce(field: 'skills' | 'languages' | 'sizes', chosen: readonly { id: string }[]): void {
  const double = chosen.findIndex(({ id }, index) => chosen.findIndex((other) => other.id === id) < index);
  if (double >= 0) throw fieldProblem([field, double, 'id'], 'Det här är redan valt.');
}

/** Lists that name each thing once. */
const SETS = [
  'categories',
  'plays_genders',
  'licences',
  'features',
  'other_dialects',
  'accents',
  'local_places',
  'declines',
  'accepts',
] as const;

function tidied(patch: TalentProfilePatch): TalentProfilePatch {
  const once = SETS.flatMap((field) => {
    const list: readonly string[] | null | undefined = patch[field];
    return list ? [[field, [...new Set(list)]] as const] : [];
  });
  return { ...patch, ...Object.fromEntries(once) };
}
