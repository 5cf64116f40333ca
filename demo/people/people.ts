import type { Ore } from '#domain/kernel/money/ore.ts';
import type { CategoryId } from '#domain/kernel/vocabulary/categories.ts';
import type { DialectId } from '#domain/kernel/vocabulary/dialects.ts';
import type { GenderId } from '#domain/kernel/vocabulary/genders.ts';
import type { LanguageId } from '#domain/kernel/vocabulary/languages.ts';
import type { LicenceId } from '#domain/kernel/vocabulary/licences.ts';
import type { MunicipalityId } from '#domain/kernel/vocabulary/municipalities.ts';
import type { SkillId } from '#domain/kernel/vocabulary/skills.ts';
import { demoBio } from './bios.ts';
import { type DemoLooks, demoLooks } from './looks.ts';
import { KNOWN_NAMES, NAME_STOCKS, type NameStock, SWEDISH_FIRST } from './names.ts';
import { demoDialect, demoMunicipality } from './places.ts';
import { type Random, randomFrom, seedOf } from './random.ts';
import { demoCategories, demoDayFeeOre, demoLanguages, demoLicences, demoSkills } from './trades.ts';

/** One made-up talent. Heights in cm, fees in öre, levels as ranks 1 to 4, days in ISO form. */
export type DemoPerson = DemoLooks & {
  first_name: string;
  last_name: string;
  email: string;
  birth_date: string;
  plays_genders: GenderId[];
  playing_age_min: number;
  playing_age_max: number;
  municipality_id: MunicipalityId;
  categories: CategoryId[];
  skills: { skill_id: SkillId; level: number }[];
  languages: { language_id: LanguageId; level: number }[];
  licences: LicenceId[];
  dialect: DialectId;
  bio: string;
  day_fee_min_ore: Ore;
  /** Seed of `drawPortrait`: the same person always has the same face. */
  portrait_seed: number;
};

/** The default day from which the birth dates are counted. */
export const DEMO_DAY = '2026-12-01';

const AGES: readonly (readonly [readonly [number, number], number])[] = [
  [[13, 17], 2],
  [[18, 24], 21],
  [[25, 34], 29],
  [[35, 44], 18],
  [[45, 54], 12],
  [[55, 64], 9],
  [[65, 74], 6],
  [[75, 85], 3],
];

function birthDate(age: number, today: string, random: Random): string {
  const birthdayPassed = random.chance(0.5);
  const [year = 2026, month = 12, day = 1] = today.split('-').map(Number);
  const born = new Date(Date.UTC(year - age, month - 1, day));
  // The last birthday was 1 to 360 days ago, so the person has this age today.
  born.setUTCDate(born.getUTCDate() - random.int(birthdayPassed ? 1 : 180, birthdayPassed ? 180 : 360));
  return born.toISOString().slice(0, 10);
}

function nameOf(stockName: string, stock: NameStock, age: number, gender: GenderId, random: Random): [string, string] {
  const list = gender === 'non_binary' ? random.pick(['female', 'male'] as const) : gender;
  const era = age > 61 ? SWEDISH_FIRST.older : age > 33 ? SWEDISH_FIRST.middle : SWEDISH_FIRST.younger;
  const first = random.pick(stockName === 'swedish' ? era[list] : stock[list]);
  const last = random.pick(stock.last);
  if (KNOWN_NAMES.includes(`${first} ${last}`)) return nameOf(stockName, stock, age, gender, random);
  return [first, last];
}

/** The text in the letters of a mail address: å and ä become a, ö becomes o, and other characters are left out. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
}

function playedGenders(random: Random): GenderId[] {
  return random.weighted<GenderId[]>([
    [['female'], 500],
    [['male'], 450],
    [['female', 'non_binary'], 14],
    [['male', 'non_binary'], 10],
    [['non_binary', 'female'], 9],
    [['non_binary', 'male'], 9],
    [['non_binary'], 6],
  ]);
}

function demoPerson(random: Random, today: string, taken: Map<string, number>): DemoPerson {
  const [youngest, oldest] = random.weighted(AGES);
  const age = random.int(youngest, oldest);
  const genders = playedGenders(random);
  const gender = genders[0] ?? 'non_binary';
  const stockName = random.weighted(Object.entries(NAME_STOCKS).map(([name, stock]) => [name, stock.weight] as const));
  const stock = NAME_STOCKS[stockName];
  if (stock === undefined) throw new Error(`no names for ${stockName}`);
  const draw = () => nameOf(stockName, stock, age, gender, random);
  const addressOf = ([first, last]: [string, string]) => `${plain(first)}.${plain(last)}`;
  let name = draw();
  // Real people may share a name, but two namesakes among a few hundred people look like a mistake. In a small group of
  // names all may be taken.
  for (let tries = 0; taken.has(addressOf(name)) && tries < 8; tries += 1) name = draw();
  const [first, last] = name;
  const address = addressOf(name);
  const sameBefore = taken.get(address) ?? 0;
  taken.set(address, sameBefore + 1);
  const email = `${address}${sameBefore === 0 ? '' : sameBefore + 1}@example.com`;
  const municipalityId = demoMunicipality(random);
  const categories = demoCategories(age, gender, random);
  const skills = demoSkills(categories, municipalityId, age, random);
  const languages = demoLanguages(stock.languages, age, random);
  const attributes = {
    first_name: first,
    last_name: last,
    email,
    birth_date: birthDate(age, today, random),
    plays_genders: genders,
    playing_age_min: Math.max(age < 18 ? 11 : 15, age - random.int(2, 7)),
    playing_age_max: age + random.int(2, age < 18 ? 3 : 7),
    municipality_id: municipalityId,
    categories,
    ...demoLooks(stock, age, gender, random),
    skills,
    languages,
    licences: demoLicences(age, skills, random),
    dialect: demoDialect(municipalityId, random),
    day_fee_min_ore: demoDayFeeOre(categories, random),
    portrait_seed: seedOf(email),
  };
  return { ...attributes, bio: demoBio(attributes, age, Number(today.slice(0, 4)), random) };
}

/**
 * Made-up talents for the demo marketplace: the same seed makes the same people. Their birth dates are counted from
 * `today` (ISO day). Addresses end in example.com, which is reserved and delivers to nobody.
 */
export function demoPeople(count: number, seed: number, today: string = DEMO_DAY): DemoPerson[] {
  const random = randomFrom(seed);
  const taken = new Map<string, number>();
  return Array.from({ length: count }, () => demoPerson(random, today, taken));
}
