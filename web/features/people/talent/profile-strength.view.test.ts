import { expect, test } from 'vitest';
import { completenessOf, PROFILE_STEPS, type ProfileFacts, profileSteps } from '#domain/people/talent/profile.rules.ts';
import { partsAskedOf } from '#domain/people/talent/trade-form.ts';
import { strengthTips } from './profile-strength.view.ts';

const picture = { id: '1', url: '/1', width: 800, height: 1000 };
const credit = { kind: 'film', title: 'Kajen', role: '', director: '', company: '', year: 2024, link: '' };
const skill = { id: 'riding', level: 2 };

function profileOf(facts: ProfileFacts) {
  return {
    steps: profileSteps(facts),
    media: Array.from({ length: facts.picture_count }, () => picture),
    skills: Array.from({ length: facts.skill_count }, () => skill),
    bio: facts.bio,
    credits: Array.from({ length: facts.credit_count }, () => credit),
    sizes: Array.from({ length: facts.size_count }, () => ({ id: 'shoe', value: 40 })),
    completeness: completenessOf(facts),
    asks: partsAskedOf(facts.categories),
    kit_count: facts.kit_count,
  };
}

const full: ProfileFacts = {
  categories: ['actor'],
  plays_genders: ['female'],
  playing_age_min: 25,
  playing_age_max: 35,
  municipality_id: '1480',
  height_cm: 172,
  hair_color: 'brown',
  eye_color: 'blue',
  skill_count: 4,
  language_count: 1,
  picture_count: 4,
  bio: 'x'.repeat(200),
  credit_count: 0,
  size_count: 0,
  kit_count: 0,
};

test('tips end exactly where the domain gives all points', () => {
  const weaker: ProfileFacts[] = [
    { ...full, picture_count: 3 },
    { ...full, skill_count: 3 },
    { ...full, bio: 'x'.repeat(199) },
    { ...full, height_cm: null },
  ];
  expect(completenessOf(full)).toBe(100);
  expect(strengthTips(profileOf(full))).toEqual([]);
  for (const facts of weaker) {
    expect(completenessOf(facts)).toBeLessThan(100);
    expect(strengthTips(profileOf(facts)).length).toBeGreaterThan(0);
  }
  // Credits and sizes can replace points of other parts, and no tip asks for something that gives no points.
  const other = { ...full, picture_count: 2, credit_count: 3, size_count: 4 };
  expect([completenessOf(other), strengthTips(profileOf(other))]).toEqual([100, []]);
  expect(strengthTips(profileOf({ ...full, picture_count: 3, credit_count: 2 })).map(({ step }) => step)).toEqual([]);
});

test('an empty profile is asked for its steps, in their order', () => {
  const empty = {
    ...full,
    categories: [],
    height_cm: null,
    language_count: 0,
    picture_count: 0,
    skill_count: 0,
    bio: '',
  };
  expect(strengthTips(profileOf(empty)).map((tip) => tip.step)).toEqual([...PROFILE_STEPS, 'credits', 'sizes']);
});

test('a count of one is in the singular', () => {
  expect(strengthTips(profileOf({ ...full, picture_count: 3 }))[0]?.label).toBe('Lägg till 1 bild till');
});

test('a photographer is tipped about equipment, and never about sizes', () => {
  const photographer = { ...full, categories: ['photographer'], height_cm: null, picture_count: 1, skill_count: 0 };
  const steps = strengthTips(profileOf(photographer)).map(({ label }) => label);
  expect(steps).toContain('Fyll i din egen utrustning');
  expect(steps.join()).not.toMatch(/storlekar/);
});
