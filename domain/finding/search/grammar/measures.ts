import {
  AFTER_YEARS_PASSED,
  BESIDE_SIZES,
  COUNTED_THINGS,
  EACH_WEEK,
  SIZE_LETTERS,
  SIZES,
  TIME_OF_DAY,
} from '#domain/finding/search/lexicon/measures.ts';
import { MONTHS, WEEKDAYS } from '#domain/finding/search/words/time-words.ts';
import { isDottedDay } from './day-tokens.ts';
import { monthDaysAt } from './month-days.ts';
import { afterDash, numberAt, rangeAt } from './number-phrases.ts';
import { beginsLine, type Rule, type Text } from './text.ts';
import { unread } from './unread-ends.ts';

/** Consumes tokens without a value: sizes, times of day, durations and addresses are no age, height, count or day. */

const measures: Rule = {
  name: 'sizes-and-durations',
  examples: [
    ['storlek 38–40', {}],
    ['48–54 i storlek', {}],
    ['skor upp till 41', {}],
    ['jeans 30/32; sko 40–43', {}],
    ['3–4 inspelningsdagar', {}],
    ['5 års erfarenhet', {}],
    ['kl 08.00–17.00', {}],
    ['kl 18', {}],
    ['12 september 9-17', { dates: [{ from: '2027-09-12', to: '2027-09-12' }] }],
    ['Storlek: 36–42 dam / 48–52 herr', {}],
    ['2–4 dec, 08–18', { dates: [{ from: '2026-12-02', to: '2026-12-04' }] }],
    ['Pass 11–19', {}],
    ['tisdagar mellan 13 och 15.30', {}],
    ['mellan kl 10 och 16', {}],
    ['ons 8–18, tors 9–17', {}],
    ['kl. 10.10–12.00', {}],
    ['casting@exempel.se', {}],
    ['1994', {}],
  ],
  match(text, at) {
    const word = text.word(at);
    if (SIZES.has(word)) return unread(afterSize(text, at + 1), at + 1);
    if (TIME_OF_DAY.has(word)) {
      const to = afterTime(text, at + 1);
      return to === undefined ? undefined : { to, mark: { kind: 'unread' } };
    }
    const token = text.tokens[at];
    if (token?.kind === 'number') {
      const time = isDottedDay(text, at) ? undefined : timeOfDay(text, at);
      if (time !== undefined) return { to: time, mark: { kind: 'unread' } };
      if (
        (token.text.length >= 6 && !/^20[2-9]\d[01]\d[0-3]\d$/.test(token.text)) ||
        (token.text.startsWith('0') && token.text.length >= 3)
      )
        return { to: at + 1, mark: { kind: 'unread' } };
    }
    if (token?.kind === 'word' && text.tokens[at + 1]?.text === '@' && text.tokens[at + 1]?.glued)
      return { to: endOfAddress(text, at), mark: { kind: 'unread' } };
    if (/^(?:https?|www)$/.test(word)) return { to: endOfAddress(text, at), mark: { kind: 'unread' } };
    const range = rangeAt(text, at);
    // '08–18': no age is written with a leading zero.
    if (range && range.max <= 24 && token?.kind === 'number' && /^0\d$/.test(token.text) && range.to === at + 3)
      return isMonthNumber(text, range.to) ? undefined : { to: range.to, mark: { kind: 'unread' } };
    // '12 sep 9-17': hours after a day.
    if (
      range &&
      range.max <= 24 &&
      token?.kind === 'number' &&
      isDayBefore(text, at) &&
      !/^(?:år|st|personer|-|åringar|årig)/.test(text.word(range.to))
    )
      return { to: range.to, mark: { kind: 'unread' } };
    // 'tisdagar mellan 13 och 15.30', 'fredag 5 februari mellan 18 och 22'
    if (word === 'mellan' && (isDayBefore(text, at) || EACH_WEEK.has(text.word(at - 1)))) {
      const hours = rangeAt(text, at + 1, true);
      if (hours && hours.max <= 24 && text.word(hours.to) !== 'år' && !monthDaysAt(text, at))
        return { to: timeOfDay(text, hours.to - 1) ?? hours.to, mark: { kind: 'unread' } };
    }
    const end = range?.to ?? numberAt(text, at)?.to;
    if (end === undefined) return undefined;
    if (text.word(end) === 'i' && SIZES.has(text.word(end + 1))) return { to: end + 2, mark: { kind: 'unread' } };
    if (/^(?:års|åriga|årig|årigt)$/.test(text.word(end)) && AFTER_YEARS_PASSED.has(text.word(end + 1)))
      return { to: end + 2, mark: { kind: 'unread' } };
    return COUNTED_THINGS.has(text.word(end)) && !beginsLine(text, end) && !/^m$/.test(text.word(end))
      ? { to: end + 1, mark: { kind: 'unread' } }
      : undefined;
  },
};

