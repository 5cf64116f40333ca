import { expect, test } from 'vitest';
import type { OwnProfile } from '#contract/people/talent.ts';
import { PROFILE_STEPS } from '#domain/people/talent/profile.rules.ts';
import { NO_PARTS } from '#tests/factories/profile-parts.ts';
import { partFacts, partOf } from './profile-parts.view.ts';

const empty: OwnProfile = {
  id: '1',
  first_name: 'Astrid',
  last_name: '',
  stage_name: '',
  shown_name: 'Astrid',
  is_protected: false,
  pronoun: '',
  email: 'astrid@example.se',
  birth_date: null,
  profile_image: null,
  is_verified: true,
  profile_completed: false,
  is_paused: false,
  categories: [],
  plays_genders: [],
  playing_age_min: null,
  playing_age_max: null,
  municipality_id: null,
  height_cm: null,
  hair_color: null,
  hair_length: null,
  hair_type: null,
  eye_color: null,
  facial_hair: null,
  body_type: null,
  features: null,
  dialect: null,
  licences: [],
  bio: '',
  day_fee_min_ore: null,
  completeness: 0,
  skills: [],
  languages: [],
  media: [],
  ...NO_PARTS,
  asks: ['playing', 'looks', 'sizes', 'speech', 'limits'],
  kit_count: 0,
  steps: PROFILE_STEPS.map((step) => ({ step, is_done: false })),
  is_findable: false,
  lacks_guardian: false,
  review: 'new',
  review_asks: [],
  held_parts: [],
  is_approved: false,
  actions: [],
  updated_date: '2026-01-01T00:00:00Z',
};

test('a missing fact of the profile is null, and a name without a last name is the first name', () => {
  expect(partFacts('basics', empty).map((fact) => fact.value)).toEqual(['Astrid', null, null, null, null]);
  expect(partFacts('about', empty).every((fact) => fact.value === null)).toBe(true);
});

test('abilities are told with their levels', () => {
  const facts = partFacts('abilities', {
    ...empty,
    languages: [{ id: 'sv', level: 4 }],
    skills: [{ id: 'riding', level: 2 }],
  });
  expect(facts.slice(0, 2)).toEqual([
    { label: 'Språk', value: 'Svenska (modersmål)' },
    { label: 'Sport och friluftsliv', value: 'Ridning (van)' },
  ]);
});

test("an empty list of features reads 'Inga', and an unanswered one is missing", () => {
  const said = (features: string[] | null) =>
    partFacts('looks', { ...empty, features }).find(({ label }) => label === 'Kännetecken')?.value;
  expect([said(null), said([]), said(['scar', 'dimples'])]).toEqual([null, 'Inga', 'Ärr, skrattgropar']);
});

test('the address opens only parts of the profile that are forms', () => {
  expect(partOf('looks')).toBe('looks');
  expect(partOf('busy-days')).toBe('busy-days');
  expect(partOf('pictures')).toBeNull();
  expect(partOf('toString')).toBeNull();
  expect(partOf(null)).toBeNull();
});
