/** Sweeps of expired rows: which rows they find, and which they end. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndedByRun } from '#domain/accounts/retention/classes.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { SWEEPS } from '#server/features/accounts/retention/commands/end-classes.ts';
import { deletes, empties, type Sweep } from '#server/features/accounts/retention/commands/end-rows.ts';
import { aTalent } from '#tests/factories/people.ts';
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

/** `insert` adds a row for the first sweep of the class `of`: the limit ($1), an account ($2), a new id ($3). */
interface Bounded {
  readonly of: EndedByRun;
  readonly insert: string;
  /** True if the row at the limit itself has expired. */
  readonly ends: boolean;
}
const OUTBOX = 'insert into outbox (kind, dedupe_key, recipient, content, state, state_date)';
const INSTANTS: readonly Bounded[] = [
  { of: 'sign_ins', insert: 'insert into sessions (account_id, token, expires_date) values ($2, $3, $1)', ends: true },
  {
    of: 'links',
    insert: `insert into verifications (identifier, value, expires_date) values ($2::text, $3, $1)`,
    ends: true,
  },
  {
    of: 'earlier_addresses',
    insert: 'insert into earlier_addresses (account_id, email, left_date) values ($2, $3, $1)',
    ends: false,
  },
  {
    of: 'devices',
    insert: 'insert into account_devices (account_id, device_hash, last_used_date) values ($2, $3, $1)',
    ends: false,
  },
  {
    of: 'webhook_deliveries',
    insert: `${OUTBOX} values ('webhook', $3, $2::text, '{}', 'sent', $1)`,
    ends: false,
  },
  { of: 'pushes', insert: `${OUTBOX} values ('push', $3, $2::text, '{}', 'sent', $1)`, ends: false },
  {
    of: 'push_devices',
    insert: `insert into push_devices (account_id, key_id, endpoint_hash, subscription_sealed, used_date)
      select $2, id, $3::text::bytea, '', $1 from push_keys`,
    ends: false,
  },
  { of: 'recipients', insert: `${OUTBOX} values ('mail', $3, $2::text, '{}', 'sent', $1)`, ends: false },
  {
    of: 'imported',
    insert: `insert into imported_records (source, kind, external_hash, created_date) values ($2::text, 'talents', $3, $1)`,
    ends: false,
  },
  {
    of: 'runs',
    insert: `insert into retention_runs (id, class, started_date, took_ms, looked_at, ended, broken, is_whole)
      values ($3::text::uuid, $2::text, $1, 1, 1, 1, 0, true)`,
    ends: false,
  },
];

test.each(INSTANTS)('rows of $of expire at their limit, to the millisecond', async ({ of, insert, ends }) => {
  const { db, pool } = server.services;
  const { account_id } = await aTalent(server);
  const sweep = SWEEPS[of][0] as Sweep;
  const before = (await sweep.find(db, look, [], 99)).length;
  const found: number[] = [];
  for (const after of [1, 0, -1]) {
    const limit = new Date(Date.parse(NOW) + after);
    await pool.query(insert, [limit, account_id, randomUUID()]);
    found.push((await sweep.find(db, look, [], 99)).length - before);
  }
  expect(found).toEqual(ends ? [0, 1, 2] : [0, 0, 1]);
});

test.each([
  ['past_days', 'insert into busy_spans (talent_id, starts_on, ends_on) values ($2, $1, $1)'],
  ['view_figures', `insert into talent_seen_days (talent_id, day, shown_as, people) values ($2, $1, 'profile', 1)`],
] as const)('rows of %s expire when the day of their limit is over', async (of, insert) => {
  const { db, pool } = server.services;
  const { talent_id } = await aTalent(server);
  const found: number[] = [];
  for (const day of ['2026-08-15', '2026-08-14', '2026-08-13']) {
    await pool.query(insert, [day, talent_id]);
    found.push((await (SWEEPS[of][0] as Sweep).find(db, look, [], 99)).length);
  }
  expect(found).toEqual([0, 0, 1]);
});

test('a number that nobody has confirmed goes with its code, and a confirmed one stays', async () => {
  const { db, pool } = server.services;
  const [one, other] = [await aTalent(server), await aTalent(server)];
  await pool.query(
    `insert into phone_numbers (talent_id, number_sealed, confirmed_date, waiting_sealed, code_hash, code_expires_date)
     values ($1, null, null, 'a', 'hash', $3), ($2, 'b', $3, 'c', 'hash', $3)`,
    [one.talent_id, other.talent_id, NOW],
  );
  for (const sweep of SWEEPS.links) {
    const keys = await sweep.find(db, look, [], 9);
    await inTransaction(db, (trx) => sweep.end(trx, keys, look));
  }
  const { rows } = await pool.query(
    `select talent_id, number_sealed::text as number, waiting_sealed, code_hash from phone_numbers
     where talent_id = any($1)`,
    [[one.talent_id, other.talent_id]],
  );
  expect(rows).toEqual([{ talent_id: other.talent_id, number: '\\x62', waiting_sealed: null, code_hash: null }]);
});
