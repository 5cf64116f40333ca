/** Minimum length of a word that is corrected; a shorter word is one letter away from too many others. */
const MISTAKE_FROM = 5;
const TWO_MISTAKES_FROM = 8;
const CORRECTED_LENGTH_MAX = 40;
/** Maximum number of possible corrections; with more, probably none of them was meant. */
const MEANT_MAX = 4;

/**
 * The word without diacritics (å and ä become a, ö becomes o), as people type it on a keyboard without these letters.
 */
export const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Maximum number of mistakes that are corrected in a word; 0 if it is too short or too long. */
export function mistakesMax({ length }: string): number {
  if (length < MISTAKE_FROM || length > CORRECTED_LENGTH_MAX) return 0;
  return length >= TWO_MISTAKES_FROM ? 2 : 1;
}

/** A word like a mistyped one, and the number of mistakes between them. */
export interface NearWord {
  readonly word: string;
  readonly mistakes: number;
}

/** The words with the fewest mistakes; none if they are too many to be meant. */
export function nearest(near: readonly NearWord[]): string[] {
  const least = Math.min(...near.map(({ mistakes }) => mistakes));
  const found = near.filter(({ mistakes }) => mistakes === least).map(({ word }) => word);
  return found.length <= MEANT_MAX ? found : [];
}

/** Number of missing, extra, wrong or swapped letters between two words; `most` + 1 if there are more than `most`. */
export function countMistakes(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
      );
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return last[other.length] ?? most + 1;
}
