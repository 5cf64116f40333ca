import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Database } from './generated.ts';
import { createKysely } from './pool.ts';
import { sentRows } from './sent-rows.ts';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createKysely(database.pool);
});
afterAll(() => database.drop());

const COLUMNS = { id: 'uuid', words: 'text', facts: 'jsonb', at: 'timestamptz', place: 'int' };
const row = (place: number) => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  words: place % 2 === 0 ? undefined : `"quoted", {braced}, 'and' 1`,
  facts: place === 2 ? null : { names: ['a', null], day: '2026-11-29' },
  at: '2026-11-29T10:00:00.000Z',
  place,
});

test('rows are the same table, sent as values or as JSON, whatever their number', async () => {
  for (const count of [1, 2, 4, 5]) {
    const rows = Array.from({ length: count }, (_, at) => row(at + 1));
    const read = async (as: 'values' | 'json') =>
      (
        await sql`select row.id, row.words, row.facts, row.at, row.place from ${sentRows(rows, COLUMNS, as)}`.execute(
          db,
        )
      ).rows;
    expect(await read('values')).toEqual(rows.map((one) => ({ ...one, words: one.words ?? null })));
    expect(await read('json')).toEqual(await read('values'));
  }
});

test('rows of more than four are one statement, whatever their number', () => {
  const textOf = (count: number) =>
    sql`select from ${sentRows(
      Array.from({ length: count }, (_, at) => row(at)),
      COLUMNS,
      'values',
    )}`.compile(db).sql;
  expect(textOf(5)).toBe(textOf(9));
  expect(textOf(4)).not.toBe(textOf(5));
});
