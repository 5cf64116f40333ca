import { BETWEEN_DAYS, NOT_A_DAY } from '#domain/finding/search/lexicon/days.ts';
import type { Span } from '#domain/finding/search/reading.ts';
import { MONTHS } from '#domain/finding/search/words/time-words.ts';
import { inOneYear, type MonthDay, spanOf } from './calendar.ts';
import { afterArticles, type Days, dayAt, yearAt } from './day-tokens.ts';
import { afterDash } from './number-phrases.ts';
import type { Text } from './text.ts';

/** Days written with the month or year first: 'Mars 8–26', 'i december (5–6 och 12–13)', '2026-12-05'. */

/**
 * 'Mars 8–26', 'juni 5': the month before the day, as in English. After 'i' nothing is read, because the number may be
 * an age.
 */
export function monthFirstAt(text: Text, at: number): Days | undefined {
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

/** 'december (5–6, 12–13 och 19–20)', 'i mars: 3, 5 och 8': days listed after their month. */
export function daysAfterMonthAt(text: Text, at: number): Days | undefined {
  const named = text.word(at) === 'i' ? at + 1 : at;
  const month = MONTHS.get(text.word(named));
  const opening = text.word(named + 1);
  if (month === undefined || !/^[(:]$/.test(opening)) return undefined;
  const spans: Span[] = [];
  let to = named + 2;
  for (;;) {
    const one = dayAt(text, afterArticles(text, to));
    if (!one || one.day > 31) return undefined;
    const dash = afterDash(text, one.to);
    const two = dash === undefined ? undefined : dayAt(text, dash);
    const span = spanOf({ month, day: one.day }, { month, day: two?.day ?? one.day }, text.today);
    if (span) spans.push(span);
    to = two?.to ?? one.to;
    if (!BETWEEN_DAYS.has(text.word(to))) break;
    to += 1;
  }
  if (opening === '(') return text.word(to) === ')' ? { spans: inOneYear(spans), to: to + 1 } : undefined;
  return spans.length > 1 ? { spans: inOneYear(spans), to } : undefined;
}

/** '2026-12-05', alone or as both ends of a range. */
export function isoDaysAt(text: Text, at: number): Days | undefined {
  const one = isoDayAt(text, afterArticles(text, at));
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
