import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refuse } from '#domain/kernel/refusal.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { Database } from './generated.ts';
import { notify } from './notify.ts';
import { createKysely } from './pool.ts';
import { afterCommit, inTransaction, type Trx, together } from './transaction.ts';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createKysely(database.pool);
  await database.pool.query('create table kept (what text primary key)');
});
afterAll(() => database.drop());

const keep = (trx: Trx, what: string) => sql`insert into kept values (${what})`.execute(trx);
const kept = async () =>
  (await database.pool.query('select what from kept order by what')).rows.map(({ what }) => what);

test('statements sent together run in their order, and all or none are kept', async () => {
  const [, counted] = await inTransaction(db, (trx) =>
    Promise.all([keep(trx, 'a'), sql<{ n: number }>`select count(*) as n from kept`.execute(trx)]),
  );
  expect(counted.rows).toEqual([{ n: 1 }]);
  const failing = inTransaction(db, (trx) => Promise.all([keep(trx, 'b'), keep(trx, 'a'), keep(trx, 'c')]));
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await kept()).toEqual(['a']);
});

test('of several failed statements the first one is thrown, whichever is noticed first', async () => {
  const failing = inTransaction(db, (trx) => {
    const later = async () => {
      await keep(trx, 'a').catch(async (error) => {
        await Promise.resolve();
        throw error;
      });
    };
    return Promise.all([later(), keep(trx, 'd')]);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
});

test('a statement that nobody awaited is refused after its transaction', async () => {
  const out: { trx?: Trx } = {};
  await inTransaction(db, async (trx) => {
    out.trx = trx;
    await keep(trx, 'e');
  });
  await expect(keep(out.trx as Trx, 'f')).rejects.toThrow('over');
  expect(await kept()).toEqual(['a', 'e']);
});

test('work for after the commit is not done after a refusal', async () => {
  const follows = vi.fn();
  await inTransaction(db, async (trx) => {
    await keep(trx, 'g');
    afterCommit(trx, follows);
    expect(follows).not.toHaveBeenCalled();
  });
  expect(follows).toHaveBeenCalledTimes(1);
  const refused = await inTransaction(db, async (trx) => {
    await keep(trx, 'h');
    afterCommit(trx, follows);
    return refuse('not_found');
  });
  expect(refused).toMatchObject({ refused: 'not_found' });
  expect(follows).toHaveBeenCalledTimes(1);
  expect(await kept()).not.toContain('h');
});

test('a failed statement whose error was swallowed prevents the commit', async () => {
  const swallowing = inTransaction(db, async (trx) => {
    await keep(trx, 'i');
    await keep(trx, 'a').catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('failed statement');
  expect(await kept()).not.toContain('i');
});

test('other processes are notified after the commit, once for equal messages, and not after a rollback', async () => {
  const listener = await database.pool.connect();
  const heard: string[] = [];
  try {
    listener.on('notification', ({ payload = '' }) => heard.push(payload));
    await listener.query('listen calls');
    await inTransaction(db, async (trx) => {
      notify(trx, 'calls', 'rolled back');
      return refuse('not_found');
    });
    await inTransaction(db, async (trx) => {
      notify(trx, 'calls', 'first');
      notify(trx, 'calls', 'second');
      notify(trx, 'calls', 'second');
    });
    await vi.waitFor(() => expect(heard).toContain('second'));
    // Messages arrive in the order of sending.
    notify(db, 'calls', 'last');
    await vi.waitFor(() => expect(heard).toContain('last'));
  } finally {
    listener.release(true);
  }
  expect(heard).toEqual(['first', 'second', 'last']);
});

test('reads sent together share a connection', async () => {
  const pid = (one: Parameters<Parameters<typeof together>[1]>[0]) =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one).then(({ rows }) => rows[0]?.pid);
  const [first, second] = await together(db, (one) => Promise.all([pid(one), pid(one)]));
  expect(first).toBe(second);
});
