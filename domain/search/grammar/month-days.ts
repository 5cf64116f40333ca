import { BEFORE_DAY, BETWEEN_DAYS, MONTH_PARTS, NOT_A_DAY, SHORT_MONTHS } from '#domain/search/lexicon/days.ts';
import { TIME_OF_DAY } from '#domain/search/lexicon/measures.ts';
import type { Span } from '#domain/search/reading.ts';
import { MONTHS, ORDINALS } from '#domain/search/words/time-words.ts';
import { yearOf } from '#domain/time/calendar.ts';
import { lastDayOf, type MonthDay, spanOf } from './calendar.ts';
import { afterDash, isUnit } from './number-phrases.ts';
import { beginsLine, type Text } from './text.ts';

/** Days written with a month: '3–5 juni', '8, 9 och 12 maj', '28/12–3/1', '28 februari till 1 mars 2028', '2026-12-05'. */
export type Days = { readonly spans: readonly Span[]; readonly to: number };

type Group = { readonly first: number; readonly last: number };

/** A day of a month at an index: '5', '5:e', '5e', '05'. The index after it. */
function dayAt(text: Text, at: number): { readonly day: number; readonly to: number } | undefined {
  const token = text.tokens[at];
  const ordinal = ORDINALS.get(token?.text ?? '');
  if (ordinal !== undefined) return { day: ordinal, to: at + 1 };
  if (token?.kind !== 'number' || token.text.length > 2 || token.number < 1) return undefined;
  let to = at + 1;
  if (text.word(to) === ':' && text.tokens[to]?.glued && /^[ea]$/.test(text.word(to + 1))) to += 2;
  else if (/^(?:e|a|de|te)$/.test(text.word(to)) && text.tokens[to]?.glued) to += 1;
  else if (
    text.word(to) === '.' &&
    text.tokens[to]?.glued &&
    (MONTHS.has(text.word(to + 1)) || text.word(to + 1) === '-')
  )
    to += 1;
  return { day: token.number, to };
}

/** A month at an index: its name, '/6' or '.6.' after a day. The index after it. */
function monthAt(text: Text, at: number): { readonly month: number; readonly to: number } | undefined {
  const named = MONTHS.get(text.word(at));
  if (named !== undefined && !(beginsLine(text, at) && at > 0)) {
    return {
      month: named,
      to: text.word(at + 1) === '.' && text.tokens[at + 1]?.glued && SHORT_MONTHS.test(text.word(at)) ? at + 2 : at + 1,
    };
  }
  if (text.word(at) === '/' && text.tokens[at]?.glued) {
    const token = text.tokens[at + 1];
    if (token?.kind === 'number' && token.glued && token.number >= 1 && token.number <= 12 && token.text.length <= 2)
      return { month: token.number, to: at + 2 };
  }
  return dottedMonthAt(text, at);
}

/** The month of '3.2', '26.6.' and '31.1.2027', from its dot on; not of a time ('kl. 10.10') or a decimal ('1.5 mil'). */
function dottedMonthAt(text: Text, at: number): { readonly month: number; readonly to: number } | undefined {
  const [day, dot, month] = [text.tokens[at - 1], text.tokens[at], text.tokens[at + 1]];
  if (dot?.text !== '.' || !dot.glued || month?.kind !== 'number' || !month.glued || month.text.length > 2)
    return undefined;
  if (!day || day.text.length > 2 || day.number < 1 || day.number > 31 || month.number < 1 || month.number > 12)
    return undefined;
  const before = text.word(at - 2) === '.' ? text.word(at - 3) : text.word(at - 2);
  const next = text.tokens[at + 2];
  if (TIME_OF_DAY.has(before) || before === 'klockan' || before === 'v') return undefined;
  if (next && next.lines === 0 && (NOT_A_DAY.has(next.text) || isUnit(next.text) || /^[%:]$/.test(next.text)))
    return undefined;
  // '10.10–12.00' are hours: the other end is no day.
  const dash = afterDash(text, at + 2);
  if (dash !== undefined && text.word(dash + 1) === '.' && text.tokens[dash + 2]?.glued) {
    const end = text.digits(dash + 2);
    if (end < 1 || end > 12) return undefined;
  }
  const hasEnd = next?.text === '.' && next.glued;
  // '1.2 Roller': the number of a heading.
  if (beginsLine(text, at - 1) && next?.is_capital && next.lines === 0) return undefined;
  // '1.2.3' is a number of something, '31.1.2027' a day.
  if (hasEnd && text.tokens[at + 3]?.glued && text.tokens[at + 3]?.kind === 'number' && !yearAt(text, at + 2))
    return undefined;
  if (
    day.glued &&
    text.tokens[at - 2]?.kind === 'sign' &&
    text.tokens[at - 3]?.kind === 'number' &&
    text.word(at - 2) !== '-'
  )
    return undefined;
  return { month: month.number, to: hasEnd && text.tokens[at + 3]?.kind !== 'number' ? at + 3 : at + 2 };
}

