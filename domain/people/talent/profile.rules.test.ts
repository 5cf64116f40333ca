import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, ageOn } from '#domain/kernel/time/day.ts';
import {
  adultBornBy,
  completenessOf,
  isFindable,
  missingSteps,
  PROFILE_STEPS,
  type ProfileFacts,
  playingAgeProblem,
  profileSteps,
} from './profile.rules.ts';

const empty: ProfileFacts = {
  categories: [],
  plays_genders: [],
  playing_age_min: null,
  playing_age_max: null,
  municipality_id: null,
  height_cm: null,
  hair_color: null,
  eye_color: null,
  skill_count: 0,
  language_count: 0,
  picture_count: 0,
  bio: '',
  credit_count: 0,
  size_count: 0,
  kit_count: 0,
};
const full: ProfileFacts = {
  categories: ['actor'],
  plays_genders: ['female'],
  playing_age_min: 0,
  playing_age_max: 10,
  municipality_id: '0180',
  height_cm: 170,
  hair_color: 'brown',
  eye_color: 'blue',
  skill_count: 0,
  language_count: 1,
  picture_count: 1,
  bio: 'Hej',
  credit_count: 0,
  size_count: 0,
  kit_count: 0,
};

describe('the steps of a profile', () => {
  test('none is done at first, and each is done when it has what it needs', () => {
    expect(missingSteps(empty)).toEqual(PROFILE_STEPS);
    expect(missingSteps(full)).toEqual([]);
  });

  test.each<[Partial<ProfileFacts>, string]>([
    [{ categories: [] }, 'basics'],
    [{ plays_genders: [] }, 'basics'],
    [{ playing_age_min: null }, 'basics'],
    [{ playing_age_max: null }, 'basics'],
    [{ municipality_id: null }, 'basics'],
    [{ height_cm: null }, 'looks'],
    [{ hair_color: null }, 'looks'],
    [{ eye_color: null }, 'looks'],
    [{ language_count: 0 }, 'abilities'],
    [{ picture_count: 0 }, 'pictures'],
    [{ bio: ' \n' }, 'about'],
  ])('%o lacks %s', (without, step) => {
    expect(missingSteps({ ...full, ...without })).toEqual([step]);
  });
});

describe('a profile of trades behind the camera', () => {
  const behind: ProfileFacts = {
    ...full,
    categories: ['photographer', 'light'],
    plays_genders: [],
    playing_age_min: null,
    playing_age_max: null,
    height_cm: null,
    hair_color: null,
    eye_color: null,
  };

  test('needs neither a playing age nor looks, and has no step for them', () => {
    expect(missingSteps(behind)).toEqual([]);
    expect(profileSteps(behind).map(({ step }) => step)).toEqual(['basics', 'abilities', 'pictures', 'about']);
    expect(missingSteps({ ...behind, municipality_id: null })).toEqual(['basics']);
  });

  test('needs both as soon as one trade is before the camera', () => {
    expect(missingSteps({ ...behind, categories: ['photographer', 'actor'] })).toEqual(['basics', 'looks']);
  });

  test('is as complete as any other, with equipment instead of sizes', () => {
    expect(completenessOf(behind)).toBe(completenessOf(full));
    const rich = { ...behind, picture_count: 4, skill_count: 0, bio: 'x'.repeat(200), credit_count: 3 };
    expect(completenessOf({ ...rich, kit_count: 2 })).toBe(100);
    expect(completenessOf({ ...full, kit_count: 2 })).toBe(completenessOf(full));
  });
});

describe('the completeness of a profile', () => {
  test('is 0 for nothing, 75 for the steps and 100 at most', () => {
    expect(completenessOf(empty)).toBe(0);
    expect(completenessOf(full)).toBe(75);
    expect(completenessOf({ ...full, picture_count: 4, skill_count: 4, bio: 'x'.repeat(200) })).toBe(100);
    expect(completenessOf({ ...full, picture_count: 20, skill_count: 40, bio: 'x'.repeat(1500) })).toBe(100);
    // The further points have several sources: credits and sizes make up for missing pictures or skills.
    const told = { credit_count: 3, size_count: 4 };
    expect(completenessOf({ ...full, ...told })).toBe(85);
    expect(completenessOf({ ...full, ...told, picture_count: 4, bio: 'x'.repeat(200) })).toBe(100);
    expect(completenessOf({ ...full, credit_count: 200, size_count: 15 })).toBe(85);
  });
});

describe('playing age', () => {
  test.each([
    [20, 35, true],
    [20, 20, true],
    [20, 36, false],
    [21, 20, false],
    [null, 20, true],
    [20, null, true],
  ])('%s to %s', (min, max, isRight) => {
    expect(playingAgeProblem(min, max) === null).toBe(isRight);
  });
});

describe('a talent who may be found', () => {
  const adult = {
    is_verified: true,
    is_suspended: false,
    approved_date: '2026-01-01T00:00:00.000Z',
    profile_completed: true,
    is_paused: false,
    birth_date: '2000-01-01',
    guardian_consent_date: null,
  };
  const findable = (change: Partial<Parameters<typeof isFindable>[0]>) =>
    isFindable({ ...adult, ...change }, '2026-08-14');

  test('is verified, complete, not paused and of age', () => {
    expect(findable({})).toBe(true);
    expect(findable({ is_verified: false })).toBe(false);
    expect(findable({ profile_completed: false })).toBe(false);
    expect(findable({ is_paused: true })).toBe(false);
    expect(findable({ is_suspended: true })).toBe(false);
    expect(findable({ approved_date: null })).toBe(false);
    expect(findable({ birth_date: null })).toBe(false);
  });

  test('is at least eighteen, or younger with consent', () => {
    expect(findable({ birth_date: '2008-08-14' })).toBe(true);
    expect(findable({ birth_date: '2008-08-15' })).toBe(false);
    expect(findable({ birth_date: '2008-08-15', guardian_consent_date: '2026-01-01T00:00:00.000Z' })).toBe(true);
  });

  test('adultBornBy gives the same answer as the age', () => {
    const day = fc.integer({ min: 0, max: 170 * 365 }).map((days) => addDays('1930-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: -3, max: 3 }), (today, offset) => {
        const birthDate = addDays(adultBornBy(today), offset);
        expect(birthDate <= adultBornBy(today)).toBe(ageOn(birthDate, today) >= 18);
      }),
      {
        numRuns: 2000,
        examples: [
          ['2028-02-29', 0],
          ['2028-02-29', 1],
          ['2026-02-28', 1],
          ['2026-03-01', 0],
        ],
      },
    );
  });
});
