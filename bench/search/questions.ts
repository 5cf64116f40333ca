import type pg from 'pg';
import type { TalentResults } from '#contract/finding/search.ts';
import { readWish } from '#domain/finding/matching/wish-token.ts';
import { wordsOf } from '#domain/people/talent/search-text.ts';
import type { SearchQuery } from '../search-queries.ts';
import { type Statements, statementsOf, type Word } from './best-sql.ts';
import type { Vocabulary } from './best-table.ts';
import { get } from './calls.ts';

/** A search as both sides are asked it. */
export interface Question {
  readonly name: string;
  /** Path and query of ours. */
  readonly path: string;
  readonly statements: Statements;
  /** How many ours found, and how many the statement. */
  readonly total: number;
  readonly sqlTotal: number;
  /** True when one page held everybody and both had the same people on it; undefined when there were more. */
  readonly hasSamePeople: boolean | undefined;
}

const WORD = 'w.';
const PAGE = 24;
/** As many as the product takes of each, so that both look for the same (server/search-index/typed-words.ts). */
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

/** What a typed word is searched as: its stem or itself, of the last one also what begins so; or what ours took it for. */
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

/** Asks ours once and makes the statements for the same people. */
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
  // More words than a few only change the order.
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
