import { REGIONS } from '#domain/finding/search/lexicon/places.ts';
import type { Bounds, Field, Pay, Reading, Span, VoicePart } from '#domain/finding/search/reading.ts';
import { daysBetween } from '#domain/kernel/time/day.ts';
import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { withinBounds } from './bounds.ts';
import {
  CHOICES,
  type ChoiceKind,
  type Condition,
  DAYS_MAX,
  type Demand,
  isLevelKind,
  LEVELS,
  RADIUS_MAX_KM,
  SPAN_LIMITS,
  type Wish,
} from './condition.ts';

/** A stretch of the text, as UTF-16 indices, end excluded; for kind 'wish', `wish` is the index of the wish. */
export interface ReadPart {
  readonly start: number;
  readonly end: number;
  readonly kind: 'wish' | 'note' | 'free' | 'unread' | 'glue';
  readonly wish?: number;
}

/** Facts about the role that do not restrict the people found. */
export type ReadNote =
  /** Whole kronor, or the number of people sought. */
  | { readonly kind: 'fee' | 'headcount'; readonly min?: number; readonly max?: number }
  /** Days that are neither work nor rehearsal: the person need not be free on them yet. */
  | { readonly kind: 'days'; readonly use: NotedUse; readonly from: string; readonly to: string }
  | { readonly kind: 'voice'; readonly id: VoicePart }
  | { readonly kind: 'pay'; readonly id: Pay }
  /** Place of work, if the text names another place as the home of the people sought. */
  | { readonly kind: 'workplace'; readonly any: readonly Condition[] };

/** Uses of days for which nobody's calendar is searched. */
export const NOTED_USES = ['audition', 'premiere', 'tour', 'deadline'] as const;
export type NotedUse = (typeof NOTED_USES)[number];

const isNotedUse = (use: string | undefined): use is NotedUse => NOTED_USES.some((noted) => noted === use);

/** A reading as a search query. */
export interface ReadQuery {
  readonly wishes: readonly Wish[];
  readonly parts: readonly ReadPart[];
  /** The free words of the text, searched as text. */
  readonly words: string;
  readonly notes: readonly ReadNote[];
}

/**
 * Slots whose listed values are alternatives in one wish. In all other slots each value is a wish of its own unless
 * 'eller' joins them; each excluded value is a wish of its own.
 */
const LISTS: ReadonlySet<string> = new Set([
  'category',
  'gender',
  'hair_color',
  'hair_length',
  'hair_type',
  'eye_color',
  'beard',
  'body_type',
  'dialect',
  'place',
]);

const isChoiceKind = (slot: string): slot is ChoiceKind => Object.hasOwn(CHOICES, slot);

function placesOf(id: string, radius: number | undefined): Condition[] {
  const region = REGIONS.find((one) => one.id === id);
  if (region) return region.counties.map((county) => ({ kind: 'place', id: county }));
  if (municipalities.has(id)) return [{ kind: 'place', id, ...(radius !== undefined && { radius_km: radius }) }];
  return counties.has(id) ? [{ kind: 'place', id }] : [];
}

function spanOf(kind: 'age' | 'height', { min, max }: Bounds): Condition[] {
  const limits = SPAN_LIMITS[kind];
  const low = min === undefined || min <= limits.min ? undefined : Math.min(min, limits.max);
  const high = max === undefined || max >= limits.max ? undefined : Math.max(max, limits.min);
  if (low === undefined && high === undefined) return [];
  return [{ kind, ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) }];
}

/** The note of a field; undefined if the field is a wish. `hasHome`: the text names a home of the people sought. */
function noteOf({ slot, value, use, is_home, excluded }: Field, hasHome: boolean): ReadNote | undefined {
  switch (slot) {
    case 'fee':
    case 'headcount':
      return { kind: slot, ...(value as Bounds) };
    case 'dates':
      return isNotedUse(use) ? { kind: 'days', use, ...(value as Span) } : undefined;
    case 'deadline':
      return { kind: 'days', use: slot, ...(value as Span) };
    case 'voice':
      return { kind: slot, id: value as VoicePart };
    case 'pay':
      return { kind: slot, id: value as Pay };
    case 'place':
      return hasHome && !is_home && !excluded
        ? { kind: 'workplace', any: placesOf(String(value), undefined) }
        : undefined;
    default:
      return undefined;
  }
}

/**
 * The conditions of a field; empty if the search lacks the slot or the id, if the bounds exclude nobody, or if the days
 * are more than a search allows.
 */
