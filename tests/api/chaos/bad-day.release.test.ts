/** All troubles in turn, at their full length, on one database, until the time is over. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { becomesWhole, beginLoad, type House, lostOf, openHouse, STARTED_WITHIN_MS } from './house.ts';

/** `CHAOS_MINUTES=2 CHAOS_AWAY_SECONDS=10` is for trying out this test. */
const MINUTES = Number(process.env.CHAOS_MINUTES ?? 30);
const AWAY_MS = Number(process.env.CHAOS_AWAY_SECONDS ?? 60) * 1000;

let house: House;
beforeAll(async () => {
  house = await openHouse({ settings: { NODE_OPTIONS: '--max-old-space-size=192' } });
}, STARTED_WITHIN_MS);
afterAll(() => house.stop());

const away = async (begin: () => void, end: () => void) => {
  begin();
  await pause(AWAY_MS);
  end();
};
const TROUBLES: Readonly<Record<string, () => Promise<unknown>>> = {
  killed: async () => {
    await house.process().kill();
    await house.restart();
  },
  'out of memory': async () => {
    await Promise.all([fetch(`${house.process().url}/eat-memory`).catch(() => null), house.process().ended]);
    await house.restart();
  },
  'search ended for a while': async () => {
    for (const begun = performance.now(); performance.now() - begun < AWAY_MS; ) {
      await fetch(`${house.process().url}/end-search`);
      await pause(500);
    }
  },
  'database cut off': () => away(house.proxy.refuse, house.proxy.pass),
  'database silent': () => away(house.proxy.freeze, house.proxy.thaw),
  'database silent, another in its place': () => away(house.proxy.freeze, house.proxy.pass),
  'database slow': () =>
    away(
      () => house.proxy.slow(100),
      () => house.proxy.slow(0),
    ),
};

test(
  'through every trouble in turn nothing acknowledged is lost, and the process is whole within a minute after each',
  async () => {
    await becomesWhole(house, 'before');
    const load = beginLoad(house);
    const end = performance.now() + MINUTES * 60_000;
    const seconds: number[] = [];
    while (performance.now() < end) {
      for (const [what, bring] of Object.entries(TROUBLES)) {
        await load.more(20);
        await bring();
        seconds.push(await becomesWhole(house, what));
        expect(await lostOf(house, load), what).toEqual([]);
      }
    }
    await load.end();
    expect(await lostOf(house, load)).toEqual([]);
    console.log(
      `${seconds.length} troubles, ${load.acknowledged.length} acknowledged writes, 0 lost; whole after at most ${Math.max(...seconds)} s`,
    );
  },
  24 * 3_600_000,
);
