import { kronor, type Ore } from '#domain/kernel/money/ore.ts';
import type { CategoryId } from '#domain/kernel/vocabulary/categories.ts';
import type { GenderId } from '#domain/kernel/vocabulary/genders.ts';
import type { LanguageId } from '#domain/kernel/vocabulary/languages.ts';
import type { LicenceId } from '#domain/kernel/vocabulary/licences.ts';
import type { MunicipalityId } from '#domain/kernel/vocabulary/municipalities.ts';
import { isCoastal, isNorthern } from './places.ts';
import type { Random } from './random.ts';
import { COASTAL_SKILLS, COMMON_SKILLS, type DemoSkillId, NORTHERN_SKILLS, TRADE_SKILLS } from './skill-phrases.ts';

type Weighted<T> = readonly (readonly [T, number])[];

const ADULT_TRADES: Weighted<CategoryId> = [
  ['actor', 30],
  ['extra', 20],
  ['model', 20],
  ['dancer', 7],
  ['singer', 6],
  ['musician', 5],
  ['voiceover', 5],
  ['presenter', 4],
  ['comedian', 3],
  ['real_person', 4],
  ['amateur_actor', 5],
  ['stunt', 2],
  ['circus', 2],
  ['event_staff', 4],
  ['bartender', 2],
  ['photographer', 2],
  ['makeup', 2],
  ['dj', 1],
];
const TEEN_TRADES: Weighted<CategoryId> = [
  ['extra', 30],
  ['actor', 25],
  ['model', 15],
  ['dancer', 15],
  ['voice_actor', 8],
  ['singer', 7],
];
/** Usual second trades by first trade. */
const BESIDES: Partial<Record<CategoryId, readonly CategoryId[]>> = {
  actor: ['voice_actor', 'voiceover', 'extra', 'presenter', 'singer', 'comedian'],
  extra: ['real_person', 'amateur_actor', 'model', 'event_staff', 'stand_in'],
  model: ['hand_model', 'influencer', 'event_staff', 'runway_model', 'hair_model', 'extra'],
  dancer: ['choreographer', 'model', 'actor', 'extra'],
  singer: ['musician', 'actor', 'voice_actor', 'host'],
  musician: ['singer', 'dj', 'extra'],
  voiceover: ['voice_actor', 'actor', 'presenter'],
  presenter: ['host', 'voiceover', 'speaker_talk'],
  comedian: ['actor', 'host', 'voice_actor'],
  real_person: ['extra', 'model'],
  amateur_actor: ['extra', 'real_person'],
  stunt: ['actor', 'body_double', 'stand_in'],
  circus: ['dancer', 'actor', 'artist'],
  event_staff: ['promoter', 'waiter', 'model'],
  bartender: ['event_staff', 'waiter'],
  photographer: ['videographer', 'editor'],
  makeup: ['hair', 'stylist'],
  dj: ['musician', 'host'],
  voice_actor: ['actor', 'singer'],
};
const ADULTS_ONLY: readonly CategoryId[] = [
  'influencer',
  'event_staff',
  'choreographer',
  'host',
  'stand_in',
  'presenter',
  'comedian',
  'musician',
  'real_person',
  'hand_model',
  'runway_model',
  'hair_model',
  'voiceover',
];

/** One to three trades, the main one first. */
export function demoCategories(age: number, gender: GenderId, random: Random): CategoryId[] {
  const first = random.weighted(age < 18 ? TEEN_TRADES : ADULT_TRADES);
  const others = (BESIDES[first] ?? []).filter((id) => age >= 18 || !ADULTS_ONLY.includes(id));
  const besides = random.sample(
    others,
    random.weighted([
      [0, 4],
      [1, 4],
      [2, 2],
    ]),
  );
  if (first === 'model' && age >= 60) besides[0] = 'senior_model';
  if (first === 'model' && gender === 'female' && age >= 18 && age < 60 && random.chance(0.12))
    besides[0] = 'plus_model';
  return [first, ...new Set(besides)];
}

