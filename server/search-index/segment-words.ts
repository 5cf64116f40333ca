import { countMistakes, mistakesMax, type NearWord, nearest, plain } from './corrections.ts';
import type { Segment } from './segment.ts';
import { ENDINGS_MAX } from './typed-words.ts';

/** True if a talent whom the caller may find has the word. */
type Has = (word: string) => boolean;

/** The first ENDINGS_MAX words of a segment in order that begin like this. */
export function beginningWith({ words: sorted }: Segment, start: string, has: Has): string[] {
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
export function likeWord(segment: Segment, word: string, has: Has): string[] {
  const { byPlain, byShape } = groupsOf(segment);
  const wanted = plain(word);
  const same = byPlain.get(wanted)?.filter(has) ?? [];
  const most = mistakesMax(word);
  if (same.length > 0 || most === 0) return same;
  const near: NearWord[] = [];
  for (let length = word.length - most; length <= word.length + most; length += 1)
    for (const other of byShape.get(`${wanted.charAt(0)}${length}`) ?? []) {
      const mistakes = countMistakes(wanted, plain(other), most);
      if (mistakes <= most && has(other)) near.push({ word: other, mistakes });
    }
  return nearest(near);
}
