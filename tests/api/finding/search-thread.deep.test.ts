import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTalentIndex } from '#server/search-index/follow-database.ts';
import { createSearchHere } from '#server/search-index/search-here.ts';
import { createSearchThread } from '#server/search-index/search-thread.ts';
import type { Question, TalentSearch, Wanted } from '#server/search-index/talent-search.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newVisibleTalent } from '../people/talent-people.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer({}, {}, { withSearchThread: true });
  company = await aCompany(server);
  for (let number = 1; number <= 30; number++)
    await newVisibleTalent(server.services.db, {
      first_name: `Namn${number}`,
      height_cm: 160 + number,
      skills: number % 2 ? { riding: (number % 4) + 1 } : { swimming: 2 },
    });
});
afterAll(() => server.stop());

const DYING = new URL('../../support/dying-search-worker.ts', import.meta.url);

const wanted = (more: Partial<Wanted> = {}): Wanted => ({
  wishes: [],
  words: '',
  unknown: [],
  today: '2026-11-23',
  without: [],
  ...more,
});
const riders = wanted({ wishes: [{ demand: 'must', any: [{ kind: 'skill', id: 'riding' }] }] });

/** Stops the search at the end of the test. */
function kept<Search extends TalentSearch>(search: Search): Search {
  onTestFinished(() => search.stop());
  return search;
}
const clock = () => new Date();
const { log } = { log: { warn: () => {}, error: () => {} } };
const placeOf = ({ database_url, data_dir }: TestServer['services']['env']) => ({
  url: database_url ?? '',
  file: join(data_dir, randomUUID()),
});
const threadOf = (script?: URL) =>
  kept(
    createSearchThread({
      place: placeOf(server.services.env),
      clock,
      log: log as never,
      ...(script && { script }),
    }),
  );
const here = () => {
  const { db, pool } = server.services;
  return kept(createSearchHere({ index: createTalentIndex({ db, pool, clock, log }), db }));
};

test('a thread answers every kind of question as the search within does', async () => {
  const [thread, within] = [threadOf(), here()];
  const { talent_id } = await newVisibleTalent(server.services.db, { first_name: 'Ett', skills: { riding: 4 } });
  const questions: Question[] = [
    { kind: 'page', wanted: wanted(), order: 'best', from: 0, size: 24 },
    { kind: 'page', wanted: riders, order: 'newest', from: 5, size: 7 },
    { kind: 'page', wanted: wanted({ words: 'nammn7 namn' }), order: 'best', from: 0, size: 24 },
    { kind: 'page', wanted: { ...riders, without: [talent_id] }, order: 'best', from: 0, size: 24 },
    { kind: 'best', wanted: riders, limit: 4 },
    { kind: 'count', wanted: riders },
    { kind: 'match', talent_id, all: [riders, wanted({ words: 'ingen' })] },
  ];
  for (const question of questions) expect(await thread.search(question)).toEqual(await within.search(question));
});

test('a saved change is found at once, also by many searches at the same time', async () => {
  const names = async (text: string) => {
    const { items } = await company.api.ok('GET /talents', { query: { text } });
    return items.map(({ name }) => name.split(' ')[0]);
  };
  for (const name of ['Siv', 'Tor', 'Ulf']) {
    const before = Array.from({ length: 8 }, () => names(name));
    await newVisibleTalent(server.services.db, { first_name: name });
    expect(await names(name)).toEqual([name]);
    await Promise.all(before);
  }
});

test('a search whose client goes away is not waited for any more, and no others are disturbed', async () => {
  const { pool, talents } = server.services;
  const asked = vi.spyOn(talents, 'search');
  onTestFinished(() => asked.mockRestore());
  // The search thread waits, because the lock keeps it from reading the changes.
  const holder = await pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin');
  await holder.query('lock table talent_search in access exclusive mode');
  const leaving = new AbortController();
  const address = `${server.url}/api/v1/talents?wish=skill.riding`;
  const left = fetch(address, { headers: { cookie: company.cookie }, signal: leaving.signal });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  const signal = asked.mock.calls[0]?.[1];
  if (!signal) throw new Error('The search was asked without a signal');
  const heard = once(signal, 'abort');
  const staying = company.api.ok('GET /talents', { query: { wish: ['skill.riding'] } });
  leaving.abort();
  await expect(left).rejects.toThrow();
  await heard;
  await expect(asked.mock.results[0]?.value).rejects.toBe(signal.reason);
  await holder.query('commit');
  expect((await staying).total).toBeGreaterThan(14);
});

test('an answer without a waiting caller is not worked out', async () => {
  const { db, pool } = server.services;
  const index = createTalentIndex({ db, pool, clock, log });
  const worked = vi.spyOn(index, 'latest');
  const search = kept(createSearchHere({ index, db }));
  const question = { kind: 'count', wanted: riders } as const;
  const signals = Array.from({ length: 20 }, () => new AbortController());
  const asked = signals.map(({ signal }) => search.search(question, signal));
  const outcomes = Promise.allSettled(asked);
  for (const leaving of signals.slice(1)) leaving.abort();
  expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(worked).toHaveBeenCalledOnce();
});

test('a thread that ends is followed by another, which answers the waiting callers', async () => {
  const thread = threadOf(DYING);
  const file = join(server.services.env.data_dir, 'has-died');
  const [died, waited] = await Promise.all([
    thread.search({ kind: 'count', wanted: wanted({ words: `dör ${file}` }) }),
    thread.search({ kind: 'count', wanted: riders }),
  ]);
  expect(died).toEqual(expect.any(Number));
  expect(waited).toBeGreaterThan(14);
  // A query that makes every thread end fails; the other queries are answered.
  const outcome = thread.search({ kind: 'count', wanted: wanted({ words: 'dör' }) });
  await expect(outcome).rejects.toThrow('more than once');
  expect(await thread.search({ kind: 'count', wanted: riders })).toBe(waited);
});

test('a database that is away fails the search it fails, and a stopped thread says that it is', async () => {
  const { pool } = server.services;
  const thread = threadOf();
  await pool.query('alter table talent_search rename to talent_search_away');
  await expect(thread.search({ kind: 'count', wanted: riders })).rejects.toMatchObject({ code: '42P01' });
  await pool.query('alter table talent_search_away rename to talent_search');
  expect(await thread.search({ kind: 'count', wanted: riders })).toBeGreaterThan(14);
  const waiting = thread.search({ kind: 'count', wanted: riders });
  const outcome = expect(waiting).rejects.toThrow('stopped');
  await thread.stop();
  await outcome;
  await expect(thread.search({ kind: 'count', wanted: riders })).rejects.toThrow('stopped');
});
