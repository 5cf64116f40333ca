import assert from 'node:assert';
import pg from 'pg';
import { readWish } from '#domain/finding/matching/wish-token.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import type { Clock } from '#server/clock.ts';
import { createKysely } from '#server/db/pool.ts';
import { wantedOf } from '#server/features/finding/search/queries/search-talents.ts';
import { readEngineUrl } from '#server/search-engine-url.ts';
import { createBriefReaderHere } from '#server/search-index/brief-reader.ts';
import { createSearch } from '#server/search-index/create-search.ts';
import type { EngineSettings } from '#server/search-index/engine-settings.ts';
import type { Question, TalentSearch } from '#server/search-index/talent-search.ts';
import { searchQueries } from '../../bench/search-queries.ts';
import { fillTalents } from '../../bench/talents/fill-talents.ts';
import { createTestDatabase } from './database.ts';
import { startSearchNodes } from './search-nodes.ts';

const CLIENTS = 16;

/** Runs the work for all items, `clients` at a time. */
export async function inLanes<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  clients = CLIENTS,
): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}

/**
 * Repeats the questions by CLIENTS clients, and kills a node after a third of the time.
 * @param expected the right answer to each question
 * @returns the number of right answers; the first wrong or failed one is thrown
 */
export async function killUnderLoad(
  search: TalentSearch,
  { nodes }: Awaited<ReturnType<typeof startSearchNodes>>,
  { questions, expected, load_ms }: { questions: readonly Question[]; expected: readonly unknown[]; load_ms: number },
): Promise<number> {
  const begun = performance.now();
  let answered = 0;
  let killed: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let at = client; performance.now() - begun < load_ms; at = (at + 1) % questions.length) {
        const question = questions[at];
        if (question) assert.deepStrictEqual(await search.search(question), expected[at]);
        answered += 1;
        if (performance.now() - begun > load_ms / 3) killed ??= nodes[1]?.kill();
      }
    }),
  );
  assert(killed, 'The node was not killed.');
  await killed;
  return answered;
}

/** The 60 searches of the bench, each as a question for its first page. */
export async function benchQuestions(today: string): Promise<Question[]> {
  const queries = searchQueries(today).map(({ text, wishes }) => ({
    text,
    wishes: wishes.flatMap((token) => readWish(token) ?? []),
    unknown: [],
  }));
  const wanted = await wantedOf({ briefs: createBriefReaderHere() }, queries, today);
  return wanted.map((one) => ({ kind: 'page', wanted: one.wanted, order: 'best', from: 0, size: 24 }));
}

/**
 * A database of made-up talents, and three nodes of the engine with as many shards. `start` starts a search of it: by
 * an index of the process, or by the engine.
 */
export async function startComparison(talents: number, java?: readonly string[]) {
  await using stack = new AsyncDisposableStack();
  const nodes = await startSearchNodes(3, java);
  stack.defer(() => nodes.stop());
  const database = await createTestDatabase();
  stack.defer(() => database.drop());
  const now: Clock = () => new Date();
  const today = dayOf(now());
  const bulk = new pg.Pool({ connectionString: database.url, max: 4 });
  await fillTalents(bulk, talents, today);
  await bulk.end();
  const { pool } = database;
  const db = createKysely(pool);
  const log = { warn() {}, error() {} };
  const kept = stack.move();
  const start = async (engine?: Partial<EngineSettings>, clock = now) => {
    const settings = {
      place: readEngineUrl(nodes.url),
      proxy: {},
      hasOwnIndex: false,
      shard_talents: Math.ceil(talents / 3),
      ...engine,
    };
    const search = await createSearch({ db, pool, clock, log }, engine && { engine: settings });
    kept.defer(() => search.stop());
    return search;
  };
  return { nodes, pool, db, now, today, start, stop: () => kept.disposeAsync() };
}
