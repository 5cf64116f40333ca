import type { RightRow } from '#contract/work/right.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { periodOf } from '#domain/work/right/right.rules.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { PUBLICATION_LATER, PUBLICATION_UNFIT, wordsOfEnd } from '#texts/work/right-words.ts';

/** The facts about a right that the form for its first publication needs. */
type Written = Pick<RightRow, 'line' | 'latest_publication_on'>;

/** A sentence about the first and last day that can be given as the first publication. */
export function publicationHint({ latest_publication_on }: Written, today: string): string {
  const latest = latest_publication_on < today ? formatLongDay(latest_publication_on) : 'i dag';
  return `Tidigast första arbetsdagen, senast ${latest}.`;
}

/**
 * Why the server would refuse a day as too late; undefined for any other day, and while the day is incomplete. Only the
 * server checks if the day comes before the first working day.
 */
export function publicationFault({ latest_publication_on }: Written, day: string, today: string): string | undefined {
  if (!isDay(day)) return undefined;
  if (day > today) return PUBLICATION_UNFIT;
  return day > latest_publication_on ? PUBLICATION_LATER : undefined;
}

/**
 * The last day of the right if its first publication was on `day`; empty while the day is incomplete. Shown before
 * saving, so that a mistyped day does not end the right unnoticed.
 */
export function shownUntil({ line }: Written, day: string, today: string): string {
  if (!isDay(day)) return '';
  const { ends_on } = periodOf(line, day);
  const over = ends_on !== null && ends_on < today ? ' Den tiden är redan slut, och då går dagen inte att rätta.' : '';
  return `Får visas ${wordsOfEnd(ends_on)}.${over}`;
}
