import { daysBetween } from '#domain/kernel/time/day.ts';
import { BUSY_AHEAD_DAYS_MAX } from '#domain/people/talent/busy-days.rules.ts';
import { wordsOf } from '#domain/people/talent/search-text.ts';
import { plain } from './corrections.ts';

/** A row of talent_search, as the index reads it. */
export interface DocumentRow {
  readonly talent_id: string;
  readonly is_findable: boolean;
  /** ISO day, 'infinity' or '-infinity'. */
  readonly visible_from: string;
  readonly created_date: string;
  readonly fresh_date: string;
  readonly playing_age_min: number | null;
  readonly playing_age_max: number | null;
  readonly height_cm: number | null;
  readonly completeness: number;
  readonly answered_share: number | null;
  readonly profile_points: number;
  /** The name that companies see. */
  readonly name: string;
  readonly facts: string;
  readonly busy: string;
}

/** Days for which an index is used before it is built again (`AGE_MAX_MS` in follow-database.ts), rounded up. */
const AGE_DAYS = 31;
/**
 * Number of days ahead for which busy days are indexed: as far as a talent may mark them while the index is used. On
 * later days every talent counts as free.
 */
const AHEAD_DAYS = BUSY_AHEAD_DAYS_MAX + AGE_DAYS;
const LEVELLED = /^(?:skill|language)\./;

/**
 * The terms of a document: one per fact; for a skill or language also one per lower level; for a municipality also its
 * county; one per word of the name ('n.strom' for Ström); and one per busy day, by its number ('busy.20607' for 3 June
 * 2026).
 */
export function termsOf({ facts, busy, name }: Pick<DocumentRow, 'facts' | 'busy' | 'name'>, today: string): string[] {
  const terms = facts === '' ? [] : facts.split(' ');
  for (const term of [...terms]) {
    if (LEVELLED.test(term)) {
      for (let rank = Number(term.slice(-1)) - 1; rank >= 1; rank -= 1) terms.push(term.slice(0, -1) + rank);
    } else if (/^place\.\d{4}$/.test(term)) terms.push(term.slice(0, 8));
  }
  terms.push(...nameTerms(name));
  for (const span of busy === '' ? [] : busy.split(' ')) {
    const [from = '', to = ''] = span.split('/');
    const first = Math.max(0, daysBetween(today, from));
    const last = Math.min(AHEAD_DAYS, daysBetween(today, to));
    for (let day = first; day <= last; day += 1) terms.push(busyTerm(dayNumber(today) + day));
  }
  return terms;
}

/** The terms of a name, without diacritics: a name is found as other keyboards write it. */
export const nameTerms = (name: string): string[] => [...new Set(wordsOf(name).map((word) => `n.${plain(word)}`))];

/** Number of days from 1970-01-01 to an ISO day or instant. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / 86_400_000);

/** The term of a busy day, by its number. */
export const busyTerm = (day: number): string => `busy.${day}`;
