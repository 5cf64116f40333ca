import { allSaintsOf, easterOf, midsummerEveOf, mondayOf, weekdayOf, yearOf } from '#domain/kernel/time/calendar.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { yearAt } from './day-tokens.ts';
import { dates } from './found-days.ts';
import type { Rule } from './text.ts';

type Days = readonly [from: string, to: string] | string;

const easterDays = (year: number): Days => [addDays(easterOf(year), -2), addDays(easterOf(year), 1)];
const ascensionOf = (year: number): string => addDays(easterOf(year), 39);
/** The first to fourth Sunday of Advent; the fourth may be Christmas Eve itself. */
const adventOf = (year: number, which: number): string =>
  addDays(`${year}-12-24`, -(weekdayOf(`${year}-12-24`) % 7) - (4 - which) * 7);

/** Holidays with their day in a given year. A name may have several words. */
const HOLIDAYS: Readonly<Record<string, (year: number) => Days>> = {
  julafton: (year) => `${year}-12-24`,
  juldagen: (year) => `${year}-12-25`,
  annandagen: (year) => `${year}-12-26`,
  annandag: (year) => `${year}-12-26`,
  nyårsafton: (year) => `${year}-12-31`,
  nyårsfest: (year) => `${year}-12-31`,
  nyårsfesten: (year) => `${year}-12-31`,
  nyårsdagen: (year) => `${year}-01-01`,
  luciadagen: (year) => `${year}-12-13`,
  trettondagen: (year) => `${year}-01-06`,
  valborg: (year) => `${year}-04-30`,
  valborgsmässoafton: (year) => `${year}-04-30`,
  nationaldagen: (year) => `${year}-06-06`,
  midsommarafton: midsummerEveOf,
  midsommardagen: (year) => addDays(midsummerEveOf(year), 1),
  midsommarhelgen: (year) => [midsummerEveOf(year), addDays(midsummerEveOf(year), 2)],
  midsommar: (year) => [midsummerEveOf(year), addDays(midsummerEveOf(year), 1)],
  påskafton: (year) => addDays(easterOf(year), -1),
  påskdagen: easterOf,
  långfredagen: (year) => addDays(easterOf(year), -2),
  skärtorsdagen: (year) => addDays(easterOf(year), -3),
  påskhelgen: easterDays,
  påsk: easterDays,
  påsken: easterDays,
  påskveckan: (year) => [addDays(easterOf(year), -6), easterOf(year)],
  'annandag påsk': (year) => addDays(easterOf(year), 1),
  'kristi himmelsfärdsdag': ascensionOf,
  'kristi himmelsfärd': ascensionOf,
  kristihimmelsfärdshelgen: (year) => [ascensionOf(year), addDays(ascensionOf(year), 3)],
  'kristi himmelsfärdshelgen': (year) => [ascensionOf(year), addDays(ascensionOf(year), 3)],
  pingst: (year) => [addDays(easterOf(year), 48), addDays(easterOf(year), 49)],
  pingsthelgen: (year) => [addDays(easterOf(year), 48), addDays(easterOf(year), 49)],
  'sveriges nationaldag': (year) => `${year}-06-06`,
  midsommarveckan: (year) => [mondayOf(midsummerEveOf(year)), addDays(midsummerEveOf(year), 2)],
  valborgshelgen: (year) => [`${year}-04-30`, `${year}-05-01`],
  'första maj': (year) => `${year}-05-01`,
  'alla hjärtans dag': (year) => `${year}-02-14`,
  halloween: (year) => `${year}-10-31`,
  'alla helgons dag': allSaintsOf,
  allhelgonahelgen: (year) => [addDays(allSaintsOf(year), -1), addDays(allSaintsOf(year), 1)],
  'första advent': (year) => adventOf(year, 1),
  'andra advent': (year) => adventOf(year, 2),
  'tredje advent': (year) => adventOf(year, 3),
  'fjärde advent': (year) => adventOf(year, 4),
  '1 advent': (year) => adventOf(year, 1),
  '2 advent': (year) => adventOf(year, 2),
  '3 advent': (year) => adventOf(year, 3),
  '4 advent': (year) => adventOf(year, 4),
  'på lucia': (year) => `${year}-12-13`,
  'lucia morgon': (year) => `${year}-12-13`,
  luciamorgonen: (year) => `${year}-12-13`,
  'i jul': (year) => [`${year}-12-24`, `${year}-12-26`],
  'till jul': (year) => `${year}-12-24`,
  julhelgen: (year) => [`${year}-12-24`, `${year}-12-26`],
  mellandagarna: (year) => [`${year}-12-27`, `${year}-12-30`],
  mellandagar: (year) => [`${year}-12-27`, `${year}-12-30`],
  'mellan jul och nyår': (year) => [`${year}-12-27`, `${year}-12-30`],
  nyårshelgen: (year) => [`${year}-12-31`, `${year + 1}-01-01`],
  trettondagsafton: (year) => `${year}-01-05`,
};

