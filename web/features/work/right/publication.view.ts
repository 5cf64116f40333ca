import type { RightRow } from '#contract/work/right.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import { periodOf } from '#domain/work/right/right.rules.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { PUBLICATION_LATER, PUBLICATION_UNFIT, wordsOfEnd } from '#texts/work/right-words.ts';

/** The known facts of a right while the day of its first publication is written. */
type Written = Pick<RightRow, 'line' | 'latest_publication_on'>;

/** Between which days the first publication is. */
export function publicationHint({ latest_publication_on }: Written, today: string): string {
  const latest = latest_publication_on < today ? formatLongDay(latest_publication_on) : 'i dag';
  return `Tidigast första arbetsdagen, senast ${latest}.`;
}

/** Why a day cannot be written, as the answer would say it; undefined where it can, or is not whole yet. */
export function publicationFault({ latest_publication_on }: Written, day: string, today: string): string | undefined {
  if (!isDay(day)) return undefined;
  if (day > today) return PUBLICATION_UNFIT;
  return day > latest_publication_on ? PUBLICATION_LATER : undefined;
}

/** Until when it may be shown if a day was the first, so that a slip of the finger is seen before it ends a right. */
export function shownUntil({ line }: Written, day: string, today: string): string {
  if (!isDay(day)) return '';
  const { ends_on } = periodOf(line, day);
  const over = ends_on !== null && ends_on < today ? ' Den tiden är redan slut, och då går dagen inte att rätta.' : '';
  return `Får visas ${wordsOfEnd(ends_on)}.${over}`;
}
