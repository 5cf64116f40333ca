import { type Condition, DAYS_MAX, type Wish } from '#domain/finding/matching/condition.ts';
import type { ReadNote } from '#domain/finding/matching/query-of-reading.ts';
import { writeWish } from '#domain/finding/matching/wish-token.ts';
import { addDays, type DaySpan, daysBetween } from '#domain/kernel/time/day.ts';
import { type MunicipalityId, municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { DATES_MAX } from './brief.rules.ts';

/**
 * The days that the required wishes ask for, in order; touching or overlapping spans are joined, up to the maximum
 * length of a span. At most `DATES_MAX` spans.
 */
export function daysOf(wishes: readonly Wish[]): DaySpan[] {
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

/**
 * The municipality of the work; null if the brief names none or several, or a whole county. If the brief does not tell
 * a place of work from a home, the place that it asks for counts.
 */
export function placeOf(wishes: readonly Wish[], notes: readonly ReadNote[]): MunicipalityId | null {
  const placesIn = (groups: readonly (readonly Condition[])[]) =>
    groups.flatMap((any) => any.flatMap((one) => (one.kind === 'place' ? [one.id] : [])));
  const asked = placesIn(wishes.filter(({ demand }) => demand !== 'not').map(({ any }) => any));
  const ofWork = placesIn(notes.flatMap((note) => (note.kind === 'workplace' ? [note.any] : [])));
  const [id, ...others] = new Set(ofWork.length > 0 ? ofWork : asked);
  return id !== undefined && others.length === 0 && municipalities.has(id) ? id : null;
}

/**
 * The wishes of a role. A place that all of several roles require becomes a merit: it is the place of work, which does
 * not require people to live there.
 */
export function withSoftPlace(wishes: readonly Wish[], ofRoles: readonly (readonly Wish[])[]): readonly Wish[] {
  if (ofRoles.length < 2) return wishes;
  const isOfAll = (wish: Wish) =>
    wish.demand === 'must' &&
    wish.any.every(({ kind }) => kind === 'place') &&
    ofRoles.every((others) => others.some((other) => writeWish(other) === writeWish(wish)));
  return wishes.map((wish) => (isOfAll(wish) ? { ...wish, demand: 'merit' } : wish));
}
