import { WEEKDAYS } from '#domain/finding/search/words/time-words.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { weekSpan } from './calendar.ts';
import { yearAt } from './day-tokens.ts';
import { dates } from './found-days.ts';
import { afterDash } from './number-phrases.ts';
import type { Match, Rule, Text } from './text.ts';

/** The number of a week at an index, from 1 to 53; undefined for any other token. */

function weekNumberAt(text: Text, at: number): number | undefined {
  const token = text.tokens[at];
  return token?.kind === 'number' && token.text.length <= 2 && token.number >= 1 && token.number <= 53
    ? token.number
    : undefined;
}

/** The index of the number after 'v', 'v.', 'vecka', 'veckorna'. */
function afterWeekWord(text: Text, at: number): number | undefined {
  const word = text.word(at);
  if (/^(?:vecka|veckorna|veckor|veckan)$/.test(word)) return text.word(at + 1) === '.' ? at + 2 : at + 1;
  if (word !== 'v' && word !== 'vv') return undefined;
  return text.word(at + 1) === '.' ? at + 2 : at + 1;
}

/** 'helgen v. 38', 'tisdag vecka 12', 'helgerna v. 15 och 16': a day or the weekend of each week. */
export function dayOfWeekAt(text: Text, at: number): Match | undefined {
  const word = text.word(at);
  const isWeekend = /^helg(?:en|er|erna)?$/.test(word);
  const first = isWeekend ? 6 : WEEKDAYS.get(word);
  if (first === undefined) return undefined;
  const from = afterWeekWord(text, /^(?:i|under|,)$/.test(text.word(at + 1)) ? at + 2 : at + 1);
  const list = from === undefined ? undefined : weekListAt(text, from);
  if (!list || list.weeks.some(([one, two]) => one !== two)) return undefined;
  const year = yearAt(text, list.to);
  return dates(
    year?.to ?? list.to,
    list.weeks.flatMap(([week]) => {
      const span = weekSpan(week, week, text.today, year?.year);
      const day = span && addDays(span.from, first - 1);
      return span && day ? [{ from: day, to: isWeekend ? span.to : day }] : [];
    }),
  );
}

type Weeks = { readonly weeks: readonly (readonly [first: number, last: number])[]; readonly to: number };

/** '12', '12–14', '2 och 4', '26, 27 och 29–31', '3 eller 4', from the first number on. */
function weekListAt(text: Text, at: number): Weeks | undefined {
  const weeks: (readonly [number, number])[] = [];
  let to = at;
  for (let count = 0; count < 8; count += 1) {
    const one = weekNumberAt(text, to);
    if (one === undefined) break;
    const dash = afterDash(text, to + 1) ?? (text.word(to + 1) === '/' ? to + 2 : undefined);
    const again = dash === undefined ? undefined : (afterWeekWord(text, dash) ?? dash);
    const two = again === undefined ? undefined : weekNumberAt(text, again);
    weeks.push([one, two ?? one]);
    to = two === undefined || again === undefined ? to + 1 : again + 1;
    const next = nextOfWeeks(text, to);
    if (next === undefined) break;
    to = next;
  }
  return weeks.length > 0 ? { weeks, to } : undefined;
}

/**
 * A list continues with numbers only if no other unit follows, and over commas only if it ends with a joiner such as
 * 'och': 'vecka 12, 13 och 15', not 'vecka 12, 25–35 år'.
 */
function nextOfWeeks(text: Text, at: number): number | undefined {
  let next = at;
  while (text.word(next) === ',' && weekNumberAt(text, next + 1) !== undefined && next < at + 12) next += 2;
  if (!/^(?:och|&|\+|o|samt|eller|el)$/.test(text.word(next))) return undefined;
  const last = afterWeekWord(text, next + 1) ?? next + 1;
  if (weekNumberAt(text, last) === undefined || /^(?:år|\/|st|personer)$/.test(text.word(last + 1))) return undefined;
  const end = afterDash(text, last + 1);
  if (end !== undefined && (weekNumberAt(text, end) === undefined || text.word(end + 1) === 'år')) return undefined;
  return next === at ? last : at + 1;
}

const weeks: Rule = {
  name: 'weeks',
  examples: [
    ['v. 12', { dates: [{ from: '2027-03-22', to: '2027-03-28' }] }],
    ['v48', { dates: [{ from: '2026-11-23', to: '2026-11-29' }] }],
    ['vecka 12–14', { dates: [{ from: '2027-03-22', to: '2027-04-11' }] }],
    [
      'veckorna 2 och 4',
      {
        dates: [
          { from: '2027-01-11', to: '2027-01-17' },
          { from: '2027-01-25', to: '2027-01-31' },
        ],
      },
    ],
    ['helgen v. 3', { dates: [{ from: '2027-01-23', to: '2027-01-24' }] }],
    ['tisdag vecka 3', { dates: [{ from: '2027-01-19', to: '2027-01-19' }] }],
    [
      'v. 26, 27 och 29',
      {
        dates: [
          { from: '2027-06-28', to: '2027-07-11' },
          { from: '2027-07-19', to: '2027-07-25' },
        ],
      },
    ],
    [
      'helgerna v. 15 och 16',
      {
        dates: [
          { from: '2027-04-17', to: '2027-04-18' },
          { from: '2027-04-24', to: '2027-04-25' },
        ],
      },
    ],
    ['vecka 3 eller 4', { dates: [{ from: '2027-01-18', to: '2027-01-31' }] }],
    ['v. 28–36 i graviditeten', {}],
  ],
  match(text, at) {
    const within = dayOfWeekAt(text, at);
    if (within) return within;
    const from = afterWeekWord(text, at);
    const list = from === undefined ? undefined : weekListAt(text, from);
    if (!list) return undefined;
    const { to } = list;
    // 'Gravid kvinna v. 30-36'
    if ([1, 2, 3].some((back) => /gravid/.test(text.word(at - back)))) return { to, mark: { kind: 'unread' } };
    if (/^(?:i|in)$/.test(text.word(to)) && /^gravid/.test(text.word(to + 1)))
      return { to: to + 2, mark: { kind: 'unread' } };
    const year = yearAt(text, to);
    return dates(
      year?.to ?? to,
      list.weeks.flatMap(([one, two]) => weekSpan(one, two, text.today, year?.year) ?? []),
    );
  },
};

export const WEEK_RULES: readonly Rule[] = [weeks];
