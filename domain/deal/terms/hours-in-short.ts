import type { TermsSpan } from './days.ts';

/** The hours of the days of work of sent terms, in short: the same on all days, different ones, or not decided. */
export type HoursInShort = { readonly call_time: string; readonly end_time: string } | 'different' | 'undecided';

/** Null for terms without a day of work. Terms from before a role had hours may have a call without an end. */
export function hoursInShort({ days }: { readonly days: readonly TermsSpan[] }): HoursInShort | null {
  const work = days.filter(({ kind }) => kind === 'work');
  const [first] = work;
  if (!first) return null;
  const { call_time, end_time } = first;
  if (work.some((span) => span.call_time === null || span.end_time === null)) return 'undecided';
  const areAlike = work.every((span) => span.call_time === call_time && span.end_time === end_time);
  return areAlike && call_time !== null && end_time !== null ? { call_time, end_time } : 'different';
}
