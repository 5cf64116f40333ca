import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';

/** A cookie of somebody who is signed in. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** How long the page was busy at a time. */
export interface Busy {
  /** The longest task, in ms; 0 where none was over 50, which is all that a browser tells of. */
  readonly longest: number;
  /** Of tasks over 50 ms. */
  readonly count: number;
  /** From a press or a key until what it changed was drawn, in ms; 0 where nothing took 16. */
  readonly slowest_answer: number;
}

interface Watching {
  busy: { longest: number; count: number; slowest_answer: number };
}

/** As slow as Lighthouse makes a phone. */
const SLOWER = 4;

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
    // Not in the types of TypeScript yet.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The Chromium of the tests, on a processor four times slower than this one, with somebody signed in. */
export async function openSlowBrowser(
  url: string,
  cookie: Cookie,
): Promise<{ context: BrowserContext; browser: Browser }> {
  const found = findBrowser();
  if (!found) throw new Error('There is no browser to measure with.');
  const browser = await chromium.launch(found);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ ...cookie, url }]);
  await context.addInitScript(watch);
  return { context, browser };
}

/** A new page of it. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Lets what has been asked of the page be drawn, and the browser tell of it. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(drawn)))),
  );
}

/** What the page was busy with while something was done in it. */
export async function whileDoing(page: Page, act: () => Promise<void>): Promise<Busy> {
  await settle(page);
  await page.evaluate(() => {
    (globalThis as unknown as Watching).busy = { longest: 0, count: 0, slowest_answer: 0 };
  });
  await act();
  await settle(page);
  return page.evaluate(() => (globalThis as unknown as Watching).busy);
}
