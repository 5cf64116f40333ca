import { type Additions, NO_ADDITIONS } from '#domain/deal/terms/fee.ts';
import { NO_RIGHT, type RightsLine } from '#domain/deal/terms/rights.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { kronor, type Ore } from '#domain/kernel/money/ore.ts';
import type { AdditionName, SaidTerms } from './said-terms.ts';

/** '200', '4 500', '12.000'; below a million. */
const AMOUNT = '(\\d{1,3}(?:[ \\u00a0.]?\\d{3})?)';
const KR = '\\s?(?:kr|kronor|sek|:-)';
const AN_HOUR = '(?:\\s?(?:\\/|per|i|varje)\\s?(?:h|tim|timme|timmen)\\b\\.?)?';

const OVERTIME = [
  new RegExp(`${AMOUNT}${KR}${AN_HOUR}(?: i| för)? övertid`, 'iu'),
  new RegExp(`övertid(?:en|sersättning)?(?: betalas| ersätts)?(?: med)?:?\\s${AMOUNT}${KR}`, 'iu'),
];
const OVERTIME_SHARE = /övertid(?:en|sersättning)?(?: betalas| ersätts)?(?: med)?:?\s(\d{1,3})\s?(?:%|procent)/iu;
const MILEAGE = new RegExp(`${AMOUNT}${KR}\\s?(?:\\/|per)\\s?mil\\b`, 'iu');
const PER_DIEM = new RegExp(`traktamente(?: på| om|:)?\\s${AMOUNT}${KR}`, 'iu');
const OUTLAYS = /\b(?:reseersättning|resersättning|(?:resor|resan|resa|utlägg) (?:ersätts|betalas)|mot kvitto)\b/iu;
const NO_OUTLAYS = /\b(?:ingen|inga|inte|ej|utan)\s(?:\p{L}+\s)?(?:reseersättning|resersättning|resor|resa|utlägg)\b/iu;

const NO_OVERTIME = [
  /\b(?:ingen|inte|ej|utan)\s(?:\p{L}+\s)?övertids?(?:ersättning)?(?!\p{L})/iu,
  /(?<!\p{L})övertid(?:en)? (?:ingår|betalas inte|ersätts inte|betalas ej|ersätts ej)(?!\p{L})/iu,
];

const BOUGHT = /\b(?:friköp\p{L}*|buy-?out\p{L}*)((?:[^.\n]|\.(?!\s|$)){0,80})/iu;
const MONTHS = /(?<![\d,.])(\d{1,2})\s?(?:mån|månader|månad)\b/iu;
const YEARS = /(?<![\d,.])(\d|ett|två|tre|fem)\s?år\b/iu;
const YEARS_IN_WORDS: Readonly<Record<string, number>> = { ett: 1, två: 2, tre: 3, fem: 5 };
const RIGHT_FEE = new RegExp(`${AMOUNT}${KR}`, 'iu');
const TERRITORIES = [
  ['WORLD', /\b(?:världen|worldwide|globalt?)\b/iu],
  ['EU', /\b(?:europa|eu)\b/iu],
  ['NORDIC', /\b(?:norden|nordiskt)\b/iu],
  ['SE', /\b(?:sverige|svenskt)\b/iu],
] as const;

/** The terms that a text states explicitly. Unstated terms are not guessed. */
export function termsOfText(text: string): SaidTerms {
  const overtime = amountBy(OVERTIME, text);
  const share = OVERTIME_SHARE.exec(text)?.[1];
  const additions: Additions = {
    ...NO_ADDITIONS,
    overtime:
      overtime !== null
        ? { by: 'amount', amount_ore: overtime }
        : share === undefined
          ? null
          : { by: 'percent', points: basisPoints(Number(share) * 100) },
    mileage_ore: amountBy([MILEAGE], text),
    per_diem_ore: amountBy([PER_DIEM], text),
    outlays: OUTLAYS.test(text) && !NO_OUTLAYS.test(text) ? { max_ore: null } : null,
  };
  const unpaid: AdditionName[] = [];
  if (additions.overtime === null && NO_OVERTIME.some((words) => words.test(text))) unpaid.push('overtime');
  if (NO_OUTLAYS.test(text)) unpaid.push('outlays');
  const right = rightOf(text);
  return { additions, unpaid, rights: right && [right] };
}

/** The use that a text buys, if the text states its length or its territory; the company adds the media. */
function rightOf(text: string): RightsLine | null {
  const bought = BOUGHT.exec(text);
  if (!bought) return null;
  const about = bought[1] ?? '';
  const months = monthsOf(about);
  const territory = TERRITORIES.find(([, words]) => words.test(about))?.[0] ?? null;
  if (months === null && territory === null) return null;
  return { ...NO_RIGHT, months, territory, fee_ore: amountBy([RIGHT_FEE], about) };
}

function monthsOf(about: string): number | null {
  const months = MONTHS.exec(about)?.[1];
  if (months !== undefined) return Number(months) || null;
  const years = YEARS.exec(about)?.[1]?.toLowerCase();
  return years === undefined ? null : (YEARS_IN_WORDS[years] ?? Number(years)) * 12 || null;
}

function amountBy(patterns: readonly RegExp[], text: string): Ore | null {
  const digits = patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  return digits === undefined ? null : kronor(Number(digits.replace(/\D/g, '')));
}
