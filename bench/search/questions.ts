import type pg from 'pg';
import type { TalentResults } from '#contract/finding/search.ts';
import { readWish } from '#domain/finding/matching/wish-token.ts';
import { wordsOf } from '#domain/people/talent/search-text.ts';
import type { SearchQuery } from '../search-queries.ts';
import { type Statements, statementsOf, type Word } from './best-sql.ts';
import type { Vocabulary } from './best-table.ts';
import { get } from './calls.ts';

/** A query as both sides get it: our server and the SQL. */
export interface Question {
  readonly name: string;
  /** Path and query string for our server. */
  readonly path: string;
  readonly statements: Statements;
  /** Number of people that our server found; `sqlTotal` is the number that SQL found. */
  readonly total: number;
  readonly sqlTotal: number;
  /** True if both sides found the same people, all on one page; undefined if they need more than a page. */
  readonly hasSamePeople: boolean | undefined;
}

const WORD = 'w.';
const PAGE = 24;
/**
 * The product's limits for a search, so that both sides search for the same words (server/search-index/typed-words.ts).
 */
const WORDS_MAX = 12;
const ENDINGS_MAX = 200;

const pathOf = ({ text, wishes }: SearchQuery): string =>
  `/api/v1/talents?${new URLSearchParams([...(text ? [['text', text]] : []), ...wishes.map((wish) => ['wish', wish])])}`;

async function stemOf(pool: pg.Pool, word: string): Promise<string[]> {
  const { rows } = await pool.query<{ stems: string[] }>(
    `select tsvector_to_array(to_tsvector('swedish', $1)) as stems`,
    [word],
  );
  return [...new Set([...(rows[0]?.stems ?? []), word])];
}

/**
 * For each typed word the forms that it matches: its stems, the word itself and, for the last word, also longer words.
 * If no profile has any of these, the words that our server searched for instead.
 */
async function wordsFor(pool: pg.Pool, vocabulary: Vocabulary, answer: TalentResults): Promise<Word[]> {
  const { reading, instead } = answer;
  const typed = [...new Set(wordsOf(reading.words))].slice(0, WORDS_MAX);
  const known = [...vocabulary.keys()].filter((term) => term.startsWith(WORD)).toSorted();
  const words: Word[] = [];
  for (const [at, word] of typed.entries()) {
    const own = (await stemOf(pool, word)).filter((stem) => vocabulary.has(WORD + stem));
    const isLast = at === typed.length - 1 && word.length >= 2;
    const endings = isLast ? known.filter((term) => term.startsWith(WORD + word)).slice(0, ENDINGS_MAX) : [];
    const found = [...own, ...endings.map((term) => term.slice(WORD.length))];
    words.push(found.length > 0 ? found : (instead.find((one) => one.typed === word)?.searched ?? []));
  }
  return words.filter((stems) => stems.length > 0);
}

/** Sends the query to our server once, and builds the statements that find the same people. */
export async function makeQuestion(
  pool: pg.Pool,
  vocabulary: Vocabulary,
  query: SearchQuery,
  ours: { readonly url: string; readonly cookie: string },
): Promise<Question> {
  const path = pathOf(query);
  const answer: TalentResults = JSON.parse(await get(ours.url + path, ours.cookie));
  const { reading, total, items } = answer;
  const own = query.wishes.flatMap((token) => readWish(token) ?? []);
  // If the text has too many words to require all of them, words change the order only.
  const words = reading.words_demand === 'must' ? await wordsFor(pool, vocabulary, answer) : [];
  const statements = statementsOf(vocabulary, [...own, ...reading.wishes], words);
  const counted = await pool.query<{ total: number }>(statements.count);
  const page = await pool.query<{ id: string }>(statements.page);
  const isSame = (ids: readonly string[], others: readonly string[]) =>
    ids.toSorted().join() === others.toSorted().join();
  return {
    name: [query.text, ...query.wishes].filter((part) => part !== '').join(' + '),
    path,
    statements,
    total,
    sqlTotal: counted.rows[0]?.total ?? 0,
    hasSamePeople:
      total > PAGE
        ? undefined
        : isSame(
            items.map(({ id }) => id),
            page.rows.map(({ id }) => id),
          ),
  };
}
