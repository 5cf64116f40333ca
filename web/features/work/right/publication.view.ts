import type { RightRow } from '#contract/work/right.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { periodOf } from '#domain/work/right/right.rules.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { PUBLICATION_LATER, PUBLICATION_UNFIT, wordsOfEnd } from '#texts/work/right-words.ts';

/** The facts of a right that the form of its first publication needs. */
type Written = Pick<RightRow, 'line' | 'latest_publication_on'>;

/** The first and last possible day of the first publication. */
export function publicationHint({ latest_publication_on }: Written, today: string): string {
  const latest = latest_publication_on < today ? formatLongDay(latest_publication_on) : 'i dag';
  return `Tidigast första arbetsdagen, senast ${latest}.`;
}

/** The reason why the server would refuse a day; undefined if it would accept it, or while the day is incomplete. */
export function publicationFault({ latest_publication_on }: Written, day: string, today: string): string | undefined {
  if (!isDay(day)) return undefined;
  if (day > today) return PUBLICATION_UNFIT;
  return day > latest_publication_on ? PUBLICATION_LATER : undefined;
}

/**
 * The last day of the right if a given day was the first publication, shown so that a typing error does not end the
 * right.
 */
export function shownUntil({ line }: Written, day: string, today: string): string {
  if (!isDay(day)) return '';
  const { ends_on } = periodOf(line, day);
  const over = ends_on !== null && ends_on < today ? ' Den tiden är redan slut, och då går dagen inte att rätta.' : '';
  return `Får visas ${wordsOfEnd(ends_on)}.${over}`;
}
