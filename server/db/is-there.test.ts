import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isThere } from './is-there.ts';
import { createKysely } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a row beside a page is looked up for each row of the page, not sought in a table of all', async () => {
  const { pool } = database;
  await pool.query('create table listed as select id from generate_series(1, 20000) id');
  await pool.query('create table beside as select 2 * id as id from generate_series(1, 20000) id');
  await pool.query('create index on listed (id)');
  await pool.query('create index on beside (id)');
  await pool.query('analyze listed, beside');
  const db = createKysely(pool);
  const page = sql`select l.id, ${isThere(sql`beside b where b.id = l.id`)} as is_there from listed l order by l.id limit 4`;
  expect((await page.execute(db)).rows).toEqual([1, 2, 3, 4].map((id) => ({ id, is_there: id % 2 === 0 })));
  const { rows } = await sql<Record<'QUERY PLAN', string>>`explain ${page}`.execute(db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('hashed');
});
