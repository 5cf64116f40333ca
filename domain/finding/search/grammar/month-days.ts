import { BETWEEN_DAYS, MONTH_PARTS } from '#domain/finding/search/lexicon/days.ts';
import type { Span } from '#domain/finding/search/reading.ts';
import { MONTHS } from '#domain/finding/search/words/time-words.ts';
import { yearOf } from '#domain/kernel/time/calendar.ts';
import { inOneYear, lastDayOf, type MonthDay, spanOf } from './calendar.ts';
import { afterArticles, type Days, dayAt, monthAt, yearAt } from './day-tokens.ts';
import { daysAfterMonthAt, isoDaysAt, monthFirstAt } from './foreign-days.ts';
import { afterDash } from './number-phrases.ts';
import type { Text } from './text.ts';

type Group = { readonly first: number; readonly last: number };

/** Days with a month that begin at an index. The index after them is given even if the calendar lacks the day. */
export function monthDaysAt(text: Text, at: number): Days | undefined {
  return isoDaysAt(text, at) ?? listedDaysAt(text, at) ?? daysAfterMonthAt(text, at) ?? monthFirstAt(text, at);
}

function listedDaysAt(text: Text, at: number): Days | undefined {
  const isBetween = text.word(afterArticles(text, at) - 1) === 'mellan';
  const groups: Group[] = [];
  let from = afterArticles(text, at);
  // 'Tele2, 26 september': a number in a name.
  if (text.tokens[from]?.glued && text.tokens[from - 1]?.kind === 'word') return undefined;
  for (let count = 0; count < 12; count += 1) {
    const one = dayAt(text, from);
    if (!one) return undefined;
    const month = monthAt(text, one.to);
    if (month) return withMonth(text, groups, one.day, month);
    const dash = afterDash(text, one.to) ?? (isBetween && text.word(one.to) === 'och' ? one.to + 1 : undefined);
    if (dash !== undefined) {
      const end = afterArticles(text, dash);
      const two = dayAt(text, end);
      if (!two) return undefined;
      groups.push({ first: one.day, last: two.day });
      const after = monthAt(text, two.to);
      if (after) return closeGroups(text, groups, after);
      from = two.to;
    } else {
      groups.push({ first: one.day, last: one.day });
      from = one.to;
    }
    const joined = text.word(from);
    if (joined === ',' && /^(?:och|samt|eller)$/.test(text.word(from + 1))) from += 2;
    else if (BETWEEN_DAYS.has(joined)) from += 1;
    else return undefined;
    from = afterArticles(text, from);
  }
  return undefined;
}

type Month = { readonly month: number; readonly to: number };

/** A day with its month, after any listed days of the same month and with the other end of a range. */
function withMonth(text: Text, groups: readonly Group[], day: number, month: Month): Days {
  const year = yearAt(text, month.to);
  const dash = afterDash(text, afterClock(text, year?.to ?? month.to));
  if (dash !== undefined) {
    const from = afterArticles(text, dash);
    const part = partOfMonthAt(text, from);
    const whole = part && spanOf({ month: month.month, day }, part, text.today, year?.year);
    if (part && whole) return { spans: [...closed(text, groups, month.month, year?.year), whole], to: part.to };
    const two = dayAt(text, from);
    const after = two && monthAt(text, two.to);
    if (two && after) {
      const last = yearAt(text, after.to);
      const span = spanOf(
        { month: month.month, day },
        { month: after.month, day: two.day },
        text.today,
        last?.year ?? year?.year,
      );
      return {
        spans: [...closed(text, groups, month.month, last?.year ?? year?.year), ...(span ? [span] : [])],
        to: last?.to ?? after.to,
      };
    }
  }
  // The caller handles 'mellan 3 juni och 7 juli' by its 'mellan'.
  return closeGroups(text, [...groups, { first: day, last: day }], month);
}

/** The index after 'kl 07' or 'kl. 07.30' if another end of the days follows: 'lördag 21/3 kl 07 till söndag 22/3'. */
function afterClock(text: Text, at: number): number {
  if (!/^(?:kl|klockan)$/.test(text.word(at))) return at;
  let to = text.word(at + 1) === '.' ? at + 2 : at + 1;
  if (text.tokens[to]?.kind !== 'number') return at;
  to += 1;
  if (/^[.:]$/.test(text.word(to)) && text.tokens[to + 1]?.glued && text.tokens[to + 1]?.kind === 'number') to += 2;
  const dash = afterDash(text, to);
  const end = dash === undefined ? undefined : dayAt(text, afterArticles(text, dash));
  return end && monthAt(text, end.to) ? to : at;
}

/** The last day of 'slutet av mars', 'mitten av juni', as the end of a span of days. */
function partOfMonthAt(text: Text, at: number): (MonthDay & { readonly to: number }) | undefined {
  for (const [words, , last] of MONTH_PARTS) {
    const parts = words.split(' ');
    const month = MONTHS.get(text.word(at + parts.length));
    if (month !== undefined && parts.every((word, offset) => text.word(at + offset) === word))
      return { month, day: Math.min(last, lastDayOf(yearOf(text.today), month)), to: at + parts.length + 1 };
  }
  return undefined;
}

function closeGroups(text: Text, groups: readonly Group[], month: Month): Days {
  const year = yearAt(text, month.to);
  return { spans: closed(text, groups, month.month, year?.year), to: year?.to ?? month.to };
}

function closed(text: Text, groups: readonly Group[], month: number, year: number | undefined): Span[] {
  const spans = groups.flatMap(({ first, last }) => {
    // '28–2 mars' begins in the previous month.
    const isBefore = first > last && first > 20 && last < 12;
    const from: MonthDay = isBefore ? { month: month === 1 ? 12 : month - 1, day: first } : { month, day: first };
    const span = spanOf(from, { month, day: last }, text.today, year);
    return span ? [span] : [];
  });
  return inOneYear(spans);
}
