import { type TalentProfilePatch, talentProfilePatch } from '#contract/people/talent.ts';
import { daysBetween } from '#domain/kernel/time/day.ts';
import { DEMO_TALENT, DEMO_TALENT_AGE } from './accounts.ts';
import type { DemoCalendar } from './calendar.ts';
import { withExampleRiders } from './people/example-riders.ts';
import { type DemoPerson, demoPeople } from './people/people.ts';
import { type Random, randomFrom } from './people/random.ts';
import { toldLooks } from './people/told-looks.ts';
import { toldParts } from './people/told-parts.ts';

const SEED = 20_261;
/** Number of talents who joined before the first job; PIONEERS_JOINED: how many days ago, at least and at most. */
const PIONEERS = 24;
const PIONEERS_JOINED = [370, 420] as const;
/** How many days ago the talents joined who are neither pioneers nor new; more of them joined on later days. */
const JOINED = [8, 365] as const;
/** Share of talents drawn to have joined in the last week. Talents in review joined then too. */
const NEW_SHARE = 0.066;

/** The plan of a talent before their rows are written. */
export interface PlannedTalent {
  readonly person: DemoPerson;
  /** Day of joining, in days from today; 0 or less. */
  readonly joined: number;
  /** Not everybody finishes the form; some pause their profile or never open the first mail. */
  readonly stage: 'complete' | 'paused' | 'started' | 'unconfirmed' | 'in_review';
  readonly pictures: number;
}

function stageOf(index: number): PlannedTalent['stage'] {
  if (index % 42 === 41) return 'started';
  if (index % 97 === 60) return 'paused';
  if (index % 73 === 13) return 'in_review';
  return index % 140 === 77 ? 'unconfirmed' : 'complete';
}

type Joining = 'new' | 'before' | 'pioneer';

function joinedOf(person: DemoPerson, joining: Joining, calendar: DemoCalendar, random: Random): number {
  const [last, first] = ({ new: [0, 6], before: JOINED, pioneer: PIONEERS_JOINED } as const)[joining];
  const chance = random.next();
  // The number of talents grows like the square of the time.
  const wanted = -Math.round(last + (first - last) * (joining === 'before' ? 1 - Math.sqrt(1 - chance) : chance));
  // No talent signs up before the thirteenth birthday.
  const thirteen = `${Number(person.birth_date.slice(0, 4)) + 13}${person.birth_date.slice(4)}`;
  return Math.min(0, Math.max(wanted, daysBetween(calendar.day(0), thirteen) + 1));
}

/** The talents of the demonstration, always in the same order; DEMO_TALENT comes first. */
export function planTalents(count: number, calendar: DemoCalendar): PlannedTalent[] {
  const random = randomFrom(SEED);
  const today = calendar.day(0);
  const birthYear = Number(today.slice(0, 4)) - DEMO_TALENT_AGE;
  // A birthday later in the year would make her a year younger; the first of January has always passed.
  const lead: DemoPerson = { ...DEMO_TALENT, birth_date: `${birthYear}-01-01` };
  const drawn = withExampleRiders(demoPeople(count - 1, SEED, today), (index) => stageOf(index) === 'complete');
  const others = drawn.map((person, index): PlannedTalent => {
    const [stage, isNew] = [stageOf(index), random.chance(NEW_SHARE)];
    const pictures = random.weighted([
      [1, 66],
      [2, 26],
      [3, 8],
    ]);
    const isLate = isNew || stage === 'in_review';
    const joining = isLate ? 'new' : index < PIONEERS ? 'pioneer' : 'before';
    return { person, joined: joinedOf(person, joining, calendar, random), stage, pictures };
  });
  return [{ person: lead, joined: -400, stage: 'complete', pictures: 3 }, ...withDouble(others)];
}

/**
 * Positions of one person's two accounts in the plan: `again`, which is in review, has the person of `of` under another
 * address.
 */
const DOUBLE = { of: 4, again: 13 };

function withDouble(planned: readonly PlannedTalent[]): PlannedTalent[] {
  const known = planned[DOUBLE.of]?.person;
  return planned.map((one, index) =>
    known && index === DOUBLE.again ? { ...one, person: { ...known, email: one.person.email } } : one,
  );
}

/** The profile that a talent writes on the ISO day of joining. */
export function profileOf(person: DemoPerson, isStarted: boolean, today: string): TalentProfilePatch {
  const { categories, plays_genders, playing_age_min, playing_age_max, municipality_id } = person;
  const basics = { categories, plays_genders, playing_age_min, playing_age_max, municipality_id };
  if (isStarted) return talentProfilePatch.parse(basics);
  const { height_cm, hair_color, hair_length, eye_color, facial_hair, dialect, licences, bio, day_fee_min_ore } =
    person;
  return talentProfilePatch.parse({
    ...basics,
    height_cm,
    hair_color,
    hair_length,
    eye_color,
    facial_hair,
    dialect,
    licences,
    bio,
    day_fee_min_ore,
    ...toldLooks(person),
    ...toldParts(person, Number(today.slice(0, 4))),
    skills: person.skills.map(({ skill_id: id, level }) => ({ id, level })),
    languages: person.languages.map(({ language_id: id, level }) => ({ id, level })),
  });
}
