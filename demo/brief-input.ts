import { type ProjectInput, projectInput } from '#contract/projects/project.ts';
import { START_TERMS } from '#domain/deal/terms/start-terms.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import type { Demand, Wish } from '#domain/finding/matching/condition.ts';
import type { DemoCalendar } from './calendar.ts';
import type { DemoProject, DemoRole } from './people/demo-project.ts';
import type { Story } from './story.ts';

const anyOf = (any: Wish['any'], demand: Demand = 'must'): Wish[] => (any.length > 0 ? [{ demand, any }] : []);

// Skills, and languages after the first, rank people higher without excluding anybody: among four hundred made-up
// people, few have the right age and drive a snowmobile.
function wantedBy(role: DemoRole): Wish[] {
  return [
    ...anyOf([{ kind: 'category', id: role.category_id }]),
    ...anyOf(role.genders.map((id) => ({ kind: 'gender', id }))),
    ...anyOf([{ kind: 'age', min: role.playing_age_min, max: role.playing_age_max }]),
    ...role.skills.flatMap(({ skill_id: id, level }) => anyOf([{ kind: 'skill', id, min_level: level }], 'merit')),
    ...role.languages.flatMap(({ language_id: id, level }, index) =>
      anyOf([{ kind: 'language', id, min_level: level }], index === 0 ? 'must' : 'merit'),
    ),
  ];
}

/** The age from which the hours of a role are those of an adult; children's depend on school. */
const ADULT = 18;

/**
 * A role with the usual hours, and the rights of its story, or else of its project; no rights if nothing is shown.
 */
function roleInput(role: DemoRole, rights: Story['rights'], usage: DemoProject['usage'], isRough: boolean) {
  return {
    title: role.title,
    description: role.description,
    headcount: role.headcount,
    terms: {
      ...BLANK_TERMS,
      hours: role.playing_age_min < ADULT ? ('undecided' as const) : START_TERMS.hours,
      fee: dayFee(isRough ? null : role.fee_day_ore),
      rights: rights?.map(({ line }) => ({ ...line, media: [...line.media] })) ?? (usage ? null : []),
    },
    wanted: { wishes: wantedBy(role) },
  };
}

/** Maximum number of days from the last day to answer to the company's decision. */
const DECIDES_WITHIN = 7;

/**
 * The last day of the company's decision, in days from today: a week after the last day to answer, or the day before
 * the project's first day if that is earlier. Null if nobody is asked.
 */
export function decisionDay({ answer_by, spans }: Story): number | null {
  if (answer_by === undefined) return null;
  return Math.min(answer_by + DECIDES_WITHIN, ...spans.map(({ from }) => from - 1));
}

/**
 * A brief as a member enters it in the form. A rough brief has only the first sentence of the description, and lacks
 * the parts decided later: days, place and fees.
 */
export function briefInput(brief: DemoProject, story: Story, calendar: DemoCalendar, isRough: boolean): ProjectInput {
  const { usage } = brief;
  const decided = isRough ? null : decisionDay(story);
  return projectInput.parse({
    kind: story.kind ?? 'project',
    title: brief.title,
    production_type: brief.production_type,
    description: isRough ? `${brief.description.split('. ')[0]}.`.replace('..', '.') : brief.description,
    municipality_id: isRough ? null : brief.municipality_id,
    place: isRough ? '' : story.place,
    usage_media: usage ? [...usage.media] : [],
    usage_territory: usage?.territory ?? null,
    usage_months: usage?.months ?? null,
    decision_by: decided === null ? null : calendar.day(decided),
    dates: isRough
      ? []
      : story.spans.map(({ kind, from, to }) => ({ kind, starts_on: calendar.day(from), ends_on: calendar.day(to) })),
    roles: brief.roles.map((role) => roleInput(role, story.rights, usage, isRough)),
  });
}