function conditionsOf({ slot, value, level }: Field, radius: number | undefined): Condition[] {
  if (slot === 'age' || slot === 'height') return spanOf(slot, value as Bounds);
  if (slot === 'place') return placesOf(String(value), radius);
  if (slot === 'dates') {
    const { from, to } = value as Span;
    return daysBetween(from, to) < DAYS_MAX ? [{ kind: 'dates', from, to }] : [];
  }
  if (!isChoiceKind(slot)) return [];
  const id = String(value);
  if (!CHOICES[slot].has(id)) return [];
  const rank = isLevelKind(slot) && level ? LEVELS[slot].find(level)?.rank : undefined;
  return [{ kind: slot, id, ...(rank !== undefined && { min_level: rank }) }];
}

const demandOf = ({ excluded, demand }: Field): Demand => (excluded ? 'not' : demand);

/** Fields with the same key are one wish. */
function keyOf(field: Field, index: number): string {
  const demand = demandOf(field);
  if (field.any_of !== undefined) return `any ${field.any_of} ${demand}`;
  return LISTS.has(field.slot) && demand !== 'not' ? `${field.slot} ${demand}` : `own ${index}`;
}

/**
 * A text of at most this many words is a search, not a story: text that is read as a story, a client or a usage is then
 * searched as words. Words that were understood but not asked for stay out: 'svenska krävs inte' does not require
 * 'svenska'.
 */
const SEARCH_WORDS_MAX = 4;

/** The wishes of a reading of `text`, in the order of the text, and the kind of each stretch of the text. */
export function queryOfReading({ fields, leftover: left }: Reading, text: string): ReadQuery {
  const isSearch = text.trim().split(/\s+/).length <= SEARCH_WORDS_MAX;
  const leftover = left.map((part) =>
    isSearch && part.kind === 'unread' && !part.is_let_go ? { ...part, kind: 'free' as const } : part,
  );
  const radius = fields.find(({ slot }) => slot === 'radius')?.value as Bounds | undefined;
  const radiusKm = radius?.max === undefined ? undefined : Math.min(Math.max(Math.round(radius.max), 1), RADIUS_MAX_KM);
  const grouped = new Map<string, { demand: Demand; any: Condition[]; fields: Field[] }>();
  const hasHome = fields.some(({ slot, is_home, excluded }) => slot === 'place' && is_home && !excluded);
  const notes: ReadNote[] = [];
  const parts: ReadPart[] = leftover.map(({ start, end, kind }) => ({ start, end, kind }));
  for (const [index, field] of fields.toSorted((one, other) => one.start - other.start).entries()) {
    const { slot, start, end } = field;
    // In a short search ('tenorer Malmö') a voice is searched as a word.
    if (slot === 'voice' && isSearch) {
      parts.push({ start, end, kind: 'free' });
      continue;
    }
    const note = noteOf(field, hasHome);
    if (note) {
      notes.push(note);
      parts.push({ start, end, kind: 'note' });
      continue;
    }
    const any = conditionsOf(field, radiusKm);
    const isRadius = slot === 'radius';
    // 'Alla kön' is understood and asks for nothing; a field without vocabulary is shown as not read.
    if (any.length === 0 && !isRadius)
      parts.push({ start, end, kind: slot === 'gender' || slot === 'age' ? 'glue' : 'unread' });
    if (any.length === 0) continue;
    const key = keyOf(field, index);
    const group = grouped.get(key) ?? { demand: demandOf(field), any: [], fields: [] };
    group.any.push(...any);
    group.fields.push(field);
    grouped.set(key, group);
  }
  const { fitting: groups, rest } = withinBounds([...grouped.values()]);
  for (const { fields: over } of rest) for (const { start, end } of over) parts.push({ start, end, kind: 'unread' });
  for (const [wish, group] of groups.entries())
    for (const { start, end } of group.fields) parts.push({ start, end, kind: 'wish', wish });
  const placeAt = groups.findIndex(({ any }) => any[0]?.kind === 'place');
  for (const { slot, start, end } of fields)
    if (slot === 'radius')
      parts.push(placeAt < 0 ? { start, end, kind: 'unread' } : { start, end, kind: 'wish', wish: placeAt });
  const wishes = groups.map(({ demand, any }) => ({ demand, any }));
  const free = parts
    .filter(({ kind }) => kind === 'free')
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => text.slice(start, end));
  // A text without wishes, and without leftover words other than glue, is searched as words: it may be a name (Hans) or
  // the beginning of a word.
  const isOnlyGlue = wishes.length === 0 && free.length === 0 && leftover.every(({ kind }) => kind === 'glue');
  return {
    wishes,
    parts: parts.toSorted((one, other) => one.start - other.start),
    words: (isOnlyGlue ? text : free.join(' ')).trim(),
    notes,
  };
}
