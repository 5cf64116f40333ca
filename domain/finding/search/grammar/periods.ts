import { AFTER_SPRING, MONTH_PARTS, WHICH_OF_MONTH } from '#domain/finding/search/lexicon/days.ts';
import { MONTHS, SEASONS, WEEKDAYS } from '#domain/finding/search/words/time-words.ts';
import { weekdayOf, yearOf } from '#domain/kernel/time/calendar.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { monthSpan } from './calendar.ts';
import { yearAt } from './day-tokens.ts';
import { dates } from './found-days.ts';
import { HOLIDAY_RULES } from './holidays.ts';
import { afterDash } from './number-phrases.ts';
import { RELATIVE_DAY_RULES } from './relative-days.ts';
import { beginsLine, type Rule, type Text } from './text.ts';

const parts = MONTH_PARTS.map(([words, first, last]) => [words.split(' '), first, last] as const);
const MONTH_STARTS: ReadonlySet<string> = new Set([
  ...MONTHS.keys(),
  ...parts.map(([words]) => words[0] ?? ''),
  ...'i under hela månaden månadsskiftet'.split(' '),
]);

function fullMonthAt(text: Text, at: number, isShortEnough = false): number | undefined {
  const word = text.word(at).replace(/^månadsskiftet$/, '');
  if (isShortEnough) return MONTHS.get(word);
  // Short names have too many other meanings: 'mar'. 'maj' is no short name.
  return word.length >= 3 &&
    (word.length > 4 || word === 'mars' || word === 'maj' || word === 'juni' || word === 'juli')
    ? MONTHS.get(word)
    : undefined;
}

/** 'Borlänge, aug.': a short name that stands alone between signs. */
function isAloneAt(text: Text, at: number): boolean {
  const [before, next] = [text.tokens[at - 1], text.tokens[at + 1]];
  return (
    /^(?:jan|feb|aug|sept?|okt|nov|dec)$/.test(text.word(at)) &&
    /^[,:•|]$/.test(before?.text ?? '') &&
    (!next || next.lines > 0 || /^[.,;!]$/.test(next.text))
  );
}

const months: Rule = {
  name: 'months',
  begins: 'word',
  examples: [
    ['i juni', { dates: [{ from: '2027-06-01', to: '2027-06-30' }] }],
    ['mars–april', { dates: [{ from: '2027-03-01', to: '2027-04-30' }] }],
    ['andra halvan av januari', { dates: [{ from: '2027-01-16', to: '2027-01-31' }] }],
    [
      'maj och augusti',
      {
        dates: [
          { from: '2027-05-01', to: '2027-05-31' },
          { from: '2027-08-01', to: '2027-08-31' },
        ],
      },
    ],
    ['augusti 2027–maj 2028', { dates: [{ from: '2027-08-01', to: '2028-05-31' }] }],
    ['maj 2028', { dates: [{ from: '2028-05-01', to: '2028-05-31' }] }],
    ['november', { dates: [{ from: '2026-11-01', to: '2026-11-30' }] }],
    ['okt-nov', { dates: [{ from: '2026-10-01', to: '2026-11-30' }] }],
    ['Borlänge, aug.', { places: ['Borlänge'], dates: [{ from: '2027-08-01', to: '2027-08-31' }] }],
    ['feb 2028', { dates: [{ from: '2028-02-01', to: '2028-02-29' }] }],
    ['andra veckan i maj', { dates: [{ from: '2027-05-08', to: '2027-05-14' }] }],
    ['mar Andersson', {}],
  ],
  match(text, at) {
    if (!MONTH_STARTS.has(text.word(at))) return undefined;
    let from = at;
    let [first, last] = [1, 31];
    const part = parts.find(([words]) => words.every((word, offset) => text.word(at + offset) === word));
    if (part) {
      from = at + part[0].length;
      [, first, last] = part;
    } else if (/^(?:i|under|hela)$/.test(text.word(at))) from = text.word(at + 1) === 'hela' ? at + 2 : at + 1;
    if (/^(?:hela|månaden)$/.test(text.word(from))) from += 1;
    // 'okt-nov', 'feb 2028', 'under sept': short names of months only where they can mean nothing else.
    const hasMore = afterDash(text, from + 1) ?? (/^[/&]$/.test(text.word(from + 1)) ? from + 2 : undefined);
    const isShort =
      from > at ||
      isAloneAt(text, from) ||
      (hasMore !== undefined && MONTHS.has(text.word(hasMore))) ||
      (yearAt(text, from + 1) !== undefined && text.word(from + 1).length === 4);
    const month = fullMonthAt(text, from, isShort);
    if (month === undefined) return undefined;
    // 'Maj' in the middle of a sentence, without 'i', is a name.
    if (from === at && text.tokens[at]?.is_capital && text.tokens[at - 1]?.kind === 'word' && !beginsLine(text, at))
      return undefined;
    const dash =
      afterDash(text, from + 1) ?? (/^(?:\/|och|o|&|eller)$/.test(text.word(from + 1)) ? from + 2 : undefined);
    const until = dash === undefined ? undefined : fullMonthAt(text, dash, isShort);
    const to = until === undefined || dash === undefined ? from + 1 : dash + 1;
    const year = yearAt(text, to);
    // 'augusti 2027–maj 2028': each end has its year.
    const further = year && until === undefined ? afterDash(text, year.to) : undefined;
    const end = further === undefined ? undefined : fullMonthAt(text, further, isShort);
    const lastYear = end === undefined || further === undefined ? undefined : yearAt(text, further + 1);
    if (year && lastYear && end !== undefined) {
      const [start, stop] = [monthSpan(month, text.today, year.year, first), monthSpan(end, text.today, lastYear.year)];
      if (start && stop && start.from <= stop.to) return dates(lastYear.to, [{ from: start.from, to: stop.to }]);
    }
    // 'maj och augusti' are two months, 'juli och augusti' one period.
    const areApart =
      until !== undefined && /^(?:och|o|&|eller)$/.test(text.word(from + 1)) && (until - month + 12) % 12 > 1;
    const spans = areApart
      ? [month, until].map((each) => monthSpan(each, text.today, year?.year, first, last))
      : [monthSpan(month, text.today, year?.year, first, last, until ?? month)];
    return dates(
      year?.to ?? to,
      spans.flatMap((span) => span ?? []),
    );
  },
};

