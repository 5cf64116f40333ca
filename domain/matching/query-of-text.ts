import { readBrief } from '../search/read-brief.ts';
import { queryOfReading, type ReadPart, type ReadQuery } from './query-of-reading.ts';

/**
 * A text as the search asks it; `today` is the ISO day it is read. Its words are those that stay words: whoever changes a
 * wish, or keeps the search, goes on with the words alone, and out of the text that they stood in some of them would be
 * read as wishes that nobody has had ('ska spela servitriser' asks for no waiters). Those are told as not read.
 */
export function queryOfText(text: string, today: string): ReadQuery {
  const query = queryOfReading(readBrief(text, today), text);
  if (query.wishes.length === 0 || query.words === '') return query;
  // Fewer words each time, so it ends.
  const alone = queryOfText(query.words, today);
  if (alone.wishes.length === 0) return query;
  return { ...query, words: alone.words, parts: withWordsOf(query.parts, alone.parts) };
}

/** The parts of a text, those that were words as the words by themselves are read. */
function withWordsOf(parts: readonly ReadPart[], ofWords: readonly ReadPart[]): ReadPart[] {
  let from = 0;
  return parts.flatMap((part) => {
    if (part.kind !== 'free') return [part];
    const [first, length] = [from, part.end - part.start];
    // A blank stands between two stretches of words.
    from += length + 1;
    return ofWords.flatMap(({ start, end, kind }): ReadPart[] => {
      const [low, high] = [Math.max(start, first), Math.min(end, first + length)];
      const of = kind === 'wish' || kind === 'note' ? 'unread' : kind;
      return low < high ? [{ kind: of, start: part.start + low - first, end: part.start + high - first }] : [];
    });
  });
}
