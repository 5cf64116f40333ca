import { wordsOf } from '#domain/people/talent/search-text.ts';
import { isShared } from './doc-set.ts';
import { type Segment, WORD } from './segment.ts';
import { visibleBits } from './visible.ts';

/** One typed word, with the profile words that match it. */
export interface SearchedWord {
  readonly typed: string;
  /** Stems as the index has them; empty if no profile has the word or a similar one. */
  readonly stems: readonly string[];
  /** True if no profile has the word, and a probable correction is searched instead. */
  readonly isInstead: boolean;
}

/** Maximum number of searched words: more than anybody means, so that a pasted page does not need a hundred sets. */
const WORDS_MAX = 12;
const ENDINGS_MAX = 200;
/** Minimum length of a word that is corrected; a shorter word is one letter away from too many others. */
const MISTAKE_FROM = 5;
/** Maximum number of possible corrections; with more, probably none of them was meant. */
const MEANT_MAX = 4;
const TWO_MISTAKES_FROM = 8;

/** The words of a text in order, each once, at most WORDS_MAX. */
export const typedWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, WORDS_MAX);

/**
 * The stems to search for each typed word on `today` (ISO day). `stemOf` gives a word's stem as the index has it; with
 * `isTyping` the last word may be the beginning of a longer one. Words that only occur in profiles that are hidden on
 * that day, or hidden from the caller (`without`), count as missing: a name in an answer would reveal such a profile.
 */
export function searchedWords(
  segments: readonly Segment[],
  words: readonly string[],
  stemOf: (word: string) => string,
  {
    isTyping,
    today,
    without,
  }: { readonly isTyping: boolean; readonly today: string; readonly without: readonly string[] },
): SearchedWord[] {
  if (words.length === 0) return [];
  const known = segments.map((segment): Known => {
    const visible = visibleBits(segment, today, without);
    return { segment, has: (stem) => isShared(visible, segment.postings.get(WORD + stem)) };
  });
  return words.map((typed, index) => {
    const own = new Set([stemOf(typed), typed]);
    const stems = [...own].filter((stem) => known.some(({ has }) => has(stem)));
    if (isTyping && index === words.length - 1 && typed.length >= 2)
      stems.push(...known.flatMap((each) => beginningWith(each, typed)).slice(0, ENDINGS_MAX));
    if (stems.length > 0) return { typed, stems: [...new Set(stems)], isInstead: false };
    const meant = known.flatMap((each) => likeWord(each, stemOf(typed)));
    return { typed, stems: [...new Set(meant)], isInstead: meant.length > 0 };
  });
}

/** A segment, and a test if one of its visible profiles has a stem. */
interface Known {
  readonly segment: Segment;
  readonly has: (stem: string) => boolean;
}

function beginningWith({ segment, has }: Known, start: string): string[] {
  const sorted = segment.words;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; found.length < ENDINGS_MAX && sorted[at]?.startsWith(start); at += 1) {
    const word = sorted[at] ?? '';
    if (has(word)) found.push(word);
  }
  return found;
}

/**
 * The word without diacritics (å and ä become a, ö becomes o), as people type it on a keyboard without these letters.
 */
const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

interface Groups {
  /** Words, keyed by the word without diacritics. */
  readonly byPlain: ReadonlyMap<string, readonly string[]>;
  /** Words, keyed by first letter (without diacritics) and length. */
  readonly byShape: ReadonlyMap<string, readonly string[]>;
}
const groups = new WeakMap<Segment, Groups>();

function groupsOf(segment: Segment): Groups {
  const known = groups.get(segment);
  if (known) return known;
  const made: Groups = {
    byPlain: Map.groupBy(segment.words, plain),
    byShape: Map.groupBy(segment.words, (word) => `${plain(word).charAt(0)}${word.length}`),
  };
  groups.set(segment, made);
  return made;
}

/**
 * The probable corrections of a word that no profile has: the words that are equal without diacritics; if there are
 * none, those with the fewest mistakes.
 */
function likeWord({ segment, has }: Known, word: string): string[] {
  const { byPlain, byShape } = groupsOf(segment);
  const same = byPlain.get(plain(word))?.filter(has) ?? [];
  if (same.length > 0) return same;
  if (word.length < MISTAKE_FROM || word.length > 40) return [];
  const most = word.length >= TWO_MISTAKES_FROM ? 2 : 1;
  const wanted = plain(word);
  const near: string[][] = [[], [], []];
  for (let length = word.length - most; length <= word.length + most; length += 1)
    for (const other of byShape.get(`${wanted.charAt(0)}${length}`) ?? []) {
      const count = mistakes(wanted, plain(other), most);
      if (count <= most && has(other)) near[count]?.push(other);
    }
  const found = near.find((some) => some.length > 0) ?? [];
  return found.length <= MEANT_MAX ? found : [];
}

/** Number of missing, extra, wrong or swapped letters between two words; `most` + 1 if there are more than `most`. */
function mistakes(one: string, other: string, most: number): number {
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
