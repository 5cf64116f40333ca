import type { Span } from '#domain/search/reading.ts';
import { WEEKDAYS } from '#domain/search/words/time-words.ts';
import { weekdayOf } from '#domain/time/calendar.ts';
import { addDays } from '#domain/time/day.ts';
import { weekSpan } from './calendar.ts';
import { monthDaysAt, yearAt } from './month-days.ts';
import { afterDash } from './number-phrases.ts';
import type { Match, Rule, Text } from './text.ts';

/** Days that become wishes. Without any (31 april) the words are read and give nothing. */
export function dates(to: number, spans: readonly Span[], rank = 1): Match {
  return spans.length > 0
    ? { to, items: spans.map((value) => ({ slot: 'dates', value, rank })) }
    : { to, mark: { kind: 'unread' } };
}

/** '[fredag] [den] 5 juni', 'mellan 3 och 7 juni'. */
const monthDays: Rule = {
  name: 'days',
  examples: [
    ['3–5 juni', { dates: [{ from: '2027-06-03', to: '2027-06-05' }] }],
    ['fredagen den 4 december', { dates: [{ from: '2026-12-04', to: '2026-12-04' }] }],
    [
      '8, 9 och 12:e maj 2028',
      {
        dates: [
          { from: '2028-05-08', to: '2028-05-09' },
          { from: '2028-05-12', to: '2028-05-12' },
        ],
      },
    ],
    ['mellan 10 och 14 april', { dates: [{ from: '2027-04-10', to: '2027-04-14' }] }],
    ['28 december–3 januari', { dates: [{ from: '2026-12-28', to: '2027-01-03' }] }],
    ['29/8', { dates: [{ from: '2027-08-29', to: '2027-08-29' }] }],
    ['5-7/6', { dates: [{ from: '2027-06-05', to: '2027-06-07' }] }],
    ['28/12–3/1', { dates: [{ from: '2026-12-28', to: '2027-01-03' }] }],
    ['2026-12-05', { dates: [{ from: '2026-12-05', to: '2026-12-05' }] }],
    ['20270603', { dates: [{ from: '2027-06-03', to: '2027-06-03' }] }],
    ['Tele2, 26 september', { dates: [{ from: '2027-09-26', to: '2027-09-26' }] }],
    ['Mars 8–26', { dates: [{ from: '2027-03-08', to: '2027-03-26' }] }],
    ['fre–sön v 5', { dates: [{ from: '2027-02-05', to: '2027-02-07' }] }],
    ['31 april', {}],
  ],
  match(text, at) {
    if (
      text.tokens[at]?.kind === 'number' &&
      text.tokens[at]?.glued &&
      /^[.,:/-]$/.test(text.word(at - 1)) &&
      text.tokens[at - 1]?.glued &&
      text.tokens[at - 2]?.kind === 'number'
    )
      return undefined;
    const found = monthDaysAt(text, at);
    if (found) {
      // 'mellan 3 juni och 7 juli'
      if (text.word(at) === 'mellan' && found.spans.length === 1 && /^(?:och|till)$/.test(text.word(found.to))) {
        const other = monthDaysAt(text, found.to + 1);
        const [one, two] = [found.spans[0], other?.spans[0]];
        if (other && one && two && two.to > one.from) return dates(other.to, [{ from: one.from, to: two.to }]);
      }
      return dates(found.to, found.spans);
    }
    // 'fre-sön 5–7 juni', 'fre–sön v 5'
    if (
      WEEKDAYS.has(text.word(at)) &&
      afterDash(text, at + 1) !== undefined &&
      WEEKDAYS.has(text.word(afterDash(text, at + 1) ?? 0))
    ) {
      const last = afterDash(text, at + 1) ?? 0;
      const rest = monthDaysAt(text, last + 1);
      if (rest) return dates(rest.to, rest.spans);
      const [from, until] = [WEEKDAYS.get(text.word(at)) ?? 1, dayOfWeekAt(text, last)];
      const end = until?.items?.[0]?.value;
      if (!until || typeof end !== 'object' || !('to' in end)) return undefined;
      const back = weekdayOf(end.to) - from;
      return back > 0 ? dates(until.to, [{ from: addDays(end.to, -back), to: end.to }]) : undefined;
    }
    return undefined;
  },
};

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

