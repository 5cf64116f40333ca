import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createEngine } from '#server/search-engine/engine.ts';
import { aliasOf } from '#server/search-engine/engine-names.ts';
import { readState } from '#server/search-engine/engine-state.ts';
import { writeDocuments } from '#server/search-engine/write-documents.ts';
import { readEngineUrl } from '#server/search-engine-url.ts';
import { loadSome } from '#server/search-index/load.ts';
import type { Question, TalentSearch } from '#server/search-index/talent-search.ts';
import { madeUpQuestion } from '#tests/support/made-up-questions.ts';
import { benchQuestions, inLanes, killUnderLoad, startComparison } from '#tests/support/search-comparison.ts';
import { HAS_SEARCH_NODES } from '#tests/support/search-nodes.ts';
import { newVisibleTalent } from '../people/talent-people.ts';

const TALENTS = 1_500;
const MADE_UP = 250;
const LOAD_MS = 10_000;

describe.runIf(HAS_SEARCH_NODES)('three nodes of the engine (need SEARCH_NODES=1)', () => {
  let house: Awaited<ReturnType<typeof startComparison>>;
  let ours: TalentSearch;
  let engine: TalentSearch;
  let pages: Question[];
  beforeAll(async () => {
    house = await startComparison(TALENTS);
    ours = await house.start();
    engine = await house.start({});
    pages = await benchQuestions(house.today);
    await engine.fill();
    await house.nodes.settled();
  }, 240_000);
  afterAll(() => house?.stop());

  const answersAlike = async (question: Question, other = engine) =>
    expect({ question, answer: await other.search(question) }).toEqual({
      question,
      answer: await ours.search(question),
    });

  test('the 60 searches of the bench have the same pages, totals, facets and counts of the untold', async () => {
    await inLanes(pages, answersAlike);
    const best = pages.flatMap((page): Question[] =>
      page.kind === 'page' ? [{ kind: 'best', wanted: page.wanted, limit: 5_000 }] : [],
    );
    await inLanes(best, answersAlike);
    const totals = await Promise.all(best.map(async (question) => (await ours.search(question)) as { total: number }));
    expect(totals.filter(({ total }) => total > 0).length).toBeGreaterThan(40);
  });

  test('made-up searches have the same answers', async () => {
    const { rows } = await house.pool.query<{ id: string }>('select id from talents order by id limit 50');
    const asked = madeUpQuestion(
      house.today,
      rows.map(({ id }) => id),
    );
    const seed = Number(process.env.PROPERTY_SEED ?? 1);
    await inLanes(fc.sample(asked, { numRuns: MADE_UP, seed }), answersAlike);
  });

  test('a talent who is new, changed, hidden, deleted or blocked is so in the next search, filled or not', async () => {
    const { db, pool } = house;
    const named = (words: string, without: readonly string[] = []): Question => ({
      kind: 'page',
      wanted: { wishes: [], words, unknown: [], today: house.today, without },
      order: 'best',
      from: 0,
      size: 24,
    });
    const finds = async (question: Question, total: number) => {
      await answersAlike(question);
      expect(await engine.search(question)).toMatchObject({ total });
    };
    for (const isFilled of [false, true]) {
      const settle = async () => {
        if (isFilled) await engine.fill();
      };
      const { talent_id: id } = await newVisibleTalent(db, { first_name: 'Quintessa', skills: { riding: 3 } });
      await settle();
      await finds(named('quintessa'), 1);
      await finds(named('quintesa'), 1);
      await finds(named('quint'), 1);
      await finds(named('quintessa', [id]), 0);
      await db
        .updateTable('talents')
        .set({ first_name: 'Zenobia', search_text: ' zenobia ' })
        .where('id', '=', id)
        .execute();
      await settle();
      await finds(named('quintessa'), 0);
      await finds(named('zenobia'), 1);
      await db.updateTable('talents').set({ is_paused: true }).where('id', '=', id).execute();
      await settle();
      await finds(named('zenobia'), 0);
      await db.updateTable('talents').set({ is_paused: false }).where('id', '=', id).execute();
      await settle();
      await finds(named('zenobia'), 1);
      await pool.query('delete from talents where id = $1', [id]);
      await settle();
      await finds(named('zenobia'), 0);
    }
  });

  test('a new index is built beside the old one, and searches go on while it takes its place', async () => {
    // By this clock, the engine has not been filled for half a day.
    const later = new Date(house.now().getTime() + 13 * 3_600_000);
    const builder = await house.start({}, () => later);
    await Promise.all([builder.fill(), inLanes(pages, answersAlike)]);
    await inLanes(pages.slice(0, 16), (page) => answersAlike(page, builder));
    // The first index is gone by now, and who asked it asks the new one.
    await inLanes(pages, answersAlike);
  });

  test('two processes that fill at the same time leave an engine that knows what the database knows', async () => {
    const other = await house.start({});
    const { rows } = await house.pool.query<{ id: string }>('select id from talents order by id limit 60');
    for (const [at, { id }] of rows.entries()) {
      await house.pool.query('update talents set height_cm = $1 where id = $2', [150 + at, id]);
      if (at % 6 === 5) await Promise.all([engine.fill(), other.fill()]);
    }
    await inLanes(pages, answersAlike);
    await inLanes(pages, (page) => answersAlike(page, other));
  });

  test('a writer of an earlier turn is refused, however late its calls arrive', async () => {
    const client = createEngine(readEngineUrl(house.nodes.url), {}, true);
    onTestFinished(() => client.close());
    await engine.fill();
    const state = await readState(client, aliasOf('medverka'));
    const rows = await loadSome(house.db, [(await newVisibleTalent(house.db, { height_cm: 181 })).talent_id]);
    const late = { index: state?.index ?? '', turn: state?.turn ?? 0, today: house.today };
    await engine.fill();
    expect(await writeDocuments(client, late, rows)).toBe(false);
    expect(await writeDocuments(client, { ...late, turn: late.turn + 1 }, rows)).toBe(true);
  });

  test('a node that is killed under load makes no answer wrong and none fail', async () => {
    // An index without copies loses a shard with the node.
    const place = { ...readEngineUrl(house.nodes.url), name: 'single' };
    const single = await house.start({ place });
    const spare = await house.start({ place, hasOwnIndex: true });
    await single.fill();
    await house.nodes.settled();
    await fetch(`${house.nodes.nodes[0]?.url}/single-*/_settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ index: { auto_expand_replicas: false, number_of_replicas: 0 } }),
    });
    const expected = await Promise.all(pages.map((page) => ours.search(page)));
    const answered = await killUnderLoad(engine, house.nodes, { questions: pages, expected, load_ms: LOAD_MS });
    expect(answered).toBeGreaterThan(0);
    // A part of the people is away: no answer has only the others.
    await Promise.all(
      pages.slice(0, 4).map((page) => expect(single.search(page)).rejects.toMatchObject({ code: 'ENGINE_AWAY' })),
    );
    await inLanes(pages, (page) => answersAlike(page, spare));
  });

  test('without any node a process answers from its own index, or fails as in an outage', async () => {
    const spare = await house.start({ hasOwnIndex: true });
    await spare.ready();
    await Promise.all(house.nodes.nodes.map((node) => node.kill()));
    await inLanes(pages, (page) => answersAlike(page, spare));
    await Promise.all(
      pages.slice(0, 4).map((page) => expect(engine.search(page)).rejects.toMatchObject({ code: 'ENGINE_AWAY' })),
    );
  });
});
