import type { Span } from '#domain/finding/search/reading.ts';
import { MONTHS, WEEKDAYS } from '#domain/finding/search/words/time-words.ts';
import { weekdayOf } from '#domain/kernel/time/calendar.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { spanOf } from './calendar.ts';
import { dates } from './found-days.ts';
import { monthDaysAt } from './month-days.ts';
import { afterDash } from './number-phrases.ts';
import type { Match, Rule, Text } from './text.ts';
import { dayOfWeekAt, WEEK_RULES } from './weeks.ts';

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
    ['3.2–26.6', { dates: [{ from: '2027-02-03', to: '2027-06-26' }] }],
    ['16–17.1 kl. 10–16', { dates: [{ from: '2027-01-16', to: '2027-01-17' }] }],
    ['lö 13.12 kl. 10', { dates: [{ from: '2026-12-13', to: '2026-12-13' }] }],
    ['31.1.2027', { dates: [{ from: '2027-01-31', to: '2027-01-31' }] }],
    [
      '30.3 och 2–4.4',
      {
        dates: [
          { from: '2027-03-30', to: '2027-03-30' },
          { from: '2027-04-02', to: '2027-04-04' },
        ],
      },
    ],
    ['lördag 20/3 kl 07.30 till tisdag 23/3 kl 17', { dates: [{ from: '2027-03-20', to: '2027-03-23' }] }],
    ['premiär 12 april och turné fram till 4 juni', { dates: [{ from: '2027-04-12', to: '2027-06-04' }] }],
    ['fredag den 5 mars och sedan fredagar till den 24 april', { dates: [{ from: '2027-03-05', to: '2027-04-24' }] }],
    ['1.1 Roller', {}],
    [
      'tre helger i december (5–6 och 12–13)',
      {
        dates: [
          { from: '2026-12-05', to: '2026-12-06' },
          { from: '2026-12-12', to: '2026-12-13' },
        ],
      },
    ],
    [
      '9, 16 och 23 november',
      {
        dates: [
          { from: '2027-11-09', to: '2027-11-09' },
          { from: '2027-11-16', to: '2027-11-16' },
          { from: '2027-11-23', to: '2027-11-23' },
        ],
      },
    ],
    ['Konsert 12 november, repetition den 11.', { dates: [{ from: '2027-11-11', to: '2027-11-12' }] }],
    ['8 februari till slutet av mars', { dates: [{ from: '2027-02-08', to: '2027-03-31' }] }],
    [
      'torsdag–lördag v. 6 och 8',
      {
        dates: [
          { from: '2027-02-11', to: '2027-02-13' },
          { from: '2027-02-25', to: '2027-02-27' },
        ],
      },
    ],
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
      const ends = (until?.items ?? []).map(({ value }) => (value as Span).to);
      const back = weekdayOf(ends[0] ?? text.today) - from;
      return until && ends.length > 0 && back > 0
        ? dates(
            until.to,
            ends.map((end) => ({ from: addDays(end, -back), to: end })),
          )
        : undefined;
    }
    return undefined;
  },
};

/** 'onsdagen den 15:e', 'den 15:e': the next such day; a stated weekday must match. */
const dayAlone: Rule = {
  name: 'day-alone',
  examples: [
    ['onsdagen den 16:e', { dates: [{ from: '2026-12-16', to: '2026-12-16' }] }],
    ['onsdag den 16e', { dates: [{ from: '2026-12-16', to: '2026-12-16' }] }],
    ['på torsdag den 26 filmar vi', { dates: [{ from: '2026-11-26', to: '2026-11-26' }] }],
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
    if (token?.kind !== 'number' || token.text.length > 2) return undefined;
    if (!(isOrdinal || weekday !== undefined)) return dayOfMonthBefore(text, from);
    const to = isGlued ? from + 3 : isOrdinal ? from + 4 : from + 2;
    const next = text.tokens[to];
    // 'den 3:e gången' is no day, and 'den 16:e och 17:e juni' is read by `monthDays`.
    if (
      next &&
      next.lines === 0 &&
      !/^[.,;!?)]$/.test(next.text) &&
      !/^(?:kl|klockan|i|på|vid|till)$/.test(next.text) &&
      !(weekday !== undefined && next.kind === 'word' && !/^(?:och|o|samt|eller)$/.test(next.text))
    )
      return undefined;
    for (let ahead = 0; ahead < 366; ahead += 1) {
      const day = addDays(text.today, ahead);
      if (Number(day.slice(8)) === token.number && (weekday === undefined || weekdayOf(day) === weekday))
        return dates(to, [{ from: day, to: day }]);
    }
    return { to, mark: { kind: 'unread' } };
  },
};

/** 'Konsert 12 november, repetition den 11': a day of the last named month. */
function dayOfMonthBefore(text: Text, at: number): Match | undefined {
  const next = text.tokens[at + 2];
  if (next && next.lines === 0 && !/^[.,;!?)]$/.test(next.text)) return undefined;
  for (let before = at - 1; before > at - 25 && before > 0; before -= 1) {
    const month = MONTHS.get(text.word(before));
    const isDay = month !== undefined && text.tokens[before - 1]?.kind === 'number';
    const day = text.digits(at + 1);
    const span = isDay && day > 0 ? spanOf({ month, day }, { month, day }, text.today) : undefined;
    if (span) return dates(at + 2, [span]);
  }
  return undefined;
}

export const DAY_RULES: readonly Rule[] = [monthDays, dayAlone, ...WEEK_RULES];
