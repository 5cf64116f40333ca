/**
 * The minimum number of letters of a name that is searched for in running text. Names count only as whole words,
 * because a name may be part of another person's name ('Anna Berg' in 'Anna Bergström' and 'Anna Berg-Lund').
 */

const LETTERS_MIN = 3;

/**
 * Characters that continue a word: letters and digits, and between them signs such as a hyphen, an apostrophe, a dot or
 * an @.
 */
const GOES_ON = String.raw`[\p{L}\p{M}\p{N}]`;
const JOINS = String.raw`[-\u2010\u2011'’.@_+]`;
const BEFORE = `(?<!${GOES_ON})(?<!${GOES_ON}${JOINS})`;
const AFTER = `(?!${GOES_ON})(?!${JOINS}${GOES_ON})`;

/** Makes equal letters equal: 'å' may be one character or two. */
const composed = (text: string) => text.normalize('NFC');

/** A pattern of one name; any space may separate its words. */
const patternOf = (name: string) =>
  composed(name)
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`))
    .join(String.raw`\s+`);

/**
 * True if a name can be searched for in text about the person: a name with fewer than LETTERS_MIN letters may be an
 * ordinary word or a number.
 */
export const isTellingName = (name: string): boolean => (name.match(/\p{L}/gu) ?? []).length >= LETTERS_MIN;

/** True if a name can be searched for in text about other people: a first name alone may be that of another person. */
export const isWholeName = (name: string): boolean => isTellingName(name) && /\p{L}\S*\s+\S*\p{L}/u.test(name.trim());

/**
 * A text in which each of the names, as whole words and also in the genitive ('Anna Bergs svar'), is replaced by
 * `instead`. Longer names go first, so that a shorter one does not cut them. A text without the names is returned
 * unchanged.
 */
export function exchangeNames(text: string, names: readonly string[], instead: string): string {
  const patterns = names
    .filter((name) => name.trim() !== '')
    .toSorted((a, b) => b.length - a.length)
    .map(patternOf);
  if (patterns.length === 0) return text;
  const found = new RegExp(`${BEFORE}(?:${patterns.join('|')})(?=s?${AFTER})`, 'gu');
  const words = composed(text);
  const exchanged = words.replace(found, () => instead);
  return exchanged === words ? text : exchanged;
}
