import { wordSet } from './word-set.ts';

/** Short names of months. */
export const SHORT_MONTHS = /^(?:jan|feb|febr|mar|apr|jun|jul|aug|sept?|okt|oct|nov|dec)$/;

/** Words allowed before the day of a month. */
export const BEFORE_DAY = wordSet(
  'den d mellan från dagarna period perioden fredag lördag söndag måndag tisdag onsdag torsdag fredagen lördagen söndagen måndagen tisdagen onsdagen torsdagen fre lör sön mån tis ons tors',
);

/** Separators between days of one month. */
export const BETWEEN_DAYS = wordSet(', och o samt & + eller alternativt resp respektive');

/** Words after a number that is no day of a month. */
export const NOT_A_DAY = wordSet('år åring cm kr st tkr personer + dagar timmar');

/** After 'vår' these words make it the season, not 'our'. */
export const AFTER_SPRING = wordSet('och eller som med i på för till söker behöver ska är vi');

/** Words for the first day of a run of rehearsals, performances or filming. */
export const RUN_STARTS = wordSet(
  'första rep reps repstart repetitionsstart repetitioner start startar från fr from inleds premiär premiären urpremiär nypremiär inspelningsstart börjar',
);

/** Words for the last day of such a run. */
export const RUN_ENDS = wordSet('sista derniär dernière avslutas slutar slutdatum');

/** Parts of a month, with their first and last day. */
export const MONTH_PARTS: readonly (readonly [words: string, first: number, last: number])[] = [
  ['början av', 1, 10],
  ['början på', 1, 10],
  ['mitten av', 10, 20],
  ['mitten på', 10, 20],
  ['slutet av', 20, 31],
  ['slutet på', 20, 31],
  ['första halvan av', 1, 15],
  ['första hälften av', 1, 15],
  ['första delen av', 1, 15],
  ['första veckan i', 1, 7],
  ['andra halvan av', 16, 31],
  ['andra hälften av', 16, 31],
  ['senare delen av', 16, 31],
  ['senare halvan av', 16, 31],
  ['sista halvan av', 16, 31],
  ['senare hälften av', 16, 31],
  ['andra veckan i', 8, 14],
  ['tredje veckan i', 15, 21],
  ['fjärde veckan i', 22, 28],
  ['sista veckan i', 24, 31],
  ['sista veckan av', 24, 31],
];

/** Number of the weekend or weekday within a month, from 0; -1 is the last. */
export const WHICH_OF_MONTH = new Map([
  ['första', 0],
  ['andra', 1],
  ['tredje', 2],
  ['sista', -1],
]);

/** First words of days counted from today. */
export const RELATIVE_STARTS = wordSet(
  'helgen idag ikväll inatt imorgon imorn imorron imorrn övermorgon i hela under nästa denna innevarande den kommande nu på',
);
