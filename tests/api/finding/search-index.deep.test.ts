import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { rebuildSearch } from '#server/features/finding/search/commands/rebuild-search.ts';
import { createTalentIndex } from '#server/search-index/follow-database.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newVisibleTalent } from '../people/talent-people.ts';

let first: TestServer;
/** Another process on the same database. */
let second: TestServer;
let company: Company;
beforeAll(async () => {
  first = await startTestServer();
  second = await startTestServer({ DATABASE_URL: first.services.env.database_url ?? '' });
  company = await aCompany(second);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});
beforeEach(() => first.services.db.deleteFrom('talents').execute());

/** The first names of the talents that the second process finds. */
async function names(wish: string[] = []): Promise<string[]> {
  const body = await company.api.ok('GET /talents', { query: { wish } });
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ name }) => name.split(' ')[0] ?? '').sort();
}

test('changes written by one process are found by the other at once: new, changed, hidden and deleted people', async () => {
  const { db } = first.services;
  const ada = await newVisibleTalent(db, { first_name: 'Ada', skills: { riding: 2 } });
  await newVisibleTalent(db, { first_name: 'Bea' });
  expect(await names()).toEqual(['Ada', 'Bea']);
  expect(await names(['skill.riding.3'])).toEqual([]);
  await db.updateTable('talent_skills').set({ level: 3 }).where('talent_id', '=', ada.talent_id).execute();
  expect(await names(['skill.riding.3'])).toEqual(['Ada']);
  await db.deleteFrom('talent_skills').where('talent_id', '=', ada.talent_id).execute();
  expect(await names(['skill.riding'])).toEqual([]);
  await db.updateTable('talents').set({ is_paused: true }).where('id', '=', ada.talent_id).execute();
  expect(await names()).toEqual(['Bea']);
  await db.updateTable('talents').set({ is_paused: false }).where('id', '=', ada.talent_id).execute();
  expect(await names()).toEqual(['Ada', 'Bea']);
  await db.deleteFrom('talents').where('id', '=', ada.talent_id).execute();
  expect(await names()).toEqual(['Bea']);
});

test('nothing is missed of a transaction that ends after a later one, and nothing is seen before it ends', async () => {
  const { db, pool } = first.services;
  const slow = await newVisibleTalent(db, { first_name: 'Slow' });
  const quick = await newVisibleTalent(db, { first_name: 'Quick' });
  expect(await names(['category.dancer'])).toEqual([]);
  const change = "update talents set categories = '{dancer}' where id = $1";
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(change, [slow.talent_id]);
    await pool.query(change, [quick.talent_id]);
    expect(await names(['category.dancer'])).toEqual(['Quick']);
    expect(await names(['category.dancer'])).toEqual(['Quick']);
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await names(['category.dancer'])).toEqual(['Quick', 'Slow']);
});

test('the index stays right over many changes, one by one and at once', async () => {
  const { db } = first.services;
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, at) => newVisibleTalent(db, { first_name: `P${String(at).padStart(2, '0')}` })),
  );
  for (const [round, { talent_id }] of people.entries()) {
    await db.updateTable('talents').set({ height_cm: 190 }).where('id', '=', talent_id).execute();
    expect(await names(['height.190-190'])).toHaveLength(round + 1);
    expect(await names()).toHaveLength(12);
  }
  const searches = Array.from({ length: 20 }, () => names());
  await Promise.all(
    people.map(({ talent_id }) =>
      db.updateTable('talents').set({ height_cm: 150 }).where('id', '=', talent_id).execute(),
    ),
  );
  for (const found of await Promise.all(searches)) expect(new Set(found).size).toBe(12);
  expect(await names(['height.150-150'])).toHaveLength(12);
  await second.services.talents.reload();
  expect(await names(['height.150-150'])).toHaveLength(12);
});

test('the facts of the search can be rebuilt from the profiles', async () => {
  const { db, pool } = first.services;
  await newVisibleTalent(db, { first_name: 'Ada', skills: { riding: 2 } });
  await newVisibleTalent(db, { first_name: 'Bo' });
  await pool.query("update talent_search set facts = 'skill.swimming.4', changed_xid = pg_current_xact_id()");
  expect(await names(['skill.riding'])).toEqual([]);
  // Batches of one talent, so that the last batch is tested too.
  expect(await rebuildSearch(pool, 1)).toBe(2);
  expect(await names(['skill.riding'])).toEqual(['Ada']);
});

test('nothing of a deleted talent stays in the search after a day', async () => {
  const { db, pool, log } = first.services;
  await newVisibleTalent(db, { first_name: 'Ada' });
  await db.deleteFrom('talents').execute();
  const { rows } = await pool.query<{ facts: string }>('select facts from talent_search');
  expect(new Set(rows.map(({ facts }) => facts))).toEqual(new Set(['']));
  const later = () => new Date(first.services.clock().getTime() + 2 * 86_400_000);
  await runRetention({ db, clock: later, log });
  expect((await pool.query('select from talent_search')).rowCount).toBe(0);
});

test('a load that is on its way ends when the process stops', async () => {
  const { db, pool } = first.services;
  await pool.query(`
    insert into talent_search (talent_id, is_findable, visible_from, created_date, fresh_date, completeness, profile_points, facts, busy, changed_xid)
    select gen_random_uuid(), true, '-infinity', app_now(), app_now(), 80, 200, 'place.1480', '', pg_current_xact_id() from generate_series(1, 9000)`);
  const index = createTalentIndex({ db, pool, clock: first.services.clock, log: first.services.log });
  const loading = index.current();
  await index.stop();
  await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
  expect(pool.idleCount).toBe(pool.totalCount);
});