/** True for '13.12' and the like, which could be a time of day too. */
export function isDottedDay(text: Text, at: number): boolean {
  return text.tokens[at]?.kind === 'number' && dottedMonthAt(text, at + 1) !== undefined;
}

/** A year at an index: '2027', '/27', '-27'; undefined when none is written. */
export function yearAt(text: Text, at: number): { readonly year: number; readonly to: number } | undefined {
  const token = text.tokens[at];
  if (
    token?.kind === 'number' &&
    token.text.length === 4 &&
    token.number >= 2020 &&
    token.number <= 2100 &&
    token.lines === 0
  )
    return { year: token.number, to: at + 1 };
  if (/^[./-]$/.test(token?.text ?? '') && token?.glued) {
    const next = text.tokens[at + 1];
    if (next?.kind === 'number' && next.glued && next.text.length === 4) return yearAt(text, at + 1);
    if (
      next?.kind === 'number' &&
      next.glued &&
      next.text.length === 2 &&
      next.number >= 24 &&
      /^[./]$/.test(text.word(at))
    )
      return { year: 2000 + next.number, to: at + 2 };
  }
  return undefined;
}

function skipArticles(text: Text, at: number): number {
  let from = at;
  while (BEFORE_DAY.has(text.word(from)) && from < at + 3) from += 1;
  return from;
}

/** Days with a month that begin at an index. The index after the whole is given even when the calendar lacks the day. */
export function monthDaysAt(text: Text, at: number): Days | undefined {
  return isoDaysAt(text, at) ?? listedDaysAt(text, at) ?? monthFirstAt(text, at);
}