const FIRST_WORDS: ReadonlySet<string> = new Set(Object.keys(HOLIDAYS).map((name) => name.split(' ')[0] ?? ''));

/** The first words of the names, and the words allowed before a name. */
const STARTS: ReadonlySet<string> = new Set([...FIRST_WORDS, ...'på i under till inför'.split(' ')]);

const isFixed = (name: string): boolean => Object.hasOwn(HOLIDAYS, name);

const holidays: Rule = {
  name: 'holidays',
  examples: [
    ['julafton', { dates: [{ from: '2026-12-24', to: '2026-12-24' }] }],
    ['midsommarafton', { dates: [{ from: '2027-06-25', to: '2027-06-25' }] }],
    ['på påskafton', { dates: [{ from: '2027-03-27', to: '2027-03-27' }] }],
    ['i mellandagarna', { dates: [{ from: '2026-12-27', to: '2026-12-30' }] }],
    ['i påsk', { dates: [{ from: '2027-03-26', to: '2027-03-29' }] }],
    ['första advent', { dates: [{ from: '2026-11-29', to: '2026-11-29' }] }],
    ['alla hjärtans dag', { dates: [{ from: '2027-02-14', to: '2027-02-14' }] }],
    ['3:e advent', { dates: [{ from: '2026-12-13', to: '2026-12-13' }] }],
    ['mellan jul och nyår', { dates: [{ from: '2026-12-27', to: '2026-12-30' }] }],
    ['nyårshelgen', { dates: [{ from: '2026-12-31', to: '2027-01-01' }] }],
  ],
  match(text, at) {
    if (!STARTS.has(text.word(at))) return undefined;
    const from =
      /^(?:på|i|under|till|inför)$/.test(text.word(at)) && !isFixed(`${text.word(at)} ${text.word(at + 1)}`)
        ? at + 1
        : at;
    if (!FIRST_WORDS.has(text.word(from))) return undefined;
    // '3:e advent', '3 advent'
    const isOrdinal = text.word(from + 1) === ':' && /^[ae]$/.test(text.word(from + 2));
    const ordinal = isOrdinal ? 2 : 0;
    for (let words = 4; words >= 1; words -= 1) {
      const name = Array.from({ length: words }, (_, offset) =>
        text.word(offset === 0 ? from : from + ordinal + offset),
      ).join(' ');
      const holiday = isFixed(name) ? HOLIDAYS[name] : undefined;
      if (!holiday) continue;
      const end = from + ordinal + words;
      const year = yearAt(text, end);
      for (let candidate = year?.year ?? yearOf(text.today) - 1; candidate <= yearOf(text.today) + 10; candidate += 1) {
        const day = holiday(candidate);
        const [first, last] = typeof day === 'string' ? [day, day] : day;
        if (year || last >= text.today) return dates(year?.to ?? end, [{ from: first, to: last }]);
      }
    }
    return undefined;
  },
};

export const HOLIDAY_RULES: readonly Rule[] = [holidays];
