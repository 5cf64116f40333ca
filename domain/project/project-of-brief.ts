import { DAYS_MAX, type TalentQuery, type Wish } from '../matching/condition.ts';
import { queryOfReading, type ReadPart } from '../matching/query-of-reading.ts';
import { readBrief } from '../search/read-brief.ts';
import type { Reading } from '../search/reading.ts';
import { addDays, type DaySpan, daysBetween } from '../time/day.ts';
import { type MunicipalityId, municipalities } from '../vocabulary/municipalities.ts';
import { DATES_MAX, HEADCOUNT_MAX, PROJECT_DESCRIPTION_MAX, ROLE_DESCRIPTION_MAX, ROLES_MAX } from './brief.rules.ts';
import { dayFeeOf } from './day-fee.ts';
import { labelledText } from './labelled-text.ts';
import { leftText, type Stretch } from './left-text.ts';
import { roleTitle } from './role-title.ts';

/** A role found in a brief: its name where it has one, its text with where it stands, and how that is read. */
interface RoleBrief extends Stretch {
  readonly title: string;
  readonly text: string;
  readonly reading: Reading;
}

export interface RoleOfBrief {
  readonly title: string;
  readonly headcount: number;
  readonly description: string;
  /** Per person and day, in öre; null where none is said, or not by the day. */
  readonly day_fee_ore: number | null;
  readonly wanted: TalentQuery;
}

export interface ProjectOfBrief {
  readonly roles: readonly RoleOfBrief[];
  readonly dates: readonly DaySpan[];
  readonly municipality_id: MunicipalityId | null;
  readonly title: string;
  readonly description: string;
  /** Text outside the roles that became nothing of this. */
  readonly unread: readonly Stretch[];
}

/**
 * A brief as the form of a project takes it: its roles, and what they have in common. `today` is the ISO day it is read.
 * Where people are to work and live is one thing in a brief; it stays a wish of the roles as well.
 */
export function projectOfBrief(brief: string, split: readonly RoleBrief[], today: string): ProjectOfBrief {
  const taken = split.slice(0, ROLES_MAX);
  const roles = taken.map((role) => ({ role, query: queryOfReading(role.reading, role.text) }));
  const around = gapsOf(brief, taken).map((gap) => {
    const text = brief.slice(gap.start, gap.end);
    return { gap, text, query: queryOfReading(readBrief(text, today), text) };
  });
  const [ofRoles, ofAll] = [roles.flatMap(({ query }) => query.wishes), around.flatMap(({ query }) => query.wishes)];
  // In a brief of one role what is called title or synopsis stands in the midst of it.
  const isOneRole = taken.length === 1;
  const { title, description, stretches } = labelledText(
    brief,
    isOneRole ? [{ start: 0, end: brief.length }] : around.map(({ gap }) => gap),
  );
  const unread = around.flatMap(({ gap, text, query }) =>
    leftText(text, query.parts)
      .stretches.map(({ start, end }) => ({ start: start + gap.start, end: end + gap.start }))
      .filter((stretch) => !stretches.some((said) => said.start < stretch.end && stretch.start < said.end)),
  );
  return {
    roles: roles
      .filter(({ role, query }) => query.wishes.length > 0 || query.notes.length > 0 || role.title !== '')
      .map(({ role, query }, index) => roleOf(role, query, index, isOneRole ? stretches : [])),
    dates: daysOf([...ofAll, ...ofRoles]),
    municipality_id: placeOf(ofAll) ?? placeOf(ofRoles),
    title,
    description: description.slice(0, PROJECT_DESCRIPTION_MAX),
    unread,
  };
}

type Query = ReturnType<typeof queryOfReading>;

/**
 * One role whatever the text looks like. What is left of it is searched as words; its description is only what tells of
 * something else than the person.
 */
export function oneRoleOfBrief(brief: string, today: string): ProjectOfBrief {
  const reading = readBrief(brief, today);
  const query = queryOfReading(reading, brief);
  const parts = query.parts.map((part): ReadPart => (part.kind === 'free' ? { ...part, kind: 'glue' } : part));
  const role = roleOf({ title: '', text: brief, start: 0, end: brief.length, reading }, { ...query, parts }, 0);
  const words = query.words.slice(0, 1000);
  return {
    roles: [{ ...role, wanted: { ...role.wanted, text: words } }],
    dates: daysOf(query.wishes),
    municipality_id: placeOf(query.wishes),
    title: '',
    description: '',
    unread: [],
  };
}

