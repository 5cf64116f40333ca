import { categories } from '#domain/kernel/vocabulary/categories.ts';
import { languages } from '#domain/kernel/vocabulary/languages.ts';
import { licences } from '#domain/kernel/vocabulary/licences.ts';
import { skills } from '#domain/kernel/vocabulary/skills.ts';
import { type Dice, drawBy, drawByRank, drawSome } from './dice.ts';

export interface Ability {
  readonly id: string;
  /** Level from 1 to 4, as stored for skills and languages. */
  readonly level: number;
}

type Share = readonly [id: string, weight: number];

/** The ids in `named` with their weights, and all other ids with the weight `each`. */
const withOthers = (ids: readonly string[], named: readonly Share[], each: number): Share[] => {
  const isNamed = new Set(named.map(([id]) => id));
  return [...named, ...ids.filter((id) => !isNamed.has(id)).map((id) => [id, each] as const)];
};

const drawTrade = drawBy(
  withOthers(
    categories.ids.filter((id) => !id.startsWith('child_') && id !== 'senior_model'),
    [
      ['extra', 40],
      ['model', 26],
      ['actor', 16],
      ['amateur_actor', 13],
      ['real_person', 7],
      ['dancer', 6],
      ['event_staff', 6],
      ['singer', 5],
      ['voiceover', 3.5],
      ['photographer', 3],
      ['presenter', 2.5],
      ['musician', 2.5],
      ['influencer', 2.5],
      ['circus', 0.25],
      ['foot_model', 0.15],
      ['choreographer', 0.4],
    ],
    0.6,
  ),
);
const drawTradeCount = drawByRank([1, 2, 3, 4], 1.4);

export function drawCategories(dice: Dice, age: number): string[] {
  if (age < 16)
    return dice.chance(0.6) ? ['child_model', 'child_actor', 'extra'].slice(dice.below(3)) : ['child_model'];
  const drawn = drawSome(dice, drawTrade, drawTradeCount(dice));
  return age >= 60 && dice.chance(0.35) ? [...drawn, 'senior_model'] : drawn;
}

// The most common skills, the most common first. The other skills of the vocabulary follow.
const COMMON_SKILLS = `posing self_tape acting swimming singing dance_general cooking running strength football cycling
  alpine_skiing baking childcare yoga dog_training hiking improv serving ice_skating riding guitar teaching catwalk piano hosting
  tennis gaming padel bartending photography_skill golf animal_handling choir jazz_dance ballet street_dance martial_arts boxing
  nursing gymnastics snowboard carpentry barista voice_work makeup_skill drums horse_handling handball floorball ice_hockey`;
const common = COMMON_SKILLS.trim().split(/\s+/);
const drawSkill = drawByRank([...common, ...skills.ids.filter((id) => !common.includes(id))], 1.05);
const drawSkillCount = drawBy([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => [count, 0.8 ** count] as const));
const drawSkillLevel = drawBy([
  [1, 30],
  [2, 42],
  [3, 20],
  [4, 8],
]);

export const drawSkills = (dice: Dice): Ability[] =>
  drawSome(dice, drawSkill, drawSkillCount(dice)).map((id) => ({ id, level: drawSkillLevel(dice) }));

// Mother tongues besides Swedish, with a rough number of speakers in thousands.
const MOTHER_TONGUES: readonly Share[] = [
  ['ar', 200],
  ['fi', 180],
  ['ku', 90],
  ['pl', 90],
  ['fa', 80],
  ['es', 75],
  ['so', 70],
  ['tr', 55],
  ['de', 50],
  ['en', 50],
  ['ti', 45],
  ['ru', 45],
  ['no', 40],
  ['da', 40],
  ['th', 35],
  ['ro', 30],
  ['zh', 30],
  ['uk', 25],
  ['prs', 30],
  ['vi', 18],
];
const drawMother = drawBy(
  withOthers(
    languages.ids.filter((id) => id !== 'sv' && id !== 'swl'),
    MOTHER_TONGUES,
    4,
  ),
);
const drawLearnt = drawBy(
  withOthers(
    languages.ids.filter((id) => id !== 'sv' && id !== 'en'),
    [
      ['es', 32],
      ['de', 30],
      ['fr', 26],
      ['no', 9],
      ['da', 6],
      ['it', 6],
      ['fi', 3],
      ['ru', 2],
      ['ar', 2],
      ['ja', 2],
      ['pt', 2],
      ['swl', 1],
    ],
    0.15,
  ),
);
const drawEnglishLevel = drawBy([
  [1, 6],
  [2, 34],
  [3, 57],
  [4, 3],
]);
const drawLearntLevel = drawBy([
  [1, 62],
  [2, 28],
  [3, 10],
]);

export function drawLanguages(dice: Dice, isYoung: boolean): Ability[] {
  const spoken = new Map<string, number>();
  if (dice.chance(0.21)) spoken.set(drawMother(dice), 4);
  if (spoken.size === 0 || dice.chance(0.95)) spoken.set('sv', spoken.size === 0 || dice.chance(0.55) ? 4 : 3);
  if (!spoken.has('en') && dice.chance(isYoung ? 0.6 : 0.93)) spoken.set('en', drawEnglishLevel(dice));
  for (let count = dice.chance(0.36) ? dice.between(1, 2) : 0; count > 0; count--) {
    const id = drawLearnt(dice);
    if (!spoken.has(id)) spoken.set(id, drawLearntLevel(dice));
  }
  return [...spoken].map(([id, level]) => ({ id, level }));
}

const LICENCE_SHARES: Readonly<Record<string, number>> = {
  drivers_license_b: 0.7,
  manual_car: 0.45,
  passport: 0.4,
  first_aid: 0.12,
  drivers_license_be: 0.09,
  drivers_license_a: 0.08,
  forklift: 0.06,
  drivers_license_am: 0.05,
};

export const drawLicences = (dice: Dice, age: number): string[] =>
  licences.ids.filter((id) => age >= 18 && dice.chance(LICENCE_SHARES[id] ?? 0.015));
