/**
 * An upgrade by the words of docs/operating.md: two processes behind a proxy are replaced one after the other by the
 * next version, and taken back. The next version has a column, a tightened check and another name for every file.
 */
import { expect, onTestFinished } from 'vitest';
import { builtNext, builtToday, type Version } from '#tests/support/next-version.ts';
import { beginLoad } from './upgrade-load.ts';
import { openSite, type Slot, type StartFront } from './upgraded-site.ts';

/** Maximum time of the builds, and of an upgrade with its way back, on a busy machine, in ms. */
export const AT_MOST = 10 * 60_000;
/** Messages that are acknowledged between two replacements. */
const BETWEEN = 10;

export interface Versions {
  readonly today: Version;
  readonly next: Version;
}

export const builtVersions = async (): Promise<Versions> => ({ today: await builtToday(), next: await builtNext() });

/** Upgrades one process after the other, takes them back, and checks that nobody noticed. */
export async function upgradeAndBack(startFront: StartFront, { today, next }: Versions): Promise<void> {
  const site = await openSite(startFront, today);
  onTestFinished(site.stop);
  const load = await beginLoad(site);
  onTestFinished(load.end);
  await load.more(BETWEEN, today);
  const seconds: number[] = [];
  const replace = async (slot: Slot, version: Version) => {
    seconds.push(await site.replace(slot, version));
    await load.more(BETWEEN, version);
  };
  await replace(0, next);
  await load.more(BETWEEN, today, next);
  await load.askForAll(today, next);
  await replace(1, next);
  await load.askForAll(today);
  await replace(0, today);
  await load.more(BETWEEN, today, next);
  await replace(1, today);
  await load.askForAll(next);
  await load.end();
  const calls = [...load.sent].map(([kind, count]) => `${count} ${kind}`).join(', ');
  console.log(`${calls}; ${load.failures.length} failed; seconds of the replacements: ${seconds.join(', ')}`);
  expect(load.failures).toEqual([]);
  expect(await load.lost()).toEqual([]);
  expect(load.unheard()).toEqual([]);
  expect(site.errors()).toEqual([]);
}