/** `said` is what of the brief has found its place already. */
function roleOf(
  { title, text, start }: RoleBrief,
  { wishes, parts, notes }: Query,
  index: number,
  said: readonly Stretch[] = [],
): RoleOfBrief {
  // Notes and their parts stand in the order of the text.
  const fee = notes.findIndex(({ kind }) => kind === 'fee');
  const feePart = parts.filter(({ kind }) => kind === 'note')[fee];
  const count = notes.find(({ kind }) => kind === 'headcount')?.max;
  const day_fee_ore = notes[fee] && feePart ? dayFeeOf(notes[fee], text, feePart) : null;
  // A fee that the form has no place for stays as text.
  const told = parts.map(
    (part): ReadPart => (part === feePart && day_fee_ore === null ? { ...part, kind: 'unread' } : part),
  );
  const placed = said.map((stretch) => ({ start: stretch.start - start, end: stretch.end - start }));
  const left = leftText(blanked(text, [...placed, ...titleIn(text, title)]), told);
  return {
    title: roleTitle(title, wishes, index),
    headcount: count === undefined ? 1 : Math.min(Math.max(Math.round(count), 1), HEADCOUNT_MAX),
    description: left.text.slice(0, ROLE_DESCRIPTION_MAX),
    day_fee_ore,
    wanted: { text: '', wishes, unknown: [] },
  };
}

/** Where the name of the role stands in its first line, with a number or 'Roll' before it. */
function titleIn(text: string, title: string): Stretch[] {
  const [line = ''] = text.split('\n', 1);
  const at = title === '' ? -1 : line.toLowerCase().indexOf(title.toLowerCase());
  if (at < 0) return [];
  const isNumbered = /^[\s\-–•*]*(?:roll(?:en)?)?\s*[\dA-Z]{0,3}[\s.:)\-–]*$/i.test(line.slice(0, Math.min(at, 40)));
  return [{ start: isNumbered ? 0 : at, end: at + title.length }];
}

/** The text with nothing in some stretches of it, so that the places of everything else stay. */
function blanked(text: string, stretches: readonly Stretch[]): string {
  let left = text;
  for (const { start, end } of stretches) {
    const [from, to] = [Math.max(start, 0), Math.min(end, left.length)];
    if (from < to) left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to);
  }
  return left;
}

/** What stands before, between and after the roles. */
function gapsOf(brief: string, roles: readonly Stretch[]): Stretch[] {
  const gaps: Stretch[] = [];
  let at = 0;
  for (const { start, end } of [...roles].sort((one, other) => one.start - other.start)) {
    if (start > at) gaps.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  if (at < brief.length) gaps.push({ start: at, end: brief.length });
  return gaps.filter(({ start, end }) => brief.slice(start, end).trim() !== '');
}

/** The days asked for, in order; spans that touch or overlap are one. */
function daysOf(wishes: readonly Wish[]): DaySpan[] {
  const spans = wishes
    .filter(({ demand }) => demand === 'must')
    .flatMap(({ any }) =>
      any.flatMap((one) => (one.kind === 'dates' ? [{ starts_on: one.from, ends_on: one.to }] : [])),
    )
    .sort((one, other) => (one.starts_on < other.starts_on ? -1 : 1));
  const joined: DaySpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isOne = last && span.starts_on <= addDays(last.ends_on, 1);
    const ends_on = isOne && last.ends_on > span.ends_on ? last.ends_on : span.ends_on;
    if (isOne && daysBetween(last.starts_on, ends_on) <= DAYS_MAX) joined[joined.length - 1] = { ...last, ends_on };
    else if (!isOne) joined.push(span);
    else if (ends_on > last.ends_on) joined.push({ starts_on: addDays(last.ends_on, 1), ends_on });
  }
  return joined.slice(0, DATES_MAX);
}

/** The one municipality that is named; none when there are several, or a whole county. */
function placeOf(wishes: readonly Wish[]): MunicipalityId | null {
  const places = wishes
    .filter(({ demand }) => demand !== 'not')
    .flatMap(({ any }) => any.flatMap((one) => (one.kind === 'place' ? [one.id] : [])));
  const [id, ...others] = new Set(places);
  return id !== undefined && others.length === 0 && municipalities.has(id) ? id : null;
}
