import { readBrief } from '#domain/finding/search/read-brief.ts';
import { queryOfReading, type ReadPart, type ReadQuery } from './query-of-reading.ts';

/** How often a text is read, and what is left of it: words that still ask for something then are told as not read. */
const READINGS_MAX = 4;

/**
 * A text as the search asks it; `today` is the ISO day it is read. Its words are those that stay words: whoever changes a
 * wish, or keeps the search, goes on with the words alone, and out of the text that they stood in some of them would be
 * read as wishes that nobody has had ('ska spela servitriser' asks for no waiters). Those are told as not read.
 */
export const queryOfText = (text: string, today: string): ReadQuery => readAgain(text, today, READINGS_MAX);

function readAgain(text: string, today: string, readings: number): ReadQuery {
  const query = queryOfReading(readBrief(text, today), text);
  if (query.wishes.length === 0 || query.words === '') return query;
  if (readings === 1) return { ...query, words: '', parts: query.parts.map(notRead) };
  const alone = readAgain(query.words, today, readings - 1);
  if (alone.wishes.length === 0) return query;
  return { ...query, words: alone.words, parts: withWordsOf(query.parts, alone.parts) };
}

const notRead = (part: ReadPart): ReadPart => (part.kind === 'free' ? { ...part, kind: 'unread' } : part);

/** The parts of a text, those that were words as the words by themselves are read. Both are in order, and are gone
 * through once. */
function withWordsOf(parts: readonly ReadPart[], ofWords: readonly ReadPart[]): ReadPart[] {
  let from = 0;
  let at = 0;
  return parts.flatMap((part) => {
    if (part.kind !== 'free') return [part];
    const [first, last] = [from, from + part.end - part.start];
    // A blank stands between two stretches of words.
    from = last + 1;
    while ((ofWords[at]?.end ?? last) <= first) at += 1;
    const found: ReadPart[] = [];
    for (let index = at; index < ofWords.length; index += 1) {
      const word = ofWords[index];
      if (!word || word.start >= last) break;
      const [low, high] = [Math.max(word.start, first), Math.min(word.end, last)];
      const kind = word.kind === 'wish' || word.kind === 'note' ? 'unread' : word.kind;
      if (low < high) found.push({ kind, start: part.start + low - first, end: part.start + high - first });
    }
    return found;
  });
}
