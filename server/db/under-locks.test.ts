import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Database } from './generated.ts';
import { createKysely } from './pool.ts';
import { inTransaction, type Trx } from './transaction.ts';
import { underLocks } from './under-locks.ts';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createKysely(database.pool);
  await database.pool.query('create table steps (place serial, what text)');
});
afterAll(() => database.drop());

const note = (trx: Trx, what: string) => sql`insert into steps (what) values (${what})`.execute(trx);
const noted = async (trx: Trx) =>
  (await sql<{ what: string }>`select what from steps order by place`.execute(trx)).rows.map(({ what }) => what);

test('locks are taken in the order in which they are named, before everything is read', async () => {
  const found = await inTransaction(db, (trx) =>
    underLocks(trx, [() => note(trx, 'first'), () => note(trx, 'second')], () => noted(trx)),
  );
  expect(found).toEqual(['first', 'second']);
});

test('a step that awaits something before its statement is refused, and the transaction leaves nothing', async () => {
  const late = async (trx: Trx) => {
    await Promise.resolve();
    return note(trx, 'late');
  };
  await expect(inTransaction(db, (trx) => underLocks(trx, [() => late(trx)], () => noted(trx)))).rejects.toThrow(
    'sends its statement at once',
  );
  await expect(
    inTransaction(db, (trx) => underLocks(trx, [() => note(trx, 'third')], () => late(trx))),
  ).rejects.toThrow('sends its statement at once');
  expect(await inTransaction(db, (trx) => underLocks(trx, [], () => noted(trx)))).toEqual(['first', 'second']);
});
