import type { DemoCalendar } from './calendar.ts';
import type { DemoProject, DemoRole } from './people/demo-project.ts';
import { type Random, randomFrom, seedOf } from './people/random.ts';
import { isAdultOn, type SeededTalent } from './seed-talents.ts';
import type { Outcome, Story } from './story.ts';

/** One request to one person for one role, with its outcome; days are counted from today. */
export interface PlannedRequest {
  readonly role_index: number;
  readonly talent: SeededTalent;
  readonly outcome: Outcome;
  readonly asked: number;
  readonly answer_by: number;
  /** Null for a person who never answers. */
  readonly answered: number | null;
}

/** Booked days by person, so that nobody is asked for a job on days on which the person is booked for another. */
export type Booked = Map<SeededTalent, { from: number; to: number }[]>;

/** Outcomes per hundred requests: SETTLED after the last day to answer, COMING until then. */
const SETTLED: readonly (readonly [Outcome, number])[] = [
  ['interested', 40],
  ['declined', 30],
  ['pending', 18],
  ['late', 12],
];
const COMING: readonly (readonly [Outcome, number])[] = [
  ['interested', 44],
  ['declined', 14],
  ['pending', 42],
];

const countyOf = (municipality_id: string) => municipality_id.slice(0, 2);

/** Years between two age spans; 0 for overlapping spans. */
function yearsApart(role: DemoRole, { person }: SeededTalent): number {
  const tooOld = person.playing_age_min - role.playing_age_max;
  const tooYoung = role.playing_age_min - person.playing_age_max;
  return Math.max(0, tooOld, tooYoung);
}

const playsGender = (role: DemoRole, { person }: SeededTalent) =>
  role.genders.length === 0 || person.plays_genders.some((gender) => role.genders.includes(gender));

/**
 * How well a person fits a role; higher is better. A little chance keeps the nearest people from being asked every
 * time.
 */
function fitOf(role: DemoRole, brief: DemoProject, talent: SeededTalent, random: Random): number {
  const { person } = talent;
  const has = (list: readonly { id: string; level: number }[], id: string, level: number) =>
    list.some((known) => known.id === id && known.level >= level);
  const skills = person.skills.map(({ skill_id: id, level }) => ({ id, level }));
  const languages = person.languages.map(({ language_id: id, level }) => ({ id, level }));
  return (
    (person.categories.includes(role.category_id) ? 40 : 0) +
    role.skills.filter(({ skill_id, level }) => has(skills, skill_id, level)).length * 30 +
    role.languages.filter(({ language_id, level }) => has(languages, language_id, level)).length * 20 +
    (countyOf(person.municipality_id) === countyOf(brief.municipality_id) ? 25 : 0) -
    yearsApart(role, talent) * 10 +
    random.int(0, 20)
  );
}

const isFree = (talent: SeededTalent, { spans }: Story, booked: Booked) =>
  !(booked.get(talent) ?? []).some((taken) => spans.some((span) => span.from <= taken.to && taken.from <= span.to));

const NEEDS_SOMEBODY = ['reviewing', 'decided', 'activated', 'completed'];

function outcomeOf(story: Story, role: DemoRole, place: number, random: Random): Outcome {
  if (story.end === 'asked') return random.weighted((story.answer_by ?? 0) >= 0 ? COMING : SETTLED);
  // In a project whose end is `reviewing`, no candidate is chosen yet, but the first in the list have said yes.
  if (place < role.headcount) return story.end === 'reviewing' ? 'interested' : 'approved';
  const outcome = random.weighted(SETTLED);
  // A yes to an order books at once, so only booked people have said yes.
  if (story.kind === 'order' && outcome !== 'pending') return 'declined';
  return outcome === 'interested' && random.chance(0.5) ? 'rejected' : outcome;
}

function answeredOn(outcome: Outcome, asked: number, answer_by: number, random: Random): number | null {
  if (outcome === 'pending') return null;
  if (outcome === 'late') return Math.min(0, answer_by + 1);
  return random.int(Math.min(0, asked + 1), Math.min(0, answer_by));
}

/** The requests of a project with their answers. Adds the bookings to `booked`. */
export function planCasting(
  story: Story,
  brief: DemoProject,
  talents: readonly SeededTalent[],
  booked: Booked,
  calendar: DemoCalendar,
): PlannedRequest[] {
  if (story.asked === undefined || story.answer_by === undefined) return [];
  const { asked, answer_by, lead } = story;
  const random = randomFrom(seedOf(story.title));
  const [leadTalent] = talents;
  const askable = talents.filter(
    (talent) =>
      talent !== leadTalent && talent.is_findable && talent.joined < asked && isAdultOn(talent, calendar, asked),
  );
  const planned: PlannedRequest[] = [];
  for (const [role_index, role] of brief.roles.entries()) {
    const free = askable.filter(
      (talent) => isFree(talent, story, booked) && !planned.some((other) => other.talent === talent),
    );
    const right = free.filter((talent) => playsGender(role, talent) && yearsApart(role, talent) === 0);
    const ranked = right
      .map((talent) => ({ talent, fit: fitOf(role, brief, talent, random) }))
      .toSorted((a, b) => b.fit - a.fit)
      .map(({ talent }) => talent);
    const hasLead = lead?.role === role.title && leadTalent !== undefined;
    if (hasLead) {
      const terms = { asked: lead.asked ?? asked, answer_by: lead.answer_by ?? answer_by };
      const answered = answeredOn(lead.outcome, terms.asked, terms.answer_by, random);
      planned.push({ role_index, talent: leadTalent, outcome: lead.outcome, ...terms, answered });
    }
    const first = hasLead && lead.outcome === 'approved' ? 1 : 0;
    const wanted = story.goes_smoothly
      ? role.headcount - first
      : role.headcount + Math.max(2, Math.round(role.headcount * 0.3));
    for (const [index, talent] of ranked.slice(0, wanted).entries()) {
      const outcome = outcomeOf(story, role, index + first, random);
      const answered = answeredOn(outcome, asked, answer_by, random);
      planned.push({ role_index, talent, outcome, asked, answer_by, answered });
    }
  }
  if (NEEDS_SOMEBODY.includes(story.end) && !planned.some((one) => one.answered !== null)) {
    throw new Error(`Too few talents for ${story.title}`);
  }
  if (story.activated !== undefined) {
    for (const { talent, outcome } of planned) {
      if (outcome === 'approved') booked.set(talent, [...(booked.get(talent) ?? []), ...story.spans]);
    }
  }
  return planned;
}
