import { z } from 'zod';
import type { TalentProfilePatch } from '#contract/people/talent.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { playingAgeProblem } from '#domain/people/talent/profile.rules.ts';
import { emptiedFor } from '#domain/people/talent/trade-form.ts';
import type { OwnProfileRow } from '#server/features/people/talent/queries.ts';

type Before = Pick<
  OwnProfileRow,
  'categories' | 'playing_age_min' | 'playing_age_max' | 'declines' | 'accepts' | 'is_leaving'
>;

/**
 * The writes of a talent's change of the profile: columns of `talents`, and the new rows of each list. Parts that the
 * change leaves out are absent.
 * @throws ZodError with a sentence beside the field, as the schema does
 */
export function profileChanges(written: TalentProfilePatch, before: Before, moment: Moment) {
  // What the trades are not asked for is not kept, and no call can write it.
  const patch = { ...written, ...emptiedFor(written.categories ?? before.categories) };
  const { skills, languages, credits, sizes, ...told } = tidied(patch);
  if (skills) checkOnce('skills', skills);
  if (languages) checkOnce('languages', languages);
  if (sizes) checkOnce('sizes', sizes);
  const columns = { ...told, ...(sizes && { sizes_told_on: sizes.length > 0 ? moment.today : null }) };
  // The schema compares only ages of the same call; here one of the two may come from the saved profile.
  const given = (key: 'playing_age_min' | 'playing_age_max') =>
    columns[key] === undefined ? before[key] : columns[key];
  const problem = playingAgeProblem(given('playing_age_min'), given('playing_age_max'));
  if (problem) throw fieldProblem(['playing_age_max'], problem);
  const declines = columns.declines === undefined ? before.declines : columns.declines;
  if ((columns.accepts ?? before.accepts).some((id) => declines?.includes(id))) {
    throw fieldProblem(['accepts'], 'Samma sak kan inte vara både ja och nej.');
  }
  // A talent who has requested deletion stays paused until the request is cancelled.
  if (before.is_leaving) delete columns.is_paused;
  return {
    columns,
    skills: skills?.map(({ id, level }) => ({ skill_id: id, level })),
    languages: languages?.map(({ id, level }) => ({ language_id: id, level })),
    credits: credits?.map((credit, position) => ({ ...credit, position })),
    sizes: sizes?.map(({ id, value }) => ({ size_id: id, value })),
  };
}

const fieldProblem = (path: (string | number)[], message: string) =>
  new z.ZodError([{ code: 'custom', path, message, input: undefined }]);

function checkOnce(field: 'skills' | 'languages' | 'sizes', chosen: readonly { id: string }[]): void {
  const double = chosen.findIndex(({ id }, index) => chosen.findIndex((other) => other.id === id) < index);
  if (double >= 0) throw fieldProblem([field, double, 'id'], 'Det här är redan valt.');
}

/** Columns with lists from which repeated items are dropped. */
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
