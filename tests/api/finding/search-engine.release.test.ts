import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Question, TalentSearch } from '#server/search-index/talent-search.ts';
import { madeUpQuestion } from '#tests/support/made-up-questions.ts';
import { benchQuestions, inLanes, killUnderLoad, startComparison } from '#tests/support/search-comparison.ts';
import { HAS_SEARCH_NODES } from '#tests/support/search-nodes.ts';

const MADE_UP = 1_000;
const LOAD_MS = 60_000;
const JAVA = ['-Xms1g', '-Xmx1g'];
/** Fewer than the clients of the load, so that a slow machine answers each call in time. */
const LANES = 4;

// At most as many talents as the index counts one by one: beyond, its facets have the commonest properties only.
describe.runIf(HAS_SEARCH_NODES)('20,000 talents in three nodes of the engine (need SEARCH_NODES=1)', () => {
  let house: Awaited<ReturnType<typeof startComparison>>;
  let ours: TalentSearch;
  let engine: TalentSearch;
  let pages: Question[];
  beforeAll(async () => {
    house = await startComparison(20_000, JAVA);
    ours = await house.start();
    engine = await house.start({});
    pages = await benchQuestions(house.today);
    await engine.fill();
    await house.nodes.settled();
  }, 600_000);
  afterAll(() => house?.stop());

  const answersAlike = async (question: Question) =>
    expect({ question, answer: await engine.search(question) }).toEqual({
      question,
      answer: await ours.search(question),
    });

  test('the 60 searches of the bench and 1,000 made-up ones have the same answers', async () => {
    await inLanes(pages, answersAlike, LANES);
    const { rows } = await house.pool.query<{ id: string }>('select id from talents order by id limit 50');
    const ids = rows.map(({ id }) => id);
    const seed = Number(process.env.PROPERTY_SEED ?? 1);
    await inLanes(fc.sample(madeUpQuestion(house.today, ids), { numRuns: MADE_UP, seed }), answersAlike, LANES);
  }, 600_000);

  test('a node that is killed in a minute of load makes no answer wrong and none fail', async () => {
    const expected = await Promise.all(pages.map((page) => ours.search(page)));
    const answered = await killUnderLoad(engine, house.nodes, { questions: pages, expected, load_ms: LOAD_MS });
    expect(answered).toBeGreaterThan(0);
  }, 300_000);
});
