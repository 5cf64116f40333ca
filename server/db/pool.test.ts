import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createKysely, createPool, NAMED_AT_MOST } from './pool.ts';
import { inTransaction, send } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const one = async (expression: string, values: unknown[] = []) =>
  (await database.pool.query(`select ${expression} as value`, values)).rows[0].value;

test('instants are ISO strings with Z, days stay days', async () => {
  expect(await one("timestamptz '2026-08-01 14:00:00+02'")).toBe('2026-08-01T12:00:00.000Z');
  expect(await one("timestamptz '2026-08-01 12:00:00.5Z'")).toBe('2026-08-01T12:00:00.500Z');
  expect(await one("timestamptz '2026-08-01 12:00:00.123456Z'")).toBe('2026-08-01T12:00:00.123456Z');
  expect(await one("date '2026-08-01'")).toBe('2026-08-01');
  expect(await one("array[date '2026-08-01', null]")).toEqual(['2026-08-01', null]);
});

test('whole numbers are numbers, and one too large is an error instead of a rounded amount', async () => {
  expect(await one('count(*)')).toBe(1);
  expect(await one('(select sum(x) from (values (1::bigint), (2)) as t(x))')).toBe(3);
  expect(await one('(select avg(x) from (values (1), (2)) as t(x))')).toBe(1.5);
  expect(await one("'{1,2}'::bigint[]")).toEqual([1, 2]);
  await expect(one('9007199254740993::bigint')).rejects.toThrow('too large');
  expect(await one('1')).toBe(1);
});

test('the server keeps statements with values under a name, also those of Kysely', async () => {
  const kept = async (pool: pg.Pool) => {
    const client = await pool.connect();
    try {
      await client.query('select $1::int as first_kept', [1]);
      await client.query({ text: 'select $1::int as second_kept', values: [1] });
      const { rows } = await client.query(
        "select statement from pg_prepared_statements where statement like '%\\_kept' order by 1",
      );
      return rows.map(({ statement }) => statement);
    } finally {
      client.release();
    }
  };
  const [pool, spent] = [createPool(database.url, { max: 1 }), createPool(database.url, { max: 1 })];
  // Names count per pool, so the spent pool does not take names from the other.
  const filling = await spent.connect();
  for (let n = 0; n < NAMED_AT_MOST; n += 1) await filling.query(`select $1::int as n${n}`, [n]);
  filling.release();
  expect(await kept(spent)).toEqual([]);
  expect(await kept(pool)).toEqual(['select $1::int as first_kept', 'select $1::int as second_kept']);
  const { rows } = await sql<{ name: string }>`select ${'å'}::text as name`.execute(createKysely(pool));
  await Promise.all([pool.end(), spent.end()]);
  expect(rows).toEqual([{ name: 'å' }]);
});

test('a statement still works after a column is added to its table, also in a transaction', async () => {
  const pool = createPool(database.url, { max: 2 });
  const db = createKysely(pool);
  const readAll = (by: typeof db) => sql`select * from growing where id = ${1}`.execute(by).then(({ rows }) => rows);
  await database.pool.query('create table growing (id int); insert into growing values (1)');
  expect(await Promise.all([readAll(db), readAll(db)])).toEqual(Array(2).fill([{ id: 1 }]));
  await database.pool.query('alter table growing add column colour text');
  expect(await Promise.all([readAll(db), readAll(db)])).toEqual(Array(2).fill([{ id: 1, colour: null }]));
  await database.pool.query('alter table growing add column shape text');
  const begun: number[] = [];
  const read = await inTransaction(db, async (trx) => {
    begun.push(1);
    return readAll(trx);
  });
  expect(read).toEqual([{ id: 1, colour: null, shape: null }]);
  expect(begun).toHaveLength(2);
  await pool.end();
});

test('a connection asks for the form of the rows once for each statement, and again when a column has changed', async () => {
  const pool = createPool(database.url, { max: 2 });
  const [one, other] = [await pool.connect(), await pool.connect()];
  let described = 0;
  for (const { connection } of [one, other] as unknown as { connection: NodeJS.EventEmitter }[]) {
    connection.on('rowDescription', () => {
      described += 1;
    });
  }
  const read = async (client: pg.PoolClient, n: number) =>
    (await client.query('select size, day from described where n = $1', [n])).rows;
  try {
    await one.query('create table described (n int, size int, day date)');
    await one.query("insert into described values (1, 1, '2026-01-01'), (2, 2, null)");
    expect(await Promise.all([read(one, 1), read(one, 2), read(one, 3)])).toEqual([
      [{ size: 1, day: '2026-01-01' }],
      [{ size: 2, day: null }],
      [],
    ]);
    // The three travelled together, before the first form came.
    expect(described).toBe(3);
    expect(await read(one, 2)).toEqual([{ size: 2, day: null }]);
    expect(described).toBe(3);
    expect(await read(other, 1)).toEqual([{ size: 1, day: '2026-01-01' }]);
    expect(described).toBe(4);
    await one.query('alter table described alter size type text');
    expect(await read(one, 1)).toEqual([{ size: '1', day: '2026-01-01' }]);
    expect(await read(other, 1)).toEqual([{ size: '1', day: '2026-01-01' }]);
    expect(described).toBe(6);
    await one.query('update described set day = null where n = $1', [1]);
    expect((await one.query('update described set day = null where n = $1', [2])).rowCount).toBe(1);
  } finally {
    one.release(true);
    other.release(true);
    await pool.end();
  }
});

test('a statement sent with the commit is kept once if its table has got a column meanwhile', async () => {
  const pool = createPool(database.url, { max: 1 });
  const db = createKysely(pool);
  await database.pool.query('create table widened (id int)');
  const keep = (id: number) =>
    inTransaction(db, async (trx) => send(trx, sql`insert into widened values (${id}) returning *`));
  await keep(1);
  await database.pool.query('alter table widened add column colour text');
  await keep(2);
  expect((await database.pool.query('select id from widened order by id')).rows).toEqual([{ id: 1 }, { id: 2 }]);
  await pool.end();
});

test('a connection lost in the middle of a transaction fails that transaction, and nothing else', async () => {
  const client = await database.pool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await client.query('begin');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release();
  expect(await one('1')).toBe(1);
});

test('a lost idle connection is logged and the pool goes on', async () => {
  let tell: (message: string) => void = () => {};
  const told = new Promise<string>((done) => (tell = done));
  const pool = createPool(database.url, { max: 1, log: tell });
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  expect(await told).toBe('A database connection was lost while idle');
  expect((await pool.query('select 2 as value')).rows).toEqual([{ value: 2 }]);
  await pool.end();
});
