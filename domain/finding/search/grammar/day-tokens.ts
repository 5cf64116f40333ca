import { BEFORE_DAY, NOT_A_DAY, SHORT_MONTHS } from '#domain/finding/search/lexicon/days.ts';
import { TIME_OF_DAY } from '#domain/finding/search/lexicon/measures.ts';
import type { Span } from '#domain/finding/search/reading.ts';
import { MONTHS, ORDINALS } from '#domain/finding/search/words/time-words.ts';
import { afterDash, isUnit } from './number-phrases.ts';
import { beginsLine, type Text } from './text.ts';

/** The tokens of written days: the number of a day, the name or number of a month, a year. */

/** The days read, and the index after them. */
export type Days = { readonly spans: readonly Span[]; readonly to: number };

/** A day of a month at an index: '5', '5:e', '5e', '05'; with the index after it. */
export function dayAt(text: Text, at: number): { readonly day: number; readonly to: number } | undefined {
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

/** A month at an index: its name, '/6' or '.6.' after a day; with the index after it. */
export function monthAt(text: Text, at: number): { readonly month: number; readonly to: number } | undefined {
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

/**
 * The month of '3.2', '26.6.' and '31.1.2027', starting at its dot; not of a time ('kl. 10.10') or a decimal ('1.5
 * mil').
 */
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
  // '1.2.3' is a section number, '31.1.2027' a day.
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

/** True for '13.12' and the like, which could also be a time of day. */
export function isDottedDay(text: Text, at: number): boolean {
  return text.tokens[at]?.kind === 'number' && dottedMonthAt(text, at + 1) !== undefined;
}

/** A year at an index: '2027', '-2027', '/27', '.27'; undefined without one. */
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

/** The index after the words before the number of a day: 'fredag den'. */
export function afterArticles(text: Text, at: number): number {
  let from = at;
  while (BEFORE_DAY.has(text.word(from)) && from < at + 3) from += 1;
  return from;
}
