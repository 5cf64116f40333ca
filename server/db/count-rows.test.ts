import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { countRows, countRowsBy } from './count-rows.ts';
import { createKysely } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the length of a list is counted to the end of its thousandth page, and not further', async () => {
  const db = createKysely(database.pool);
  expect(await countRows(db, sql`generate_series(1, 30) n where n > 5`)).toBe(25);
  expect(await countRows(db, sql`generate_series(1, 30000)`)).toBe(24_000);
});

test('the lists of several states are counted each by itself, and a state without rows has 0', async () => {
  const db = createKysely(database.pool);
  const from = sql`unnest(array['open', 'open', 'closed']) made (status) where made.status = asked.status`;
  expect(await countRowsBy(db, ['open', 'closed', 'other'], from)).toEqual({ open: 2, closed: 1, other: 0 });
});