/** 'första helgen i september': the Saturday and Sunday; 'första lördagen i oktober': that day. */
const weekends: Rule = {
  name: 'weekend-of-month',
  examples: [
    ['första helgen i juni', { dates: [{ from: '2027-06-05', to: '2027-06-06' }] }],
    ['första lördagen i oktober', { dates: [{ from: '2027-10-02', to: '2027-10-02' }] }],
    ['2:a helgen i april', { dates: [{ from: '2027-04-10', to: '2027-04-11' }] }],
    ['sista helgen i april', { dates: [{ from: '2027-04-24', to: '2027-04-25' }] }],
  ],
  match(text, at) {
    const isDigit = /^[1-4]$/.test(text.word(at)) && text.word(at + 1) === ':' && /^[ae]$/.test(text.word(at + 2));
    const which = isDigit ? text.digits(at) - 1 : WHICH_OF_MONTH.get(text.word(at));
    const noun = isDigit ? at + 3 : at + 1;
    const weekday = WEEKDAYS.get(text.word(noun));
    if (which === undefined || !(text.word(noun) === 'helgen' || weekday) || !/^(?:i|av)$/.test(text.word(noun + 1)))
      return undefined;
    const month = fullMonthAt(text, noun + 2, true);
    if (month === undefined) return undefined;
    const year = yearAt(text, noun + 3);
    const span = monthSpan(month, text.today, year?.year);
    if (!span) return undefined;
    const wanted = weekday ?? 6;
    const last = weekday === undefined ? addDays(span.to, -1) : span.to;
    const saturday =
      which < 0
        ? addDays(last, -((weekdayOf(last) - wanted + 7) % 7))
        : addDays(span.from, ((wanted - weekdayOf(span.from) + 7) % 7) + which * 7);
    return dates(year?.to ?? noun + 3, [
      { from: saturday, to: weekday === undefined ? addDays(saturday, 1) : saturday },
    ]);
  },
};

const seasons: Rule = {
  name: 'seasons',
  begins: 'word',
  examples: [
    ['i sommar', { dates: [{ from: '2027-06-01', to: '2027-08-31' }] }],
    ['hösten 2027', { dates: [{ from: '2027-09-01', to: '2027-11-30' }] }],
    ['under våren', { dates: [{ from: '2027-03-01', to: '2027-05-31' }] }],
    ['i vår reklamfilm', {}],
    ['I sommar spelar vi. Premiär 27 juni', { dates: [{ from: '2027-06-27', to: '2027-06-27' }] }],
    [
      'Casting 5 december, inspelning i sommar',
      {
        dates: [
          { from: '2026-12-05', to: '2026-12-05' },
          { from: '2027-06-01', to: '2027-08-31' },
        ],
      },
    ],
  ],
  match(text, at) {
    const from = /^(?:i|under|till|nästa|hela|kommande)$/.test(text.word(at)) ? at + 1 : at;
    const word = text.word(from);
    const season = SEASONS.get(word);
    if (!season || word.endsWith('s')) return undefined;
    const year = yearAt(text, from + 1);
    if (from === at && !year && !/en$/.test(word)) return undefined;
    // 'i vår film': our film.
    if (word === 'vår' && !isSpringAfter(text, from + 1)) return undefined;
    if (from === at && !year) return undefined;
    const [first, last] = season;
    const isNext = text.word(at) === 'nästa' && !year;
    const span = monthSpan(first, text.today, year?.year ?? (isNext ? yearOf(text.today) + 1 : undefined), 1, 31, last);
    return dates(year?.to ?? from + 1, span ? [span] : [], 0);
  },
};

function isSpringAfter(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token?.kind !== 'word' || token.lines > 0 || AFTER_SPRING.has(token.text);
}

export const PERIOD_RULES: readonly Rule[] = [months, weekends, seasons, ...RELATIVE_DAY_RULES, ...HOLIDAY_RULES];
