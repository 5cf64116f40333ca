import { talentSignUp } from '#contract/accounts/account.ts';
import { ageOn, type Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { signUpTalent } from '#server/features/accounts/account/commands/sign-up-talent.ts';
import { addEncoded } from '#server/features/people/talent/commands/change-pictures.ts';
import { completeProfile } from '#server/features/people/talent/commands/change-profile.ts';
import { saveProfile } from '#server/features/people/talent/commands/save-profile.ts';
import { cardUrl, keepPicture, newPicturePath, pictureUrl } from '#server/files/picture-files.ts';
import type { Services } from '#server/services.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import type { DemoCalendar } from './calendar.ts';
import type { Drawings } from './drawings.ts';
import { insertTalents, type NewTalent } from './insert-talents.ts';
import { must } from './must.ts';
import type { DemoPerson } from './people/people.ts';
import { PORTRAIT_SIZE } from './people/portrait.ts';
import { drawPortrait } from './people/portrait-image.ts';
import { type PlannedTalent, planTalents, profileOf } from './plan-talents.ts';

/** A talent of the demonstration, made by the same rules as a real one. */
export interface SeededTalent {
  readonly person: DemoPerson;
  readonly actor: TalentActor;
  /** Day of joining, in days from today; 0 or less. */
  readonly joined: number;
  readonly is_findable: boolean;
}

const joinedAt = ({ joined, person }: PlannedTalent, calendar: DemoCalendar): Moment =>
  calendar.at(joined, 7 + (person.portrait_seed % 540) / 60);

function signUpOf({ email, first_name, last_name, birth_date }: DemoPerson, { today }: Moment) {
  const { accepts_terms, ...input } = talentSignUp(today).parse({
    email,
    first_name,
    last_name,
    birth_date,
    password: DEMO_PASSWORD,
    accepts_terms: true,
  });
  return input;
}

function seededOf(
  { person, joined, stage }: PlannedTalent,
  made: Pick<TalentActor, 'account_id' | 'talent_id'>,
  calendar: DemoCalendar,
): SeededTalent {
  const { email, first_name, last_name, birth_date } = person;
  const actor: TalentActor = {
    role: 'talent',
    session_id: '',
    name: `${first_name} ${last_name}`,
    email,
    is_registered: true,
    account_id: made.account_id,
    talent_id: made.talent_id,
  };
  const isOfAge = ageOn(birth_date, calendar.day(0)) >= 18;
  return { person, actor, joined, is_findable: stage === 'complete' && isOfAge };
}

/** Number of pictures the talent has uploaded so far. */
const countPictures = ({ stage, pictures }: PlannedTalent) =>
  stage === 'started' || stage === 'unconfirmed' ? 0 : pictures;

/** Approves a profile from before administrators reviewed profiles: companies found it at once. */
async function approveOld({ db }: Services, talent_id: string, { now }: Moment): Promise<void> {
  await inTransaction(db, (trx) =>
    trx
      .updateTable('talents')
      .set({ profile_completed: true, review: 'approved', approved_date: now })
      .where('id', '=', talent_id)
      .execute(),
  );
}

/**
 * Creates one talent by the commands that users call, one after the other; only the approval of a profile is written
 * directly.
 */
export async function seedTalent(
  services: Services,
  plan: PlannedTalent,
  password_hash: string,
  calendar: DemoCalendar,
): Promise<SeededTalent> {
  const { person, stage } = plan;
  const { email } = person;
  const moment = joinedAt(plan, calendar);
  const shortcuts = { is_verified: stage !== 'unconfirmed', password_hash };
  const made = must(await signUpTalent(services, signUpOf(person, moment), moment, shortcuts), `sign up ${email}`);
  const seeded = seededOf(plan, made, calendar);
  const { talent_id } = made;
  if (stage === 'unconfirmed') return seeded;
  const profile = profileOf(person, stage === 'started', moment.today);
  must(await saveProfile(services.db, talent_id, profile, moment), `profile of ${email}`);
  if (stage === 'started') return seeded;
  for (let variant = 0; variant < countPictures(plan); variant += 1) {
    const picture = await drawPortrait(person, person.portrait_seed, variant);
    must(await addEncoded(services, talent_id, picture), `picture of ${email}`);
  }
  if (stage === 'in_review') must(await completeProfile(services.db, seeded.actor, moment), `completing ${email}`);
  else await approveOld(services, talent_id, moment);
  if (stage === 'paused') {
    must(await saveProfile(services.db, talent_id, { is_paused: true }, moment), `pausing ${email}`);
  }
  return seeded;
}

/** Queues a picture for drawing; its row is written already. */
function drawLater({ files, clock }: Services, drawings: Drawings, { person }: PlannedTalent, variant: number) {
  const path = newPicturePath(clock);
  drawings.add([pictureUrl(path), cardUrl(path)], async () => {
    await keepPicture(files, await drawPortrait(person, person.portrait_seed, variant), clock, path);
  });
  return { path, ...PORTRAIT_SIZE };
}

/** Creates several talents at once, without notices: the same rows as one by one, which a test compares. */
export async function seedTogether(
  services: Services,
  plans: readonly PlannedTalent[],
  password_hash: string,
  calendar: DemoCalendar,
  drawings: Drawings,
): Promise<SeededTalent[]> {
  const talents = plans.map((plan): NewTalent => {
    const { person, stage } = plan;
    const moment = joinedAt(plan, calendar);
    const written = profileOf(person, stage === 'started', moment.today);
    return {
      input: signUpOf(person, moment),
      moment,
      is_approved: stage !== 'started',
      profile: stage === 'paused' ? { ...written, is_paused: true } : written,
      pictures: Array.from({ length: countPictures(plan) }, (_, variant) =>
        drawLater(services, drawings, plan, variant),
      ),
    };
  });
  const made = await insertTalents(services.db, talents, password_hash);
  return plans.map((plan) => seededOf(plan, made(plan.person.email), calendar));
}

/** Number of talents inserted together. */
const TOGETHER = 40;

/** True for stages in which a mail or a notice is sent, so that these talents need the real commands. */
const isTold = ({ stage }: PlannedTalent) => stage === 'unconfirmed' || stage === 'in_review';

/**
 * Signs up `count` talents (at least 30, so that every project finds somebody) with their profiles. Most pictures are
 * drawn later. DEMO_TALENT comes first.
 * @returns the talents, always in the same order
 */
export async function seedTalents(
  services: Services,
  count: number,
  password_hash: string,
  calendar: DemoCalendar,
  drawings: Drawings,
  report: (done: number) => void,
): Promise<SeededTalent[]> {
  const planned = planTalents(count, calendar);
  const seeded = new Map<string, SeededTalent>();
  const add = (made: readonly SeededTalent[]) => {
    for (const talent of made) seeded.set(talent.person.email, talent);
    report(seeded.size);
  };
  const others = planned.filter((plan) => !isTold(plan));
  for (let from = 0; from < others.length; from += TOGETHER) {
    const plans = others.slice(from, from + TOGETHER);
    add(await seedTogether(services, plans, password_hash, calendar, drawings));
  }
  for (const plan of planned.filter(isTold)) add([await seedTalent(services, plan, password_hash, calendar)]);
  return planned.flatMap(({ person }) => seeded.get(person.email) ?? []);
}

/** True if the talent is an adult on the day `offset` days from today. */
export const isAdultOn = ({ person }: SeededTalent, calendar: DemoCalendar, offset: number): boolean =>
  ageOn(person.birth_date, calendar.day(offset)) >= 18;
