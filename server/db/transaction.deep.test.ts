import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refuse } from '#domain/kernel/refusal.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { demand } from './demand.ts';
import type { Database } from './generated.ts';
import { notify } from './notify.ts';
import { createKysely } from './pool.ts';
import { afterCommit, changeThenRead, inTransaction, send, type Trx, together } from './transaction.ts';

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

const insert = (what: string) => sql<{ what: string }>`insert into kept values (${what}) returning what`;
/** A demand that is refused if `what` is in the table. */
const unlessKept = (what: string) => ({
  found: sql`select from kept where what = ${what}`,
  refusal: sql<'role_full' | null>`case when exists (select from found) then 'role_full' end`,
});

test('a sent statement is kept with its transaction, and its rows come before the work for after the commit', async () => {
  const order: string[] = [];
  await inTransaction(db, async (trx) => {
    afterCommit(trx, () => order.push('committed'));
    send(trx, insert('sent'), ([row]) => order.push(`${row?.what}`));
    order.push('work done');
  });
  expect(order).toEqual(['work done', 'sent', 'committed']);
  expect(await kept()).toContain('sent');
});

test('a sent statement that fails lets nothing of its transaction be kept, and its error is the answer', async () => {
  const follows = vi.fn();
  const failing = inTransaction(db, async (trx) => {
    await keep(trx, 'before');
    send(trx, insert('sent'));
    send(trx, insert('behind'));
    afterCommit(trx, follows);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  const constrained = inTransaction(db, async (trx) => {
    send(trx, insert('sent'));
    await keep(trx, 'awaited');
  });
  await expect(constrained).rejects.toMatchObject({ code: '23505' });
  expect(follows).not.toHaveBeenCalled();
  expect(await kept()).not.toEqual(expect.arrayContaining(['before']));
  expect(await kept()).not.toEqual(expect.arrayContaining(['behind']));
});

test('a refused demand ends the transaction with its code, before refusals and errors of later work', async () => {
  const read = vi.fn(async () => 'read');
  const work = (end: () => unknown) => async (trx: Trx) => {
    demand(trx, unlessKept('sent'));
    send(trx, insert('demanded'));
    return end();
  };
  expect(
    await changeThenRead(
      db,
      work(() => true),
      read,
    ),
  ).toMatchObject({ refused: 'role_full' });
  expect(
    await inTransaction(
      db,
      work(() => refuse('not_found')),
    ),
  ).toMatchObject({ refused: 'role_full' });
  const failing = inTransaction(
    db,
    work(() => {
      throw new Error('later');
    }),
  );
  expect(await failing).toMatchObject({ refused: 'role_full' });
  expect(await kept()).not.toContain('demanded');
  const met = await inTransaction(db, async (trx) => {
    demand(trx, unlessKept('nothing'));
    send(trx, insert('demanded'));
    return true;
  });
  expect(met).toBe(true);
  expect(await kept()).toContain('demanded');
});

test('a sent statement of a transaction that loses against another runs again with it', async () => {
  await database.pool.query(
    'create table counted (id int primary key, n int); insert into counted values (1, 0), (2, 0)',
  );
  const add = (id: number) => sql`update counted set n = n + 1 where id = ${id}`;
  const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  const both = (first: number, second: number) =>
    inTransaction(db, async (trx) => {
      begun += 1;
      await add(first).execute(trx);
      arrived[first - 1]?.resolve();
      await Promise.all(arrived.map(({ promise }) => promise));
      send(trx, add(second));
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  // At least one of the two began again; on a slow machine they may meet once more.
  expect(begun).toBeGreaterThan(2);
  expect((await database.pool.query('select n from counted order by id')).rows).toEqual([{ n: 2 }, { n: 2 }]);
});

test('a reading that travels with the commit sees what others see afterwards, and its failure repeats nothing', async () => {
  const idOf = (one: Parameters<Parameters<typeof together>[1]>[0]) =>
    sql<{
      id: string | null;
    }>`select pg_current_xact_id_if_assigned()::text as id from kept where what = 'read'`.execute(one);
  const { rows } = await changeThenRead(db, async (trx) => send(trx, insert('read')), idOf);
  expect(rows).toEqual([{ id: null }]);
  let begun = 0;
  const failing = changeThenRead(
    db,
    async (trx) => {
      begun += 1;
      send(trx, insert('read badly'));
    },
    (one) => sql`select 1 / 0`.execute(one),
  );
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(begun).toBe(1);
  expect(await kept()).toContain('read badly');
});
