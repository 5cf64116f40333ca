import type { BriefReading, BriefRole } from '#contract/projects/brief.ts';
import { withAmount, withBasis } from '#domain/deal/terms/fee.ts';
import { hoursOnFee } from '#domain/deal/terms/usual-hours.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { HEADCOUNT_MAX } from '#domain/projects/project/brief.rules.ts';
import { withCommon } from '#domain/projects/project/said-terms.ts';
import { parseNumber } from '#web/ui/form/parse-number.ts';
import { formatSpan } from '#web/ui/text/format-date.ts';
import { type TakenBrief, writtenDates } from './merge-brief.ts';
import type { ProjectForm, RoleForm } from './project-form.ts';
import { usualTerms } from './usual-terms.ts';

/** A role read from a brief, while the company reviews it. */
export interface RoleDraft {
  readonly is_taken: boolean;
  readonly title: string;
  /** The number of people, as typed. */
  readonly headcount: string;
  readonly role: BriefRole;
}

const COMMON_PARTS = ['dates', 'place', 'title', 'description', 'rest'] as const;
export type CommonPart = (typeof COMMON_PARTS)[number];

/** A fact of the brief about the whole project. */
export interface CommonFact {
  readonly part: CommonPart;
  readonly label: string;
  readonly read: string;
  /** The present value of the form, which the fact would replace. */
  readonly instead_of: string;
}

export const draftOf = (role: BriefRole): RoleDraft => ({
  is_taken: true,
  title: role.title,
  headcount: String(role.headcount),
  role,
});

const spansText = (spans: readonly { starts_on: string; ends_on: string }[]) =>
  spans.map(({ starts_on, ends_on }) => formatSpan(starts_on, ends_on)).join(', ');

/** The parts of the text that were not read, one per line. */
const restOf = (text: string, { unread }: BriefReading): string =>
  unread.map(({ start, end }) => text.slice(start, end).trim()).join('\n');

/** The facts of the brief about the whole project that differ from the form. */
export function commonFacts(form: ProjectForm, text: string, reading: BriefReading): CommonFact[] {
  const placeOf = (id: string | null | undefined) => (id ? municipalities.label(id) : '');
  const facts: CommonFact[] = [
    { part: 'dates', label: 'Datum', read: spansText(reading.dates), instead_of: spansText(writtenDates(form)) },
    {
      part: 'place',
      label: 'Kommun',
      read: placeOf(reading.municipality_id),
      instead_of: placeOf(form.municipality_id),
    },
    { part: 'title', label: 'Titel', read: reading.title, instead_of: form.title.trim() },
    { part: 'description', label: 'Beskrivning', read: reading.description, instead_of: '' },
    { part: 'rest', label: 'Övrig text, sist i beskrivningen', read: restOf(text, reading), instead_of: '' },
  ];
  return facts.filter(
    ({ part, read, instead_of }) =>
      read !== '' && read !== instead_of && !(part === 'description' && form.description.includes(read)),
  );
}

/** True for a fact that is chosen by default: it was understood and replaces no value. */
export const isTakenAtFirst = ({ part, instead_of }: CommonFact): boolean => part !== 'rest' && instead_of === '';

export interface DraftErrors {
  readonly title?: string;
  readonly headcount?: string;
}

/** The errors of a chosen role; none for a role that is not chosen. */
export function errorsOf({ is_taken, title, headcount }: RoleDraft): DraftErrors {
  const count = parseNumber(headcount);
  const isNumber = count !== undefined && Number.isInteger(count);
  return {
    ...(is_taken && title.trim() === '' && { title: 'Fyll i rollens namn.' }),
    ...(is_taken && !isNumber && { headcount: 'Fyll i hur många.' }),
    ...(is_taken && isNumber && count < 1 && { headcount: 'Minst en person.' }),
    ...(is_taken && isNumber && count > HEADCOUNT_MAX && { headcount: `Högst ${HEADCOUNT_MAX} personer.` }),
  };
}

/**
 * The terms of a role read from a brief: those that the brief states, otherwise the usual ones. A fee in a brief is a
 * fee per day.
 */
function termsOf(role: BriefRole, production: ProjectForm['production_type']): RoleForm['terms'] {
  const start = usualTerms(production);
  const { day_fee_ore } = role;
  const { additions, rights } = withCommon(role, { ...start, unpaid: [] });
  const fee = day_fee_ore === null ? start.fee : withAmount(withBasis(start.fee, 'day'), day_fee_ore);
  const hours = hoursOnFee(start.hours, start.fee, fee);
  return { ...start, fee, hours, additions, rights } as RoleForm['terms'];
}

/** The chosen parts of the brief as values for the form. */
export function takenOf(
  { production_type }: Pick<ProjectForm, 'production_type'>,
  text: string,
  reading: BriefReading,
  drafts: readonly RoleDraft[],
  parts: ReadonlySet<CommonPart>,
): TakenBrief {
  const about = [parts.has('description') && reading.description, parts.has('rest') && restOf(text, reading)];
  return {
    roles: drafts
      .filter(({ is_taken }) => is_taken)
      .map(({ title, headcount, role }) => ({
        title: title.trim(),
        headcount: parseNumber(headcount) ?? 1,
        description: role.description,
        terms: termsOf(role, production_type),
        wanted: role.wanted,
      })),
    dates: parts.has('dates') ? reading.dates : null,
    municipality_id: parts.has('place') ? reading.municipality_id : null,
    title: parts.has('title') ? reading.title : null,
    description: about.filter(Boolean).join('\n\n') || null,
  };
}