function listedDaysAt(text: Text, at: number): Days | undefined {
  const isBetween = text.word(skipArticles(text, at) - 1) === 'mellan';
  const groups: Group[] = [];
  let from = skipArticles(text, at);
  // 'Tele2, 26 september': a number in a name.
  if (text.tokens[from]?.glued && text.tokens[from - 1]?.kind === 'word') return undefined;
  for (let count = 0; count < 12; count += 1) {
    const one = dayAt(text, from);
    if (!one) return undefined;
    const month = monthAt(text, one.to);
    if (month) return withMonth(text, groups, one.day, month);
    const dash = afterDash(text, one.to) ?? (isBetween && text.word(one.to) === 'och' ? one.to + 1 : undefined);
    if (dash !== undefined) {
      const end = skipArticles(text, dash);
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
    from = skipArticles(text, from);
  }
  return undefined;
}

type Month = { readonly month: number; readonly to: number };

/** A day with its month, before which days of the same month may have been listed; and the other end of a range. */
function withMonth(text: Text, groups: readonly Group[], day: number, month: Month): Days {
  const year = yearAt(text, month.to);
  const dash = afterDash(text, afterClock(text, year?.to ?? month.to));
  if (dash !== undefined) {
    const from = skipArticles(text, dash);
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
  // 'mellan 3 juni och 7 juli' is seen to by the caller's 'mellan'.
  return closeGroups(text, [...groups, { first: day, last: day }], month);
}

/** The index after 'kl 07' or 'kl. 07.30' where another end of the days follows: 'lördag 21/3 kl 07 till söndag 22/3'. */
function afterClock(text: Text, at: number): number {
  if (!/^(?:kl|klockan)$/.test(text.word(at))) return at;
  let to = text.word(at + 1) === '.' ? at + 2 : at + 1;
  if (text.tokens[to]?.kind !== 'number') return at;
  to += 1;
  if (/^[.:]$/.test(text.word(to)) && text.tokens[to + 1]?.glued && text.tokens[to + 1]?.kind === 'number') to += 2;
  const dash = afterDash(text, to);
  const end = dash === undefined ? undefined : dayAt(text, skipArticles(text, dash));
  return end && monthAt(text, end.to) ? to : at;
}

/** The last day of 'slutet av mars', 'mitten av juni', as the end of days that began before. */
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
  return groups.flatMap(({ first, last }) => {
    // '28–2 mars' begins in the month before.
    const isBefore = first > last && first > 20 && last < 12;
    const from: MonthDay = isBefore ? { month: month === 1 ? 12 : month - 1, day: first } : { month, day: first };
    const span = spanOf(from, { month, day: last }, text.today, year);
    return span ? [span] : [];
  });
}

/** 'Mars 8–26', 'juni 5': the month before the day, as in English; not after 'i', where an age may follow. */
function monthFirstAt(text: Text, at: number): Days | undefined {
  const month = MONTHS.get(text.word(at));
  if (month === undefined || text.word(at + 1) === '' || /^(?:i|under|hela|av)$/.test(text.word(at - 1)))
    return undefined;
  const one = dayAt(text, text.word(at + 1) === ':' ? at + 2 : at + 1);
  if (!one || one.day > 31) return undefined;
  const dash = afterDash(text, one.to);
  const two = dash === undefined ? undefined : dayAt(text, dash);
  const to = two?.to ?? one.to;
  if (NOT_A_DAY.has(text.word(to)) || (text.word(to) === '-' && text.tokens[to]?.glued)) return undefined;
  if (text.tokens[to]?.kind === 'number' && text.tokens[to]?.lines === 0) return undefined;
  // 'Aug 2 till Sep 10'
  const until = dash === undefined ? undefined : MONTHS.get(text.word(dash));
  const last = dash === undefined || until === undefined ? undefined : dayAt(text, dash + 1);
  if (last && until !== undefined) {
    const both = spanOf(
      { month, day: one.day },
      { month: until, day: last.day },
      text.today,
      yearAt(text, last.to)?.year,
    );
    return { spans: both ? [both] : [], to: yearAt(text, last.to)?.to ?? last.to };
  }
  const year = yearAt(text, text.word(to) === ',' ? to + 1 : to);
  const span = spanOf({ month, day: one.day }, { month, day: two?.day ?? one.day }, text.today, year?.year);
  return { spans: span ? [span] : [], to: year?.to ?? to };
}

/** '2026-12-05', alone or as both ends of a range. */
function isoDaysAt(text: Text, at: number): Days | undefined {
  const one = isoDayAt(text, skipArticles(text, at));
  if (!one) return undefined;
  const dash =
    afterDash(text, one.to) ??
    (/^(?:\/|och)$/.test(text.word(one.to)) && text.word(at) === 'mellan' ? one.to + 1 : undefined);
  const two = dash === undefined ? undefined : isoDayAt(text, dash);
  const span = spanOf(one, two ?? one, text.today, (two ?? one).year);
  return { spans: span ? [span] : [], to: two?.to ?? one.to };
}

function isoDayAt(text: Text, at: number): (MonthDay & { readonly year: number; readonly to: number }) | undefined {
  const compact = /^(20[2-9]\d)(\d\d)(\d\d)$/.exec(text.word(at));
  if (compact) return { year: Number(compact[1]), month: Number(compact[2]), day: Number(compact[3]), to: at + 1 };
  const [year, , month, , day] = [0, 1, 2, 3, 4].map((offset) => text.tokens[at + offset]);
  if (year?.kind !== 'number' || year.text.length !== 4 || year.number < 2020 || year.number > 2100) return undefined;
  if (text.word(at + 1) !== '-' || text.word(at + 3) !== '-' || month?.kind !== 'number' || day?.kind !== 'number')
    return undefined;
  if (month.text.length !== 2 || day.text.length !== 2 || !day.glued) return undefined;
  return { year: year.number, month: month.number, day: day.number, to: at + 5 };
}
