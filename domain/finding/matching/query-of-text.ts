import { readBrief } from '#domain/finding/search/read-brief.ts';
import { queryOfReading, type ReadPart, type ReadQuery } from './query-of-reading.ts';

/** Maximum number of readings of a text. If the last reading still finds wishes, its free words become 'unread'. */
const READINGS_MAX = 4;

/**
 * The search query of a text; `today` is the ISO day of reading. The words of the query must hold no wishes when read
 * alone, because a changed or saved search keeps only the words: 'servitriser' out of 'ska spela servitriser' would
 * become a wish that the text does not state. Such words become 'unread'.
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

/**
 * The parts of a text, its free parts divided as in the reading of the words alone. Both lists are in order and passed
 * once.
 */
function withWordsOf(parts: readonly ReadPart[], ofWords: readonly ReadPart[]): ReadPart[] {
  let from = 0;
  let at = 0;
  return parts.flatMap((part) => {
    if (part.kind !== 'free') return [part];
    const [first, last] = [from, from + part.end - part.start];
    // One space separates two stretches of words.
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