/** True after a named day: '12 sep', 'ons', '5/2', '12.3'. */
function isDayBefore(text: Text, at: number): boolean {
  const before = text.tokens[at - 1];
  if (!before || text.tokens[at]?.lines) return false;
  if (MONTHS.has(before.text) || /^(?:dag|dagar|dagarna|kväll|kvällar)$/.test(before.text)) return true;
  if (WEEKDAYS.has(before.text)) return !isMonthNumber(text, rangeAt(text, at)?.to ?? at);
  return (
    before.kind === 'number' && before.glued && /^[/.]$/.test(text.word(at - 2)) && text.tokens[at - 2]?.glued === true
  );
}

/** '03-05 juni', '01-02/6' are days after all. */
function isMonthNumber(text: Text, at: number): boolean {
  return (
    MONTHS.has(text.word(at)) ||
    (/^[/.-]$/.test(text.word(at)) && text.tokens[at]?.glued === true && text.tokens[at + 1]?.glued === true)
  );
}

/**
 * The index after the numbers and letters of a size ('38–40', 'M–L', 'upp till 41', '30/32', ': 84'); `at` without any.
 */
function afterSize(text: Text, at: number): number {
  let to = at;
  let seen = false;
  while (to < at + 10 && !beginsLine(text, to)) {
    const token = text.tokens[to];
    if (!token) break;
    if (token.kind === 'number') seen = true;
    else if (SIZE_LETTERS.has(token.text)) seen = true;
    else if (!BESIDE_SIZES.test(token.text)) break;
    else if (/^(?:och|eller)$/.test(token.text) && text.tokens[to + 1]?.kind !== 'number') break;
    to += 1;
  }
  return seen ? to : at;
}

/** The index after a time of day such as '07.30' or '18:00', with the other end of a range. */
function timeOfDay(text: Text, at: number): number | undefined {
  const isTime = (from: number) => {
    const [hour, sign, minute] = [text.tokens[from], text.tokens[from + 1], text.tokens[from + 2]];
    return (
      hour?.kind === 'number' &&
      hour.number <= 24 &&
      hour.text.length <= 2 &&
      /^[.:]$/.test(sign?.text ?? '') &&
      sign?.glued === true &&
      minute?.kind === 'number' &&
      minute.glued &&
      minute.text.length === 2 &&
      minute.number < 60 &&
      hour.text.length === 2
    );
  };
  if (!isTime(at)) return undefined;
  // '10.50 kr' and '01.75 m' are no times.
  if (/^(?:kr|tkr|m|meter)$/.test(text.word(at + 3))) return undefined;
  const dash = afterDash(text, at + 3);
  if (dash !== undefined && text.tokens[dash]?.kind === 'number') return isTime(dash) ? dash + 3 : dash + 1;
  return at + 3;
}

function afterTime(text: Text, at: number): number | undefined {
  let to = /^[.:]$/.test(text.word(at)) ? at + 1 : at;
  const isBetween = text.word(at - 2) === 'mellan' || text.word(to) === 'mellan';
  if (/^(?:ca|från|mellan|runt)$/.test(text.word(to))) to += 1;
  if (text.tokens[to]?.kind !== 'number' || (text.tokens[to]?.number ?? 99) > 24) return undefined;
  const isMonth = monthDaysAt(text, to);
  if (isMonth) return undefined;
  const one = timeOfDay(text, to) ?? to + 1;
  const dash = afterDash(text, one) ?? (isBetween && text.word(one) === 'och' ? one + 1 : undefined);
  if (dash !== undefined && text.tokens[dash]?.kind === 'number') return timeOfDay(text, dash) ?? dash + 1;
  return one;
}

function endOfAddress(text: Text, at: number): number {
  let to = at + 1;
  while (to < text.tokens.length && text.tokens[to]?.glued && to < at + 40) to += 1;
  return to;
}

export const MEASURE_RULES: readonly Rule[] = [measures];
