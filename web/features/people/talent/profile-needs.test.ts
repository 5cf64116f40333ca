import { expect, test } from 'vitest';
import { type ProfileFacts, profileSteps } from '#domain/people/talent/profile.rules.ts';
import { isAskedNow } from './asked-now.ts';
import { missingIn, type ProfileTyped } from './profile-needs.ts';

const full: ProfileTyped = {
  categories: ['actor'],
  plays_genders: ['female'],
  playing_age_min: 25,
  playing_age_max: 35,
  municipality_id: '1480',
  height_cm: 172,
  hair_color: 'brown',
  eye_color: 'blue',
  languages: [{ id: 'sv', level: 4 }],
  bio: 'Jag spelar teater.',
};

const empty = {
  categories: [],
  plays_genders: [],
  playing_age_min: null,
  playing_age_max: null,
  municipality_id: null,
  height_cm: null,
  hair_color: null,
  eye_color: null,
  languages: [],
  bio: ' ',
} satisfies ProfileTyped;

function factsOf(typed: ProfileTyped): ProfileFacts {
  return {
    categories: typed.categories ?? [],
    plays_genders: typed.plays_genders ?? [],
    playing_age_min: typed.playing_age_min ?? null,
    playing_age_max: typed.playing_age_max ?? null,
    municipality_id: typed.municipality_id ?? null,
    height_cm: typed.height_cm ?? null,
    hair_color: typed.hair_color ?? null,
    eye_color: typed.eye_color ?? null,
    skill_count: 0,
    language_count: typed.languages?.length ?? 0,
    picture_count: 1,
    bio: typed.bio ?? '',
    credit_count: 0,
    size_count: 0,
    kit_count: 0,
  };
}

test('a form asks for exactly what the domain needs for the step to be done', () => {
  const typed: ProfileTyped[] = [full, empty];
  for (const field of Object.keys(empty) as (keyof typeof empty)[]) typed.push({ ...full, [field]: empty[field] });
  // A photographer is asked for less.
  typed.push({ ...empty, categories: ['photographer'] }, { ...empty, categories: ['photographer', 'actor'] });
  for (const values of typed) {
    const done = new Map(profileSteps(factsOf(values)).map(({ step, is_done }) => [step, is_done]));
    for (const [step, is_done] of done) expect(missingIn(step, values, isAskedNow).length === 0, step).toBe(is_done);
  }
});
