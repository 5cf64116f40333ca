/** Lengths of numbers that may be an invoice number or an OCR number. */
const SHORTEST = 8;
const LONGEST = 25;
/** Characters of a text that are read: several times those of a payment of fifty invoices. */
const READ_MAX = 4_000;

const isOfLength = ({ length }: string) => length >= SHORTEST && length <= LONGEST;

/** The number without the zeros in front of it, with which some banks fill an OCR number to 25 digits. */
export const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** The numbers of 8 to 25 digits as a text writes them: each group of digits, and each row of groups as one number. */
export const writtenNumbers = (text: string): string[] =>
  [...new Set([...(text.match(/\d+/g) ?? []), ...(text.replace(/(?<=\d)[ -](?=\d)/g, '').match(/\d+/g) ?? [])])].filter(
    isOfLength,
  );

const YEAR = '(?:19|20)\\d\\d';
const MONTH = '(?:0[1-9]|1[0-2])';
const DAY = '(?:0[1-9]|[12]\\d|3[01])';
/**
 * Days as people and banks write them: 2026-11-27, 2026 11 27, 27.11.2026, 27/11 2026, and 20261127 after a word for
 * a day. Eight digits alone may be an invoice number.
 */
const DATES = new RegExp(
  [
    `(?<!\\d)${YEAR}([-/. ])${MONTH}\\1${DAY}(?!\\d)`,
    `(?<!\\d)(?:${DAY}|[1-9])([-/.])(?:${MONTH}|[1-9])\\2${YEAR}(?!\\d)`,
    `(?<!\\d)(?:${DAY}|[1-9])/(?:${MONTH}|[1-9])[ -]${YEAR}(?!\\d)`,
    `(?<=(?:dag|dat|datum|den|date)[ :.]{1,2})${YEAR}${MONTH}${DAY}(?!\\d)`,
  ].join('|'),
  'giu',
);

/** The digits of neighbouring groups, joined: '2026 0001 5000' gives 20260001, 202600015000 and 00015000. */
function joinedGroups(row: string): string[] {
  const groups = row.split(/[ -]/);
  return groups.flatMap((_group, from) => {
    const found: string[] = [];
    let digits = '';
    for (let at = from; at < groups.length; at += 1) {
      digits += groups[at];
      if (digits.length > LONGEST) break;
      found.push(digits);
    }
    return found;
  });
}

/**
 * The numbers in a text that may be an invoice number or an OCR number: 8 to 25 digits in one group or in neighbouring
 * groups, with and without zeros in front, also as an RF reference (ISO 11649: RF, two check digits, the number). Dates
 * are none.
 */
export function numbersIn(text: string): string[] {
  // The dot keeps the groups before and after a date apart.
  const undated = text.slice(0, READ_MAX).replace(DATES, '.');
  const readings = [undated, undated.replace(/\bRF ?\d\d ?(?=\d)/gi, '.')];
  const joined = readings.flatMap((reading) => reading.match(/\d+(?:[ -]\d+)*/g) ?? []).flatMap(joinedGroups);
  return [...new Set(joined.flatMap((digits) => [digits, withoutZeros(digits)]))].filter(isOfLength);
}
