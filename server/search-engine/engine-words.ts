import { countMistakes, mistakesMax, nearest, plain } from '#server/search-index/corrections.ts';
import type { Findable, PartWords } from '#server/search-index/part-words.ts';
import { ENDINGS_MAX } from '#server/search-index/typed-words.ts';
import { type Engine, searchWhole } from './engine.ts';
import { findableQuery, type Query } from './engine-query.ts';

interface Counted {
  readonly aggregations: Readonly<
    Record<string, { readonly doc_count?: number; readonly buckets?: readonly { readonly key: string }[] }>
  >;
}

/** Maximum number of words that are compared with a mistyped one. */
const COMPARED_MAX = 10_000;

/** The letters that are equal to a letter without its diacritics, from the blocks of Latin letters. */
const LETTERS = Map.groupBy(
  Array.from({ length: 0x250 }, (_, at) => String.fromCodePoint(at)).filter((letter) => /^\p{Ll}$/u.test(letter)),
  plain,
);

/** Words and letters consist of letters, marks and digits (domain/people/talent/search-text.ts): none has a meaning in a pattern. */
const beginningPattern = (start: string) => `${start}.*`;
const shapePattern = (letter: string, least: number, most: number) =>
  `(${[letter, ...(LETTERS.get(letter) ?? [])].join('|')}).{${Math.max(0, least - 1)},${most - 1}}`;

/** The words of the talents in the engine; `elsewhere` are the talents whom another part answers for. */
export function engineWords(
  engine: Engine,
  index: string,
  findable: Findable,
  elsewhere: readonly string[],
): PartWords {
  const { filter, must_not } = findableQuery(findable, elsewhere);
  const count = async (also: readonly Query[], aggs: Query): Promise<Counted['aggregations']> => {
    const body = { size: 0, query: { bool: { filter: [...filter, ...also], must_not } }, aggs };
    return (await searchWhole<Counted>(engine, index, body)).aggregations;
  };
  const listed = async (also: Query, include: string, size: number): Promise<string[]> => {
    const terms = { field: 'words', include, size, shard_size: size, order: { _key: 'asc' } };
    const { words } = await count([also], { words: { terms } });
    return words?.buckets?.map(({ key }) => key) ?? [];
  };
  return {
    async having(stems) {
      const filters = Object.fromEntries(stems.map((stem, at) => [`${at}`, { filter: { term: { words: stem } } }]));
      const counts = await count([{ terms: { words: stems } }], filters);
      return stems.filter((_, at) => (counts[`${at}`]?.doc_count ?? 0) > 0);
    },
    beginningWith: (start) => listed({ prefix: { words: start } }, beginningPattern(start), ENDINGS_MAX),
    async like(word) {
      const wanted = plain(word);
      const most = mistakesMax(word);
      const fuzzy = {
        value: wanted,
        fuzziness: most,
        prefix_length: 1,
        transpositions: true,
        rewrite: 'constant_score',
      };
      const isLike = most === 0 ? { term: { plain_words: wanted } } : { fuzzy: { plain_words: fuzzy } };
      const [letter = ''] = wanted;
      const { length } = word;
      // A word may be longer than its form without diacritics.
      const include = shapePattern(letter, wanted.length - most, Math.max(length, wanted.length) + most + 2);
      const others = await listed(isLike, include, COMPARED_MAX);
      const same = others.filter((other) => plain(other) === wanted);
      if (same.length > 0 || most === 0) return same;
      const near = others
        .filter((other) => other.length >= length - most && other.length <= length + most)
        .map((other) => ({ word: other, mistakes: countMistakes(wanted, plain(other), most) }))
        .filter(({ mistakes }) => mistakes <= most);
      // In the order of a segment: the shorter words first.
      return nearest(near.toSorted((one, other) => one.word.length - other.word.length));
    },
  };
}