/** Two to eight skills: those of the trade at level 2 or higher, the others at level 1 to 3. */
export function demoSkills(
  categories: readonly CategoryId[],
  municipalityId: MunicipalityId,
  age: number,
  random: Random,
): { skill_id: DemoSkillId; level: number }[] {
  const ofTrade = [...new Set(categories.flatMap((id) => TRADE_SKILLS[id] ?? []))];
  const trade = random.sample(ofTrade, random.int(1, 3));
  const local = isNorthern(municipalityId) ? NORTHERN_SKILLS : isCoastal(municipalityId) ? COASTAL_SKILLS : [];
  const pool = COMMON_SKILLS.filter((id) => age >= 20 || (id !== 'military' && id !== 'nursing' && id !== 'teaching'));
  const others = [...(random.chance(0.5) ? random.sample(local, 1) : []), ...random.sample(pool, random.int(2, 5))];
  const ids = [...new Set([...trade, ...others])].slice(0, 8);
  return ids.map((skill_id) => ({
    skill_id,
    level: trade.includes(skill_id)
      ? random.weighted(
          age < 22
            ? [
                [2, 4],
                [3, 5],
                [4, 1],
              ]
            : [
                [2, 2],
                [3, 4],
                [4, 4],
              ],
        )
      : random.weighted([
          [1, 3],
          [2, 5],
          [3, 2],
        ]),
  }));
}

/** Swedish and English, the languages of the home, and at most one language learnt at school. */
export function demoLanguages(
  home: readonly LanguageId[],
  age: number,
  random: Random,
): { language_id: LanguageId; level: number }[] {
  const spoken = new Map<LanguageId, number>([['sv', home.length > 0 && age > 40 && random.chance(0.5) ? 3 : 4]]);
  for (const id of home)
    spoken.set(
      id,
      random.weighted([
        [4, 7],
        [3, 3],
      ]),
    );
  spoken.set(
    'en',
    age > 65
      ? random.int(1, 3)
      : random.weighted([
          [2, 3],
          [3, 7],
        ]),
  );
  const school = random.weighted<LanguageId | undefined>([
    [undefined, 55],
    ['de', 14],
    ['fr', 11],
    ['es', 14],
    ['no', 6],
    ['da', 3],
    ['it', 3],
    ['swl', 3],
  ]);
  if (school !== undefined && !spoken.has(school))
    spoken.set(
      school,
      random.weighted([
        [1, 5],
        [2, 4],
        [3, 1],
      ]),
    );
  return [...spoken].map(([language_id, level]) => ({ language_id, level }));
}

/** Driving licences, and the papers that go with the skills. */
export function demoLicences(age: number, skills: readonly { skill_id: DemoSkillId }[], random: Random): LicenceId[] {
  const has = (id: DemoSkillId) => skills.some((skill) => skill.skill_id === id);
  const licences: LicenceId[] = [];
  if (age < 18) {
    if (age >= 15 && random.chance(0.4)) licences.push('drivers_license_am');
  } else if (random.chance(age < 25 ? 0.5 : 0.82)) {
    licences.push('drivers_license_b');
    if (age >= 25 && random.chance(0.6)) licences.push('manual_car');
    if (random.chance(0.09)) licences.push('drivers_license_a');
    if (random.chance(0.04)) licences.push('drivers_license_c');
  }
  if (has('scuba') && age >= 15) licences.push('scuba_cert');
  if (has('sailing') && age >= 18) licences.push('boat_license');
  if (has('hunting') && age >= 18) licences.push('hunting_exam');
  if (has('snowmobile') && age >= 18) licences.push('snowmobile_licence');
  if (has('nursing')) licences.push('first_aid');
  if (age >= 18 && random.chance(0.75)) licences.push('passport');
  return licences;
}

/** Usual day fees in whole kronor, lowest and highest, by main trade. */
const DAY_FEES_KR: Partial<Record<CategoryId, readonly [number, number]>> = {
  actor: [4500, 9000],
  model: [3500, 9000],
  extra: [900, 1800],
  amateur_actor: [1000, 2200],
  real_person: [1200, 3000],
  stunt: [6500, 11000],
  dancer: [3500, 6500],
  singer: [4000, 8000],
  musician: [3800, 7000],
  voiceover: [2500, 6000],
  voice_actor: [2900, 5500],
  presenter: [6000, 14000],
  comedian: [5500, 13000],
  circus: [4500, 8500],
  event_staff: [1800, 2800],
  bartender: [2000, 3200],
  photographer: [6000, 12000],
  makeup: [4500, 8000],
  dj: [4000, 9000],
};

/** A person's lowest day fee in öre, in steps of 100 kr. */
export function demoDayFeeOre(categories: readonly CategoryId[], random: Random): Ore {
  const [first = 'extra'] = categories;
  const [from, to] = DAY_FEES_KR[first] ?? [1500, 3000];
  return kronor(random.int(from / 100, to / 100) * 100);
}
