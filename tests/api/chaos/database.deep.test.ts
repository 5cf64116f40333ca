/** The database is cut off, silent and slow, for a process with the time limits of production. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomesWhole, beginLoad, type House, lostOf, openHouse, STARTED_WITHIN_MS } from './house.ts';

const AWAY_MS = 6_000;

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, STARTED_WITHIN_MS);
afterAll(() => house.stop());

test.each([
  ['cut off', 'refuse', 'pass'],
  ['silent, and goes on where it was', 'freeze', 'thaw'],
  ['silent, and another takes its place', 'freeze', 'pass'],
] as const)(
  'a database that is %s: all that was acknowledged is there, and everything works again',
  async (what, begin, end) => {
    await becomesWhole(house, 'before');
    const load = beginLoad(house);
    await load.more(20);
    house.proxy[begin]();
    await pause(AWAY_MS);
    const during = await house.look();
    house.proxy[end]();
    await becomesWhole(house, `database ${what}`);
    await load.more(20);
    await load.end();
    expect(await lostOf(house, load)).toEqual([]);
    expect(during).toMatchObject({ status: 503, parts: { database: 'failing' } });
    const unlike = [...load.statuses.keys()].filter((key) => !/^(write|search) (200|503)$/.test(key));
    expect(unlike).toEqual([]);
  },
);

test('a slow database makes everything slow, and nothing fails', async () => {
  await becomesWhole(house, 'before');
  const load = beginLoad(house);
  house.proxy.slow(40);
  await load.more(20);
  house.proxy.slow(0);
  await becomesWhole(house, 'database slow');
  await load.end();
  expect(await lostOf(house, load)).toEqual([]);
  expect([...load.statuses.keys()].sort()).toEqual(['search 200', 'write 200']);
  expect(new Set(load.looks.map(({ status }) => status))).toEqual(new Set([200]));
});
