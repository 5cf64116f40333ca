import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';
import { median } from './measure-endpoints.ts';
import { type Cookie, SLOWER } from './slow-browser.ts';

/** Number of measured visits of each kind; the report has their medians. */
const RUNS = 5;
/** Time in which what comes after the first row may move it, and in which a person looks at a screen before going on. */
const [SETTLED_MS, LOOKED_MS] = [1_000, 4_000];
/** A phone's line: round trip in ms, and bytes a second in each direction (1.6 and 0.75 Mbit/s). */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 } as const;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const;

/** A screen with a list, opened by a person who has rows there. */
export interface PhoneScreen {
  readonly path: string;
  readonly cookie: Cookie;
  /** Matches the text of the first row, and no text that stands before the rows. */
  readonly row: RegExp;
  /** Path of the screen from which this screen is opened by a press on a link of the bottom bar. */
  readonly from: string;
}

interface Visit {
  /** Time until the first row stands, in ms: since the navigation, or since the press. */
  readonly row: number;
  /** Time in which the main thread worked until then, in ms of this processor, without the throttling. */
  readonly work: number;
  readonly requests: number;
  readonly kilobytes: number;
  /** Sum of the layout shifts that no press caused. */
  readonly shift: number;
}

interface Watching {
  shift: number;
  pressed: number;
  /** Resolves to the page's time in ms at which the first row stands. */
  stands: Promise<number>;
}

/**
 * Runs in the page before its own scripts. It looks for the row itself: Playwright's waiting would first load its own
 * scripts into the page, which took 9 ms of this processor, 36 ms of a phone's.
 */
function watch({ path, row }: { readonly path: string; readonly row: string }): void {
  const seen = globalThis as unknown as Watching;
  const wanted = new RegExp(row);
  seen.stands = new Promise((resolve) => {
    const look = () => {
      if (location.pathname === path && wanted.test(document.querySelector('main')?.textContent ?? ''))
        resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });
  seen.shift = 0;
  seen.pressed = 0;
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(seen, { pressed: timeStamp }), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A tab on the slow line. Counts what it fetches from now on. */
async function openTab(context: BrowserContext): Promise<{ page: Page; session: CDPSession; sent: Sent }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const sent: Sent = { requests: 0, bytes: 0 };
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!cached.has(requestId) && !response.fromDiskCache) sent.requests += 1;
  });
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    sent.bytes += encodedDataLength;
  });
  return { page, session, sent };
}

interface Sent {
  requests: number;
  bytes: number;
}

/** Main thread's time so far, in ms. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Waits until the row stands on the screen; its time by the page's clock. */
async function rowStands(session: CDPSession): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'stands', awaitPromise: true });
  return Number(result.value);
}

const shiftOf = (page: Page) => page.evaluate(() => (globalThis as unknown as Watching).shift);

async function visit(context: BrowserContext, base: string, screen: PhoneScreen): Promise<Visit> {
  const { page, session, sent } = await openTab(context);
  try {
    await page.goto(base + screen.path, { waitUntil: 'commit' });
    const row = await rowStands(session);
    const [work, { requests, bytes }] = [await workOf(session), { ...sent }];
    // Late shifts count too, and no event says that none will come.
    await page.waitForTimeout(SETTLED_MS);
    return { row, work, requests, kilobytes: bytes / 1000, shift: await shiftOf(page) };
  } finally {
    await page.close();
  }
}

/** From another screen of the same person, by a press on a link. */
async function goOn(context: BrowserContext, base: string, screen: PhoneScreen): Promise<Visit> {
  const { page, session, sent } = await openTab(context);
  try {
    await page.goto(base + screen.from);
    const link = page.getByRole('navigation').locator(`a[href="${screen.path}"]:visible`).first();
    await link.waitFor();
    // The time that a person looks at the first screen.
    await page.waitForTimeout(LOOKED_MS);
    const [before, begun, shift] = [await workOf(session), { ...sent }, await shiftOf(page)];
    await link.tap({ noWaitAfter: true });
    const row = await rowStands(session);
    return {
      row: row - (await page.evaluate(() => (globalThis as unknown as Watching).pressed)),
      work: (await workOf(session)) - before,
      requests: sent.requests - begun.requests,
      kilobytes: (sent.bytes - begun.bytes) / 1000,
      shift: (await shiftOf(page)) - shift,
    };
  } finally {
    await page.close();
  }
}

async function aContext(browser: Browser, base: string, { cookie, path, row }: PhoneScreen): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await context.addCookies([{ ...cookie, url: base }]);
  await context.addInitScript(watch, { path, row: row.source });
  return context;
}

/** One visit of each kind: with an empty cache, with a filled one, and from another screen. */
async function round(browser: Browser, base: string, screen: PhoneScreen): Promise<Readonly<Record<Kind, Visit>>> {
  const context = await aContext(browser, base, screen);
  try {
    const empty = await visit(context, base, screen);
    // The worker, which the first visit installs, serves the files from then on. This browser keeps no compiled scripts.
    await visit(context, base, screen);
    return { empty, warm: await visit(context, base, screen), 'from another': await goOn(context, base, screen) };
  } finally {
    await context.close();
  }
}

const KINDS = ['empty', 'warm', 'from another'] as const;
type Kind = (typeof KINDS)[number];

export const PHONE_HEAD =
  '| screen | cache | first row, ms | of it work, ms | requests | kB | layout shift |\n|---|---|---|---|---|---|---|';

interface Measured {
  readonly path: string;
  readonly kind: Kind;
  /** Median time until the first row stands, in ms. */
  readonly row: number;
  /** Median sum of the layout shifts. */
  readonly shift: number;
  /** The row of the report. */
  readonly line: string;
}

/**
 * Opens each screen on a phone's line with a processor four times slower: medians of five. If there are several servers,
 * which are measured in turn, a row begins with the name of its server.
 */
export async function measurePhone(
  bases: Readonly<Record<string, string>>,
  screens: readonly PhoneScreen[],
): Promise<Measured[]> {
  const found = findBrowser();
  if (!found) throw new Error('No browser was found. Set CHROMIUM_PATH.');
  const browser = await chromium.launch(found);
  const measured: Measured[] = [];
  try {
    for (const screen of screens) {
      const runs = new Map<string, Readonly<Record<Kind, Visit>>[]>();
      for (let run = 0; run < RUNS; run += 1)
        for (const [name, base] of Object.entries(bases))
          runs.set(name, [...(runs.get(name) ?? []), await round(browser, base, screen)]);
      for (const kind of KINDS) {
        for (const [name, all] of runs) {
          const of = (key: keyof Visit) => median(all.map((one) => one[kind][key]));
          const figures = [
            of('row').toFixed(0),
            of('work').toFixed(0),
            of('requests'),
            // With a filled cache the worker fetches the document, which the tab's session does not see.
            kind === 'warm' ? '–' : of('kilobytes').toFixed(1),
            of('shift').toFixed(3),
          ];
          const named = runs.size > 1 ? [name, screen.path] : [screen.path];
          measured.push({
            path: screen.path,
            kind,
            row: of('row'),
            shift: of('shift'),
            line: `| ${[...named, kind, ...figures].join(' | ')} |`,
          });
        }
      }
    }
    return measured;
  } finally {
    await browser.close();
  }
}
