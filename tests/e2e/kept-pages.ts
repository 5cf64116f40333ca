import type { Browser, CDPSession, Page } from '@playwright/test';

// Each page in a new browser is drawn by a new process, which fetches, reads and compiles the same fifty files of script
// as the one before: two thirds of what a first load costs. So a test gives its pages back, each with its browser, and the
// next test takes them: nothing stands there any more, and nothing is stored.

const NOTHING = 'about:blank';
const STORES = 'local_storage,indexeddb,cache_storage,service_workers';
/** How a page is found, whether it is new or was kept. */
const SIZE = { width: 1280, height: 720 };
const LOOK = {
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const;
const LEAVING_MS = 5000;
/** More than most tests have people. */
const MOST_KEPT = 4;

/** What cannot be taken back, or not for certain: after it a page is closed and not kept. */
const LASTING = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding', 'route', 'on', 'once', 'setExtraHTTPHeaders'],
  context: [
    'addInitScript',
    'exposeFunction',
    'exposeBinding',
    'route',
    'setExtraHTTPHeaders',
    'newCDPSession',
    'setOffline',
    'grantPermissions',
    'setGeolocation',
  ],
  clock: ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const;

interface Kept {
  readonly page: Page;
  readonly tools: CDPSession;
  readonly isSpent: () => boolean;
}

/** The pages of one worker that no test has at the moment. */
export class KeptPages {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #free: Kept[] = [];
  readonly #taken = new Map<Page, Kept>();

  /** @param url of the house, where relative addresses lead */
  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  /** A page of a browser of its own, like a new one but for the house's public files, which it may have fetched before. */
  async take(): Promise<Page> {
    const kept = this.#free.pop() ?? (await this.#make());
    this.#taken.set(kept.page, kept);
    return kept.page;
  }

  /** Leaves the page and forgets what was there; one that cannot forget is closed, with its browser. */
  async giveBack(page: Page): Promise<void> {
    const kept = this.#taken.get(page);
    if (!kept) throw new Error('This page was not taken from here.');
    this.#taken.delete(page);
    // A page on which nothing stands cannot lead anywhere by itself.
    const canLeave = !page.isClosed() && page.url() !== NOTHING;
    const canBeKept = canLeave && !kept.isSpent() && this.#free.length < MOST_KEPT;
    // One that is just on its way somewhere may not listen.
    const isKept =
      canBeKept &&
      (await forget(kept, new URL(this.#url).origin).then(
        () => true,
        () => false,
      ));
    if (isKept) this.#free.push(kept);
    else await page.context().close();
  }

  async #make(): Promise<Kept> {
    const context = await this.#browser.newContext({ baseURL: this.#url, viewport: SIZE, ...LOOK });
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    return { page, tools, isSpent: watchForLasting(page) };
  }
}

async function forget({ page, tools }: Kept, origin: string): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((one) => (one === page ? undefined : one.close())));
  // The page itself leads there: whatever is opened from outside is drawn by another process, and so is what follows it.
  await page.evaluate((nothing) => {
    sessionStorage.clear();
    window.name = '';
    location.replace(nothing);
  }, NOTHING);
  await page.waitForURL(NOTHING, { timeout: LEAVING_MS });
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORES });
  await tools.send('Page.resetNavigationHistory');
  await context.clearCookies();
  // Whatever stands where it was last would be pointed at.
  await page.mouse.move(0, 0);
  await page.setViewportSize(SIZE);
  await page.emulateMedia({ media: null, ...LOOK });
}

/** @returns whether anything lasting was done to the page since */
function watchForLasting(page: Page): () => boolean {
  let isSpent = false;
  const parts: Record<keyof typeof LASTING, object> = { page, context: page.context(), clock: page.clock };
  for (const part of ['page', 'context', 'clock'] as const)
    for (const name of LASTING[part]) {
      const method: unknown = Reflect.get(parts[part], name);
      if (typeof method !== 'function') throw new Error(`Playwright's ${part} has no ${name} any more.`);
      Reflect.set(parts[part], name, (...asked: unknown[]) => {
        isSpent = true;
        return Reflect.apply(method, parts[part], asked);
      });
    }
  return () => isSpent;
}
