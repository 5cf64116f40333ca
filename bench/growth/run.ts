/** Importing this file makes passwords light, for all that follows in this process. */
import '#tests/support/light-passwords.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { systemClock } from '#server/clock.ts';
import { commitNow } from '../report.ts';
import { CROWD, OF_ONES_OWN, OF_OTHERS, SIZES, TABS } from './dimensions.ts';
import { findRun, keepRun } from './kept-runs.ts';
import { type Market, startMarket } from './market.ts';
import { gatherPlans } from './plans.ts';
import { type Grown, growthReport, writeGrowthReport } from './report.ts';
import { screenRoutes } from './screen-routes.ts';
import { type Cost, walk } from './walk.ts';

/** Added to the number of a copy of what those who ask have, so that its ids are not those of the crowd. */
const OWN = 20_000;

/** Doubles one thing three times, and makes all calls at each size. */
async function double(market: Market, what: string, smallest: readonly Cost[]): Promise<Grown> {
  const own = OF_ONES_OWN[what];
  const costs = [smallest];
  let last = market.smallest;
  for (const size of SIZES.slice(1)) {
    // The people who ask are themselves one of the copies.
    const unit = own ? 1 : CROWD + 1;
    const name = `growth_${what}_${size}`;
    await market.grow(last, name, {
      from: (size / 2) * unit,
      to: size * unit - 1,
      base: own ? OWN : 0,
      crowd: CROWD,
      ...(own ?? OF_OTHERS[what]),
    });
    if (last !== market.smallest) await market.drop(last);
    costs.push(await walk(market, name));
    last = name;
  }
  await market.drop(last);
  return { sizes: SIZES, costs };
}

async function measure(market: Market, what: string, smallest: readonly Cost[]): Promise<Grown> {
  if (what !== 'tabs') return double(market, what, smallest);
  const costs: Cost[][] = [];
  for (const size of SIZES) costs.push(await walk(market, market.smallest, size * TABS));
  return { sizes: SIZES, costs };
}

/** All that is doubled. */
const ALL = [...Object.keys(OF_OTHERS), 'tabs', ...Object.keys(OF_ONES_OWN)];

/**
 * Measures how the cost of every call grows with each of `named` (`growth:people`, or `growth` for all), and prints what
 * grows. Once runs of one commit have measured all, bench/growth-report.md is written.
 */
export async function runGrowth(named: readonly string[]): Promise<void> {
  const wanted = named.includes('growth') ? ALL : ALL.filter((what) => named.includes(`growth:${what}`));
  if (wanted.length === 0) throw new Error(`What can be doubled: ${ALL.join(', ')}.`);
  gatherPlans();
  await using stack = new AsyncDisposableStack();
  const market = await startMarket(stack);
  const smallest = await walk(market, market.smallest);
  const commit = commitNow();
  for (const what of wanted) keepRun(commit, what, await measure(market, what, smallest));
  const all: Record<string, Grown> = {};
  for (const what of ALL) {
    const grown = findRun(commit, what);
    if (grown) all[what] = grown;
  }
  const own = Object.keys(OF_ONES_OWN);
  const report = growthReport(
    { calls: market.calls, smallest, all, own, of_screens: screenRoutes() },
    dayOf(systemClock()),
    commit,
  );
  if (ALL.every((what) => all[what])) writeGrowthReport(report);
  console.log(report.slice(0, report.indexOf('## All calls')));
}
