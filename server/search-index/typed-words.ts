import { wordsOf } from '#domain/people/talent/search-text.ts';
import type { PartWords } from './part-words.ts';

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
/** Maximum number of words that the beginning of a word stands for. */
export const ENDINGS_MAX = 200;

/** The words of a text in order, each once, at most WORDS_MAX. */
export const typedWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, WORDS_MAX);

/**
 * The stems to search for each typed word; the last one may be the beginning of a longer word. `stemOf` gives a word's
 * stem as the index has it. A word that only hidden profiles have counts as missing: a name in an answer would reveal
 * such a profile.
 */
export async function searchedWords(
  parts: readonly PartWords[],
  words: readonly string[],
  stemOf: (word: string) => string,
): Promise<SearchedWord[]> {
  const last = words.at(-1);
  if (last === undefined) return [];
  const own = words.map((typed) => [...new Set([stemOf(typed), typed])]);
  const all = [...new Set(own.flat())];
  const [having, longer] = await Promise.all([
    Promise.all(parts.map((part) => part.having(all))),
    last.length < 2 ? [] : Promise.all(parts.map((part) => part.beginningWith(last))),
  ]);
  const had = new Set(having.flat());
  return await Promise.all(
    words.map(async (typed, index): Promise<SearchedWord> => {
      const stems = own[index]?.filter((stem) => had.has(stem)) ?? [];
      if (index === words.length - 1) stems.push(...longer.flat().slice(0, ENDINGS_MAX));
      if (stems.length > 0) return { typed, stems: [...new Set(stems)], isInstead: false };
      const meant = (await Promise.all(parts.map((part) => part.like(stemOf(typed))))).flat();
      return { typed, stems: [...new Set(meant)], isInstead: meant.length > 0 };
    }),
  );
}
