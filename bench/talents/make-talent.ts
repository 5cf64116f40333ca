import { addDays, type DaySpan } from '#domain/kernel/time/day.ts';
import { completenessOf } from '#domain/people/talent/profile.rules.ts';
import { searchTextOf } from '#domain/people/talent/search-text.ts';
import { type Ability, drawCategories, drawLanguages, drawLicences, drawSkills } from './abilities.ts';
import { createDice, type Dice, drawBy } from './dice.ts';
import { drawDialect, drawHeight, drawLooks, type Looks } from './looks.ts';
import { drawFemale, drawLast, drawMale } from './names.ts';
import { drawMunicipality } from './places.ts';
import { drawWord } from './words.ts';

const SEED = 20_261_121;

/** The columns of `talents` that get a value. */
interface TalentColumns extends Looks {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
  readonly profile_image: string | null;
  readonly is_verified: boolean;
  readonly profile_completed: boolean;
  readonly is_paused: boolean;
  readonly guardian_consent_date: string | null;
  readonly categories: string[];
  readonly plays_genders: string[];
  readonly playing_age_min: number;
  readonly playing_age_max: number;
  readonly municipality_id: string;
  readonly height_cm: number | null;
  readonly dialect: string | null;
  readonly licences: string[];
  readonly bio: string;
  readonly completeness: number;
  readonly search_text: string;
  readonly created_date: string;
  readonly updated_date: string;
}

export interface MadeTalent {
  readonly columns: TalentColumns;
  readonly account_id: string;
  readonly skills: readonly Ability[];
  readonly languages: readonly Ability[];
  /** Number of rows of `media`. Most talents get none: inserting the rows takes longer than they are worth. */
  readonly pictures: number;
  readonly busy: readonly DaySpan[];
  /** Earlier requests to the talent: answered fast, answered slowly, or expired. */
  readonly answers: readonly ('fast' | 'slow' | 'overdue')[];
  /** A work day: booked from today on, done if it is past; undefined without one. */
  readonly booked: string | undefined;
}

const drawAge = drawBy<readonly [number, number]>([
  [[2, 9], 7],
  [[10, 15], 6],
  [[16, 19], 8],
  [[20, 29], 34],
  [[30, 40], 25],
  [[41, 54], 11],
  [[55, 69], 7],
  [[70, 88], 2],
]);

const hex = (dice: Dice, digits: number) =>
  dice
    .below(16 ** digits)
    .toString(16)
    .padStart(digits, '0');
const uuid = (dice: Dice) =>
  `${hex(dice, 8)}-${hex(dice, 4)}-4${hex(dice, 3)}-${'89ab'[dice.below(4)]}${hex(dice, 3)}-${hex(dice, 6)}${hex(dice, 6)}`;

/** A random second of the day before `day`. */
const instant = (dice: Dice, day: string) =>
  new Date(Date.parse(`${addDays(day, -1)}T00:00:00Z`) + dice.below(86_400) * 1000).toISOString();

function drawBio(dice: Dice): string {
  const words = Array.from({ length: dice.between(15, 60) }, () => drawWord(dice));
  const [first = '', ...rest] = words;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${rest.join(' ')}.`;
}

/**
 * One to three busy spans in the coming year for a fifth of the talents. The spans have gaps between them, as the
 * database requires.
 */
function drawBusy(dice: Dice, today: string): DaySpan[] {
  const spans: DaySpan[] = [];
  let from = dice.between(1, 120);
  for (let count = dice.chance(0.22) ? dice.between(1, 3) : 0; count > 0; count--) {
    const days = dice.between(1, 14);
    spans.push({ starts_on: addDays(today, from), ends_on: addDays(today, from + days - 1) });
    from += days + dice.between(5, 90);
  }
  return spans;
}

function drawAnswers(dice: Dice): ('fast' | 'slow' | 'overdue')[] {
  if (!dice.chance(0.15)) return [];
  const isReliable = dice.chance(0.75);
  return Array.from({ length: dice.between(1, 4) }, () =>
    dice.chance(isReliable ? 0.08 : 0.4) ? 'overdue' : dice.chance(isReliable ? 0.7 : 0.3) ? 'fast' : 'slow',
  );
}

/** The talent with this number (from 0). The same number and day always give the same talent. */
export function makeTalent(number: number, today: string): MadeTalent {
  const dice = createDice(SEED, number);
  const [youngest, oldest] = drawAge(dice);
  const age = dice.between(youngest, oldest);
  const isMale = dice.chance(0.44);
  const isMinor = age < 18;
  const spread = isMinor ? dice.between(0, 2) : dice.between(2, 6);
  const municipality_id = drawMunicipality(dice);
  const looks = drawLooks(dice, isMale, age);
  const [skills, languages] = [drawSkills(dice), drawLanguages(dice, age < 12)];
  const portraits = dice.chance(0.97) ? 1 + Math.floor(dice.next() ** 2 * 8) : 0;
  const isWithout = dice.chance(0.03);
  const joined = dice.between(0, 1200);
  const created = instant(dice, addDays(today, -joined));
  const told = {
    first_name: (isMale ? drawMale : drawFemale)(dice),
    last_name: drawLast(dice),
    categories: drawCategories(dice, age),
    plays_genders: dice.chance(0.02) ? ['non_binary'] : [isMale ? 'male' : 'female'],
    playing_age_min: Math.max(age - spread, 1),
    playing_age_max: age + spread,
    municipality_id,
    height_cm: dice.chance(0.97) ? drawHeight(dice, isMale, age) : null,
    dialect: drawDialect(dice, municipality_id),
    bio: isWithout ? '' : drawBio(dice),
  };
  const ids = { skill_ids: skills.map(({ id }) => id), language_ids: languages.map(({ id }) => id) };
  const counts = { skill_count: skills.length, language_count: languages.length, picture_count: portraits };
  const answers = drawAnswers(dice);
  const hasWorked = answers.length > 0 && dice.chance(0.4);
  return {
    account_id: uuid(dice),
    columns: {
      id: uuid(dice),
      ...told,
      ...looks,
      birth_date: addDays(today, -Math.floor((age + dice.next()) * 365.24) - 1),
      profile_image: portraits > 0 ? `bench/${number}.webp` : null,
      is_verified: !dice.chance(0.02),
      profile_completed: portraits > 0 && !isWithout,
      is_paused: dice.chance(0.03),
      guardian_consent_date: isMinor && dice.chance(0.75) ? created : null,
      licences: drawLicences(dice, age),
      completeness: completenessOf({ ...told, ...looks, ...counts, credit_count: 0, size_count: 0, kit_count: 0 }),
      // The search text, computed by the product's own function.
      search_text: searchTextOf({ ...told, ...ids }),
      created_date: created,
      // Most talents have not changed their profile for a long time.
      updated_date: joined === 0 ? created : instant(dice, addDays(today, -Math.floor(joined * dice.next() ** 0.5))),
    },
    skills,
    languages,
    pictures: dice.chance(0.12) && portraits > 1 ? Math.min(portraits, 5) : 0,
    busy: drawBusy(dice, today),
    answers,
    booked: hasWorked ? addDays(today, dice.between(-200, 60)) : undefined,
  };
}
