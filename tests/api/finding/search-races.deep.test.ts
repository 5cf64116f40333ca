import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { hasBit } from '#server/search-index/doc-set.ts';
import { createTalentIndex } from '#server/search-index/follow-database.ts';
import { aCompany } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { newVisibleTalent } from '../people/talent-people.ts';

const SOON = { timeout: 10_000, interval: 50 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, {}, { connections: 10 });
});
afterAll(() => server.stop());
beforeEach(() => server.services.db.deleteFrom('talents').execute());

/** An open transaction on a separate connection. */
async function opened(): Promise<pg.PoolClient> {
  const client = await server.services.pool.connect();
  await client.query('begin');
  return client;
}

/** Resolves when a transaction waits for another. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const { rowCount } = await server.services.pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    if (rowCount) return;
  }
}

const factsOf = async (talentId: string) =>
  (await server.services.pool.query('select * from talent_search where talent_id = $1', [talentId])).rows[0];

test('two transactions that change different things of one person at once lose neither', async () => {
  const { talent_id } = await newVisibleTalent(server.services.db, { first_name: 'Ada' });
  const one = await opened();
  const other = await opened();
  try {
    await one.query("insert into talent_skills (talent_id, skill_id, level) values ($1, 'riding', 3)", [talent_id]);
    const second = other.query(
      "insert into busy_spans (talent_id, starts_on, ends_on) values ($1, '2027-06-01', '2027-06-02')",
      [talent_id],
    );
    await someoneWaits();
    await one.query('commit');
    await second;
    await other.query('commit');
  } finally {
    one.release();
    other.release();
  }
  expect(await factsOf(talent_id)).toMatchObject({
    facts: expect.stringContaining('skill.riding.3'),
    busy: '2027-06-01/2027-06-02',
  });
});

test('a talent deleted during a change of theirs does not come back into the search', async () => {
  const { talent_id } = await newVisibleTalent(server.services.db, { first_name: 'Ada' });
  const deleting = await opened();
  try {
    await deleting.query('delete from talents where id = $1', [talent_id]);
    const refreshing = server.services.pool.query('select refresh_talent_search($1)', [[talent_id]]);
    await someoneWaits();
    await deleting.query('commit');
    await refreshing;
  } finally {
    deleting.release();
  }
  expect(await factsOf(talent_id)).toMatchObject({
    is_findable: false,
    visible_from: 'infinity',
    playing_age_min: null,
    playing_age_max: null,
    height_cm: null,
    answered_share: null,
    completeness: 0,
    facts: '',
    busy: '',
  });
});

test('an index without a search for a day is loaded again, so that it keeps no talents deleted since', async () => {
  let now = Date.parse('2026-11-21T09:00:00Z');
  const { db, pool, log } = server.services;
  await newVisibleTalent(db, { first_name: 'Ada' });
  const index = createTalentIndex({ db, pool, clock: () => new Date(now), log });
  const words = async () => (await index.current()).flatMap((segment) => segment.words);
  expect(await words()).toContain('ada');
  await db.deleteFrom('talents').execute();
  now += 2 * 86_400_000;
  await runRetention({ db, clock: () => new Date(now), log });
  expect(await words()).not.toContain('ada');
});

test('a search while others change and rebuild never misses a talent or finds one twice', async () => {
  const { db, talents } = server.services;
  const company = await aCompany(server);
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, at) => newVisibleTalent(db, { last_name: `Ek${at}`, height_cm: 170 })),
  );
  const found = async (query: object) => {
    const { items, total } = await company.api.ok('GET /talents', { query });
    expect(total).toBe(10);
    expect(new Set(items.map(({ id }) => id)).size).toBe(10);
  };
  for (let round = 0; round < 6; round += 1) {
    await Promise.all([
      ...people.map(({ talent_id }) =>
        db
          .updateTable('talents')
          .set({ height_cm: 160 + round })
          .where('id', '=', talent_id)
          .execute(),
      ),
      talents.reload(),
      // A new word needs a query for its stem; meanwhile the index continues to change.
      ...people.map((_, at) => found({ text: `anna nyttord${round}x${at}`, wish: ['height.150-190'] })),
    ]);
  }
});

test('a change leaves the set of gone talents as it is for a thread that searches in it', async () => {
  const { db, pool, clock, log } = server.services;
  const { talent_id } = await newVisibleTalent(db);
  const index = createTalentIndex({ db, pool, clock, log });
  // While a transaction is open that began before the talent, in any database of the server, the talent counts as changed
  // since the loading.
  const { base, doc, before } = await vi.waitFor(async () => {
    await index.reload();
    const [base] = await index.current();
    const [doc, before] = [base?.ids.docOf(talent_id) ?? -1, base?.gone];
    expect(before && hasBit(before, doc)).toBe(false);
    return { base, doc, before };
  }, SOON);
  await db.updateTable('talents').set({ height_cm: 199 }).where('id', '=', talent_id).execute();
  const [after] = await index.current();
  expect(after).toBe(base);
  expect([before, after?.gone].map((gone) => gone && hasBit(gone, doc))).toEqual([false, true]);
});

test('a database that is away fails the search it fails, and not the process or the next search', async () => {
  const { db, pool, clock, log } = server.services;
  const { talent_id } = await newVisibleTalent(db, { first_name: 'Ada' });
  const index = createTalentIndex({ db, pool, clock, log });
  const ids = async () => (await index.current()).flatMap((segment) => [...segment.ids]);
  await pool.query('alter table talent_search rename to talent_search_away');
  await expect(index.current()).rejects.toThrow();
  await expect(index.reload()).rejects.toThrow();
  await pool.query('alter table talent_search_away rename to talent_search');
  expect(await ids()).toContain(talent_id);
  await pool.query('alter table talent_search rename to talent_search_away');
  await expect(index.current()).rejects.toThrow();
  await pool.query('alter table talent_search_away rename to talent_search');
  expect(await ids()).toContain(talent_id);
  // The server ends the connection during the read, so `reading` may reject before it is awaited.
  const reading = index.reload().catch(() => {});
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'medverka'",
  );
  await reading;
  await index.current().catch(() => {});
  // Each connection that was closed without the pool's notice fails once; these queries use up the failures.
  await Promise.all(Array.from({ length: pool.totalCount }, () => pool.query('select 1').catch(() => {})));
  expect(await ids()).toContain(talent_id);
});

test('more changes than are read at once are read as at the start, also while a transaction stays open', async () => {
  const { db, pool, clock, log } = server.services;
  const index = createTalentIndex({ db, pool, clock, log, readMax: 3 });
  const ids = async () => (await index.current()).flatMap((segment) => [...segment.ids]);
  await index.current();
  const people = await Promise.all(Array.from({ length: 5 }, () => newVisibleTalent(db)));
  const all = people.map(({ talent_id }) => talent_id);
  expect(await ids()).toEqual(expect.arrayContaining(all));
  const open = await opened();
  try {
    await open.query('update talents set height_cm = 190 where id = $1', [all[0]]);
    await db.updateTable('talents').set({ height_cm: 191 }).where('id', 'in', all.slice(1)).execute();
    const late = await newVisibleTalent(db);
    expect(await ids()).toContain(late.talent_id);
    await open.query('commit');
  } finally {
    open.release();
  }
  const visible = (await index.current()).flatMap((segment) =>
    [...segment.ids].filter((_, doc) => !hasBit(segment.gone, doc)),
  );
  for (const id of all) expect(visible.filter((one) => one === id)).toHaveLength(1);
});