/** 'helgen v. 38', 'tisdag vecka 12': days of one week. */
function dayOfWeekAt(text: Text, at: number): Match | undefined {
  const word = text.word(at);
  const first = /^(?:helgen|helg)$/.test(word) ? 6 : WEEKDAYS.get(word);
  if (first === undefined) return undefined;
  const from = afterWeekWord(text, /^(?:i|under|,)$/.test(text.word(at + 1)) ? at + 2 : at + 1);
  const week = from === undefined ? undefined : weekNumberAt(text, from);
  if (from === undefined || week === undefined || afterDash(text, from + 1) !== undefined) return undefined;
  const year = yearAt(text, from + 1);
  const span = weekSpan(week, week, text.today, year?.year);
  const day = span && addDays(span.from, first - 1);
  const isWeekend = /^helg/.test(word);
  return dates(year?.to ?? from + 1, span && day ? [{ from: day, to: isWeekend ? span.to : day }] : []);
}

/** 'onsdagen den 15:e', 'den 15:e': the next such day; a weekday that is said must be right. */
const dayAlone: Rule = {
  name: 'day-alone',
  examples: [
    ['onsdagen den 16:e', { dates: [{ from: '2026-12-16', to: '2026-12-16' }] }],
    ['onsdag den 16e', { dates: [{ from: '2026-12-16', to: '2026-12-16' }] }],
    ['den 3:e', { dates: [{ from: '2026-12-03', to: '2026-12-03' }] }],
    ['den 3:e gången', {}],
  ],
  match(text, at) {
    const weekday = WEEKDAYS.get(text.word(at));
    const from = weekday === undefined ? at : at + 1;
    if (text.word(from) !== 'den') return undefined;
    const token = text.tokens[from + 1];
    const isGlued = /^[ea]$/.test(text.word(from + 2)) && text.tokens[from + 2]?.glued === true;
    const isOrdinal =
      isGlued || (text.word(from + 2) === ':' && text.tokens[from + 2]?.glued && /^[ea]$/.test(text.word(from + 3)));
    if (token?.kind !== 'number' || token.text.length > 2 || !(isOrdinal || weekday !== undefined)) return undefined;
    const to = isGlued ? from + 3 : isOrdinal ? from + 4 : from + 2;
    const next = text.tokens[to];
    // 'den 3:e gången', 'den 16:e och 17:e juni' are something else.
    if (next && next.lines === 0 && !/^[.,;!?)]$/.test(next.text) && !/^(?:kl|klockan|i|på|vid|till)$/.test(next.text))
      return undefined;
    for (let ahead = 0; ahead < 366; ahead += 1) {
      const day = addDays(text.today, ahead);
      if (Number(day.slice(8)) === token.number && (weekday === undefined || weekdayOf(day) === weekday))
        return dates(to, [{ from: day, to: day }]);
    }
    return { to, mark: { kind: 'unread' } };
  },
};

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
    ['vecka 3 eller 4', { dates: [{ from: '2027-01-18', to: '2027-01-31' }] }],
    ['v. 28–36 i graviditeten', {}],
  ],
  match(text, at) {
    const within = dayOfWeekAt(text, at);
    if (within) return within;
    const from = afterWeekWord(text, at);
    const first = from === undefined ? undefined : weekNumberAt(text, from);
    if (from === undefined || first === undefined) return undefined;
    const groups: [number, number][] = [];
    let to = from;
    for (let count = 0; count < 8; count += 1) {
      const one = weekNumberAt(text, to);
      if (one === undefined) break;
      const dash = afterDash(text, to + 1) ?? (text.word(to + 1) === '/' ? to + 2 : undefined);
      const again = dash === undefined ? undefined : (afterWeekWord(text, dash) ?? dash);
      const two = again === undefined ? undefined : weekNumberAt(text, again);
      groups.push([one, two ?? one]);
      to = two === undefined || again === undefined ? to + 1 : again + 1;
      // A list goes on with numbers only where no other unit follows: 'vecka 12 och 13', not 'vecka 12, 25–35 år'.
      const next = /^(?:och|&|\+|o|samt|eller|el)$/.test(text.word(to)) ? to + 1 : undefined;
      if (
        next === undefined ||
        weekNumberAt(text, next) === undefined ||
        /^(?:år|-|\/|st|personer)$/.test(text.word(next + 1))
      )
        break;
      to = next;
    }
    // 'Gravid kvinna v. 30-36'
    if ([1, 2, 3].some((back) => /gravid/.test(text.word(at - back)))) return { to, mark: { kind: 'unread' } };
    if (/^(?:i|in)$/.test(text.word(to)) && /^gravid/.test(text.word(to + 1)))
      return { to: to + 2, mark: { kind: 'unread' } };
    const year = yearAt(text, to);
    return dates(
      year?.to ?? to,
      groups.flatMap(([one, two]) => weekSpan(one, two, text.today, year?.year) ?? []),
    );
  },
};

export const DAY_RULES: readonly Rule[] = [monthDays, dayAlone, weeks];
