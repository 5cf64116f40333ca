/** Months, weekdays, seasons and number words: data of the grammar of dates and numbers. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'januari jan january',
    'februari feb febr february',
    'mars mar march',
    'april apr',
    'maj',
    'juni jun june',
    'juli jul july',
    'augusti aug august',
    'september sep sept',
    'oktober okt oct october',
    'november nov',
    'december dec',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
);

/** Monday is 1. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  ['måndag mån', 'tisdag tis', 'onsdag ons', 'torsdag tors', 'fredag fre', 'lördag lör', 'söndag sön'].flatMap(
    (names, at) => [...names.split(' '), `${names.split(' ')[0]}en`].map((name) => [name, at + 1] as const),
  ),
);

/** First and last month; winter begins in the year before its last month. */
export const SEASONS: ReadonlyMap<string, readonly [number, number]> = new Map<string, readonly [number, number]>([
  ...['vår', 'våren', 'vårens'].map((word) => [word, [3, 5]] as const),
  ...['sommar', 'sommaren', 'sommarens'].map((word) => [word, [6, 8]] as const),
  ...['höst', 'hösten', 'höstens'].map((word) => [word, [9, 11]] as const),
  ...['vinter', 'vintern', 'vinterns'].map((word) => [word, [12, 2]] as const),
]);

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map<string, number>(
  'noll en två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo'
    .split(' ')
    .map((word, at) => [word, at] as const),
);

/** Ordinal words for the day of a month: 'den nionde maj'. */
export const ORDINALS: ReadonlyMap<string, number> = new Map<string, number>(
  'första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde tjugonde tjugoförsta tjugoandra tjugotredje tjugofjärde tjugofemte tjugosjätte tjugosjunde tjugoåttonde tjugonionde trettionde trettioförsta'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
);

const TENS = 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio'.split(' ');

const known = new Map<string, number | undefined>();

/** The value of a number word: 0 to 99, whole hundreds and 1,000; 'en' and 'ett' are 1. Undefined for other words. */
export function numberOfWord(word: string): number | undefined {
  // Every rule of numbers asks this for every word, so results are kept; the memory is emptied before it grows large.
  if (known.size > 5000) known.clear();
  if (!known.has(word)) known.set(word, numberSpelt(word));
  return known.get(word);
}

function numberSpelt(word: string): number | undefined {
  const small = word === 'ett' ? 1 : word === 'tva' ? 2 : NUMBER_WORDS.get(word);
  if (small !== undefined) return small;
  if (word === 'hundra' || word === 'etthundra') return 100;
  if (word === 'tusen') return 1000;
  if (word.endsWith('hundra')) {
    const hundreds = NUMBER_WORDS.get(word.slice(0, -6));
    return hundreds === undefined ? undefined : hundreds * 100;
  }
  for (const [at, ten] of TENS.entries()) {
    if (!word.startsWith(ten)) continue;
    const rest = word.slice(ten.length);
    if (rest === '') return (at + 2) * 10;
    const one = rest === 'ett' ? 1 : NUMBER_WORDS.get(rest);
    if (one !== undefined && one >= 1 && one <= 9) return (at + 2) * 10 + one;
  }
  return undefined;
}

/** Months, weekdays, seasons and numbers, which the spelling correction treats as known. */
export const TIME_WORDS: ReadonlySet<string> = new Set([
  ...MONTHS.keys(),
  ...WEEKDAYS.keys(),
  ...SEASONS.keys(),
  ...NUMBER_WORDS.keys(),
  ...TENS,
]);
