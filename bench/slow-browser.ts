import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';

/** The cookie of a signed-in account. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** The long tasks and delays of a page. */
export interface Busy {
  /** The longest task in ms; 0 if none took more than 50 ms, since browsers report only longer ones. */
  readonly longest: number;
  /** Number of tasks over 50 ms. */
  readonly count: number;
  /** The longest time from a press or key to the drawn change, in ms; 0 if none took 16 ms or more. */
  readonly slowest_answer: number;
}

interface Watching {
  busy: { longest: number; count: number; slowest_answer: number };
}

/** The factor by which `slowPage` slows the processor down, the same as in Lighthouse's settings for phones. */
export const SLOWER = 4;

function watch(): void {
  const seen = globalThis as unknown as Watching;
  seen.busy = { longest: 0, count: 0, slowest_answer: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.busy.longest = Math.max(seen.busy.longest, duration);
      seen.busy.count += 1;
    }
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      seen.busy.slowest_answer = Math.max(seen.busy.slowest_answer, duration);
    // `durationThreshold` is missing in TypeScript's types.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * The Chromium of the tests, with a signed-in account. Pages from `slowPage` have a processor that is four times
 * slower.
 */
export async function openSlowBrowser(
  url: string,
  cookie: Cookie,
): Promise<{ context: BrowserContext; browser: Browser }> {
  const found = findBrowser();
  if (!found) throw new Error('No browser was found. Set CHROMIUM_PATH.');
  const browser = await chromium.launch(found);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ ...cookie, url }]);
  await context.addInitScript(watch);
  return { context, browser };
}

/** A new, slowed page of the context. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Waits until the browser has drawn pending changes and reported their times. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(drawn)))),
  );
}

/** The long tasks and the delays of the page during an act. */
export async function whileDoing(page: Page, act: () => Promise<void>): Promise<Busy> {
  await settle(page);
  await page.evaluate(() => {
    (globalThis as unknown as Watching).busy = { longest: 0, count: 0, slowest_answer: 0 };
  });
  await act();
  await settle(page);
  return page.evaluate(() => (globalThis as unknown as Watching).busy);
}
