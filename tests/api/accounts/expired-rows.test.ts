/** Sweeps of expired rows: which rows they find, and which they end. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { deletes, empties } from '#server/features/accounts/retention/commands/end-rows.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const NOW = '2026-08-14T10:00:00.000Z';
const look = { ...momentOf(new Date(NOW)), before: NOW, before_day: '2026-08-14' };
const isOver = ({ before }: typeof look) => sql`created_date < ${before} and recipient <> ''`;

test.each([
  ['deletes', deletes('outbox', isOver)],
  ['empties', empties('outbox', sql`recipient = ''`, isOver)],
])(
  'a sweep that %s rows finds the expired ones, except those that failed, and ends no renewed row',
  async (_name, sweep) => {
    const { db, pool } = server.services;
    await pool.query('delete from outbox');
    const add = async (recipient: string, created_date: string) =>
      (
        await pool.query(
          `insert into outbox (kind, dedupe_key, recipient, content, state, state_date, created_date)
         values ('mail', $1, $1, '{}', 'sent', $2, $2) returning ctid::text as key`,
          [recipient, created_date],
        )
      ).rows[0].key as string;
    const [first, second] = [await add('a', '2026-08-13T10:00:00Z'), await add('b', '2026-08-13T10:00:00Z')];
    const young = await add('c', NOW);
    expect((await sweep.find(db, look, [], 9)).toSorted()).toEqual([first, second].toSorted());
    expect(await sweep.find(db, look, [first], 9)).toEqual([second]);
    expect(await sweep.find(db, look, [], 1)).toHaveLength(1);
    expect(await inTransaction(db, (trx) => sweep.end(trx, [first, young], look))).toBe(1);
    const { rows } = await pool.query(`select recipient from outbox where recipient <> '' order by 1`);
    expect(rows.map(({ recipient }) => recipient)).toEqual(['b', 'c']);
  },
);
