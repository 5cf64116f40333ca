import sharp from 'sharp';
import { talentSignUp } from '#contract/account.ts';
import { type TalentProfilePatch, talentProfilePatch } from '#contract/talent.ts';
import { ageOn, daysBetween, type Moment } from '#domain/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { signUpTalent } from '#server/features/account/commands/sign-up-talent.ts';
import { addEncoded } from '#server/features/talent/commands/change-pictures.ts';
import { completeProfile } from '#server/features/talent/commands/change-profile.ts';
import { saveProfile } from '#server/features/talent/commands/save-profile.ts';
import type { Services } from '#server/services.ts';
import { DEMO_PASSWORD, DEMO_TALENT, DEMO_TALENT_AGE } from './accounts.ts';
import type { DemoCalendar } from './calendar.ts';
import { must } from './must.ts';
import { withExampleRiders } from './people/example-riders.ts';
import { type DemoPerson, demoPeople } from './people/people.ts';
import { drawPortrait } from './people/portrait-image.ts';
import { type Random, randomFrom } from './people/random.ts';
import { toldLooks } from './people/told-looks.ts';
import { toldParts } from './people/told-parts.ts';

const SEED = 20_261;
/** So many joined before the first job, between so many days ago. */
const PIONEERS = 24;
const PIONEERS_JOINED = [370, 420] as const;
/** The others came more and more often since then, until some days ago, */
const JOINED = [8, 365] as const;
/** and as many as this share in the last week: some 25 of 424. */
const NEW_SHARE = 0.066;

/** A talent of the demonstration, made by the same commands as everybody. */
export interface SeededTalent {
  readonly person: DemoPerson;
  readonly actor: TalentActor;
  /** When they joined, in days from today; 0 or less. */
  readonly joined: number;
  readonly is_findable: boolean;
}

interface Planned {
  readonly person: DemoPerson;
  readonly joined: number;
  /** Not everybody gets to the end of the form, and some take a pause or never open the first mail. */
  readonly stage: 'complete' | 'paused' | 'started' | 'unconfirmed' | 'in_review';
  readonly pictures: number;
}

function stageOf(index: number): Planned['stage'] {
  if (index % 42 === 41) return 'started';
  if (index % 97 === 60) return 'paused';
  if (index % 73 === 13) return 'in_review';
  return index % 140 === 77 ? 'unconfirmed' : 'complete';
}

type Joining = 'new' | 'before' | 'pioneer';

function joinedOf(person: DemoPerson, joining: Joining, calendar: DemoCalendar, random: Random): number {
  const [last, first] = ({ new: [0, 6], before: JOINED, pioneer: PIONEERS_JOINED } as const)[joining];
  const chance = random.next();
  // The number of those who have joined grows like the square of the time.
  const wanted = -Math.round(last + (first - last) * (joining === 'before' ? 1 - Math.sqrt(1 - chance) : chance));
  // Nobody signs up before the thirteenth birthday.
  const thirteen = `${Number(person.birth_date.slice(0, 4)) + 13}${person.birth_date.slice(4)}`;
  return Math.min(0, Math.max(wanted, daysBetween(calendar.day(0), thirteen) + 1));
}

