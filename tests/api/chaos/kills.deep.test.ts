/** The process is killed, eats memory until it ends, and loses the thread of its search, all under load. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomesWhole, beginLoad, type House, lostOf, openHouse, STARTED_WITHIN_MS } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ settings: { NODE_OPTIONS: '--max-old-space-size=160' } });
}, STARTED_WITHIN_MS);
afterAll(() => house.stop());

test('a process killed under load (kill -9) has kept all that it acknowledged', async () => {
  const load = beginLoad(house);
  await load.more(50);
  await house.process().kill();
  await house.restart();
  await becomesWhole(house, 'kill -9');
  await load.more(20);
  await load.end();
  expect(await lostOf(house, load)).toEqual([]);
  // Between the kill and the new start nobody listens, and no look says ready.
  expect(load.looks.map(({ status }) => status)).toContain(0);
});

test('a process that eats memory is ended by its limit, and has kept all that it acknowledged', async () => {
  const load = beginLoad(house);
  await load.more(20);
  const eating = fetch(`${house.process().url}/eat-memory`).catch(() => null);
  expect(await house.process().ended).toMatch(/^(SIGABRT|SIGTRAP|134)$/);
  await eating;
  await house.restart();
  await becomesWhole(house, 'no memory');
  await load.more(20);
  await load.end();
  expect(await lostOf(house, load)).toEqual([]);
});

test('while the thread of the search is ended again and again, only searches wait or are refused', async () => {
  await becomesWhole(house, 'before the search is ended');
  const load = beginLoad(house);
  for (let times = 0; times < 8; times += 1) {
    const ended = await fetch(`${house.process().url}/end-search`);
    expect((await ended.json()).ended).toBeLessThanOrEqual(1);
    await load.more(10);
  }
  await becomesWhole(house, 'search ended eight times');
  await load.end();
  expect(await lostOf(house, load)).toEqual([]);
  // The process stays ready, so a load balancer keeps it: a new thread may load before a call of /ready ends.
  expect(new Set(load.looks.map(({ status }) => status))).toEqual(new Set([200]));
  const unlike = [...load.statuses.keys()].filter((key) => !/^(write 200|search (200|503))$/.test(key));
  expect(unlike).toEqual([]);
});
