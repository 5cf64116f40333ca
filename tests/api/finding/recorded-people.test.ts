/** The people of a watched search: each is new once, and only while companies find them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WATCHED_MAX } from '#domain/finding/saved-search/saved-search.rules.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordPeople } from '#server/features/finding/saved-search/commands/record-people.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the first run tells of nobody, and a later one of new people that companies find, the best first', async () => {
  const { db, pool } = server.services;
  const { api, account_id } = await aCompany(server);
  const talents = await Promise.all([1, 2, 3, 4].map(() => aTalent(server)));
  const [first, second, third, hidden] = talents.map(({ talent_id }) => talent_id) as [string, string, string, string];
  await pool.query('update talents set is_paused = true where id = $1', [hidden]);
  await api.ok('POST /saved-searches', { body: { name: 'Alla', query: {}, notify: 'off' } as never });
  const { rows } = await pool.query<{ id: string }>('select id from saved_searches where account_id = $1', [
    account_id,
  ]);
  const id = rows[0]?.id ?? '';
  const record = (ids: readonly string[], total = ids.length) =>
    inTransaction(db, async (trx) => {
      const { rows: held } = await pool.query<{ noted_date: Date | null }>(
        'select noted_date from saved_searches where id = $1',
        [id],
      );
      const noted_date = held[0]?.noted_date ? String(held[0].noted_date) : null;
      return recordPeople(trx, { id, noted_date }, { ids: [...ids], total }, momentOf(server.services.clock()));
    });
  const kept = async () =>
    (await pool.query('select talent_id, is_new from saved_search_people where saved_search_id = $1', [id])).rows;
  expect(await record([first])).toEqual([]);
  expect(await kept()).toEqual([{ talent_id: first, is_new: false }]);
  expect(await record([third, hidden, first, second])).toEqual([third, second]);
  expect(await kept()).toHaveLength(3);
  expect(await record([third, second])).toEqual([]);
  // After a run with more than WATCHED_MAX matches, the next run is like a first run: its people are not new.
  expect(await record([hidden], WATCHED_MAX + 1)).toEqual([]);
  await pool.query('update talents set is_paused = false where id = $1', [hidden]);
  expect(await record([hidden])).toEqual([]);
  expect(await kept()).toContainEqual({ talent_id: hidden, is_new: false });
});