function planTalents(count: number, calendar: DemoCalendar): Planned[] {
  const random = randomFrom(SEED);
  const today = calendar.day(0);
  const birthYear = Number(today.slice(0, 4)) - DEMO_TALENT_AGE;
  // The day before her birthday this year would make her a year younger; the first of January never does.
  const lead: DemoPerson = { ...DEMO_TALENT, birth_date: `${birthYear}-01-01` };
  const drawn = withExampleRiders(demoPeople(count - 1, SEED, today), (index) => stageOf(index) === 'complete');
  const others = drawn.map((person, index): Planned => {
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

/** One of those who wait to be looked at has an account already, under another address. */
const DOUBLE = { of: 4, again: 13 };

function withDouble(planned: readonly Planned[]): Planned[] {
  const known = planned[DOUBLE.of]?.person;
  return planned.map((one, index) =>
    known && index === DOUBLE.again ? { ...one, person: { ...known, email: one.person.email } } : one,
  );
}

function profileOf(person: DemoPerson, isStarted: boolean, today: string): TalentProfilePatch {
  const { categories, plays_genders, playing_age_min, playing_age_max, municipality_id } = person;
  const basics = { categories, plays_genders, playing_age_min, playing_age_max, municipality_id };
  if (isStarted) return talentProfilePatch.parse(basics);
  const { height_cm, hair_color, hair_length, eye_color, facial_hair, dialect, licences, bio, day_fee_min_ore } =
    person;
  return talentProfilePatch.parse({
    ...basics,
    ...{ height_cm, hair_color, hair_length, eye_color, facial_hair, dialect, licences, bio, day_fee_min_ore },
    ...toldLooks(person),
    ...toldParts(person, Number(today.slice(0, 4))),
    skills: person.skills.map(({ skill_id: id, level }) => ({ id, level })),
    languages: person.languages.map(({ language_id: id, level }) => ({ id, level })),
  });
}

/** Those of before profiles were looked at by a person are as they were then: found. */
async function approveOld({ db }: Services, talent_id: string, { now }: Moment): Promise<void> {
  await inTransaction(db, (trx) =>
    trx
      .updateTable('talents')
      .set({ profile_completed: true, review: 'approved', approved_date: now })
      .where('id', '=', talent_id)
      .execute(),
  );
}

async function seedTalent(
  services: Services,
  { person, joined, stage, pictures }: Planned,
  password_hash: string,
  calendar: DemoCalendar,
): Promise<SeededTalent> {
  const { email, first_name, last_name, birth_date } = person;
  const moment = calendar.at(joined, 7 + (person.portrait_seed % 540) / 60);
  const { accepts_terms, ...input } = talentSignUp(moment.today).parse({
    ...{ email, first_name, last_name, birth_date },
    password: DEMO_PASSWORD,
    accepts_terms: true,
  });
  const is_verified = stage !== 'unconfirmed';
  const made = must(await signUpTalent(services, input, moment, { is_verified, password_hash }), `sign up ${email}`);
  const { account_id, talent_id } = made;
  const name = `${first_name} ${last_name}`;
  const actor: TalentActor = {
    role: 'talent',
    account_id,
    session_id: '',
    name,
    email,
    talent_id,
    is_registered: true,
  };
  if (stage !== 'unconfirmed') {
    const profile = profileOf(person, stage === 'started', moment.today);
    must(await saveProfile(services.db, talent_id, profile, moment), `profile of ${email}`);
  }
  const isComplete = stage === 'complete' || stage === 'paused' || stage === 'in_review';
  if (isComplete) {
    for (let variant = 0; variant < pictures; variant += 1) {
      const picture = await drawPortrait(person, person.portrait_seed, variant);
      must(await addEncoded(services, talent_id, picture), `picture of ${email}`);
    }
    if (stage === 'in_review') must(await completeProfile(services.db, actor, moment), `completing ${email}`);
    else await approveOld(services, talent_id, moment);
  }
  if (stage === 'paused') {
    must(await saveProfile(services.db, talent_id, { is_paused: true }, moment), `pausing ${email}`);
  }
  const isOfAge = ageOn(birth_date, calendar.day(0)) >= 18;
  return { person, actor, joined, is_findable: stage === 'complete' && isOfAge };
}

/** How many are made at the same time: while one waits for the database, another is drawn. */
export const TALENT_WORKERS = 4;

/**
 * Signs up `count` talents (at least 30, so that every project finds somebody) with their profiles and pictures. The
 * first one is the talent whose address is given out. @returns them in an order that is always the same
 */
export async function seedTalents(
  services: Services,
  count: number,
  password_hash: string,
  calendar: DemoCalendar,
  report: (done: number) => void,
): Promise<SeededTalent[]> {
  const planned = planTalents(count, calendar);
  const seeded: SeededTalent[] = [];
  const queue = planned.entries();
  let done = 0;
  const work = async () => {
    for (const [index, plan] of queue) {
      seeded[index] = await seedTalent(services, plan, password_hash, calendar);
      report(++done);
    }
  };
  // Several pictures at once, each on one core, are drawn faster than one at a time on all cores.
  const before = sharp.concurrency();
  sharp.concurrency(1);
  try {
    await Promise.all(Array.from({ length: TALENT_WORKERS }, work));
  } finally {
    sharp.concurrency(before);
  }
  return seeded;
}

/** For whoever needs the age on another day than today. */
export const isAdultOn = ({ person }: SeededTalent, calendar: DemoCalendar, offset: number): boolean =>
  ageOn(person.birth_date, calendar.day(offset)) >= 18;
