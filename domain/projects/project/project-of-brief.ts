import { queryOfReading, type ReadPart } from '#domain/finding/matching/query-of-reading.ts';
import { queryOfText } from '#domain/finding/matching/query-of-text.ts';
import { readBrief } from '#domain/finding/search/read-brief.ts';
import { splitRoles } from '#domain/finding/search/split-roles.ts';
import type { DaySpan } from '#domain/kernel/time/day.ts';
import type { MunicipalityId } from '#domain/kernel/vocabulary/municipalities.ts';
import { PROJECT_DESCRIPTION_MAX, ROLES_MAX } from './brief.rules.ts';
import { daysOf, placeOf, withSoftPlace } from './common-of-brief.ts';
import { feeIn } from './day-fee.ts';
import { blanked, labelledText } from './labelled-text.ts';
import { leftText, type Stretch } from './left-text.ts';
import { type RoleOfBrief, roleOf } from './role-of-brief.ts';
import { termsOfText } from './terms-of-text.ts';

export interface ProjectOfBrief {
  readonly roles: readonly RoleOfBrief[];
  readonly dates: readonly DaySpan[];
  readonly municipality_id: MunicipalityId | null;
  readonly title: string;
  readonly description: string;
  /** Text outside the roles that became no value of the form. */
  readonly unread: readonly Stretch[];
}

/**
 * A brief as values of the project form: its roles, and their common facts. `today` is the ISO day of reading. Days and
 * place are values of the project and stay wishes of the roles too.
 */
export function projectOfBrief(typed: string, today: string): ProjectOfBrief {
  const { title, description, stretches } = labelledText(typed);
  // The description is not about the person sought, so nothing is read from it.
  const brief = blanked(typed, stretches);
  const split = splitRoles(brief, today).slice(0, ROLES_MAX);
  const roles = split
    .map((role) => ({ role, query: queryOfReading(role.reading, brief) }))
    // A text that seeks nobody is split into one role without wishes.
    .filter(({ query }) => split.length > 1 || query.wishes.length > 0 || query.notes.length > 0);
  const wishes = roles.map(({ query }) => query.wishes);
  const gaps = gapsOf(brief, roles.length > 0 ? split : []);
  const common = termsOfText(gaps.map(({ start, end }) => brief.slice(start, end)).join('\n'));
  return {
    roles: roles.map(({ role, query }) =>
      roleOf(brief, role, { ...query, wishes: withSoftPlace(query.wishes, wishes) }, common),
    ),
    dates: daysOf(wishes.flat()),
    municipality_id: placeOf(
      wishes.flat(),
      roles.flatMap(({ query }) => query.notes),
    ),
    title,
    description: description.slice(0, PROJECT_DESCRIPTION_MAX),
    unread: unreadIn(brief, gaps, today),
  };
}

/**
 * One role for any text. The free words become the text of the role's search; the description is the text that is not
 * about the person.
 */
export function oneRoleOfBrief(brief: string, today: string): ProjectOfBrief {
  const reading = readBrief(brief, today);
  const query = queryOfText(brief, today);
  const parts = query.parts.map((part): ReadPart => (part.kind === 'free' ? { ...part, kind: 'glue' } : part));
  const whole = { title: '', text: brief, start: 0, end: brief.length, reading };
  const role = roleOf(brief, whole, { ...query, parts }, termsOfText(''));
  const words = query.words.slice(0, 1000);
  return {
    roles: [{ ...role, wanted: { ...role.wanted, text: words } }],
    dates: daysOf(query.wishes),
    municipality_id: placeOf(query.wishes, query.notes),
    title: '',
    description: '',
    unread: [],
  };
}

/** The text before, between and after the roles. */
function gapsOf(brief: string, roles: readonly Stretch[]): Stretch[] {
  const gaps: Stretch[] = [];
  let at = 0;
  for (const { start, end } of roles.toSorted((one, other) => one.start - other.start)) {
    if (start > at) gaps.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  if (at < brief.length) gaps.push({ start: at, end: brief.length });
  return gaps.filter(({ start, end }) => brief.slice(start, end).trim() !== '');
}

/** The text of the gaps that became no value. */
function unreadIn(brief: string, gaps: readonly Stretch[], today: string): Stretch[] {
  const unread = gaps.flatMap((gap) => {
    const text = brief.slice(gap.start, gap.end);
    const { parts } = feeIn(queryOfReading(readBrief(text, today), text), text);
    return leftText(text, parts).stretches.map(({ start, end }) => ({
      start: start + gap.start,
      end: end + gap.start,
    }));
  });
  const all: Stretch[] = [];
  for (const { start, end } of unread) {
    const last = all.at(-1);
    if (last?.end === start) all[all.length - 1] = { start: last.start, end };
    else all.push({ start, end });
  }
  return all;
}
