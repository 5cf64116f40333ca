import type { Browser, CDPSession, Page } from '@playwright/test';

// A page in a new browser has a new process, which fetches and compiles the same fifty scripts again: two thirds of the
// cost of a first load. So a test returns its page and browser, emptied, and the next test uses them again.

const NOTHING = 'about:blank';
const STORES = 'local_storage,indexeddb,cache_storage,service_workers';
/** The settings that each page gets, new or used. */
const SIZE = { width: 1280, height: 720 };
const LOOK = {
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const;
const LEAVING_MS = 5000;
/** Maximum number of free pages: more than most tests use. */
const MOST_KEPT = 4;

/** Calls whose effects cannot be undone with certainty. A page on which one was made is closed instead of reused. */
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

/** The free pages of a worker. */
export class KeptPages {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #free: Kept[] = [];
  readonly #taken = new Map<Page, Kept>();

  /** @param url address of the server, the base of relative addresses */
  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  /** A page in a browser of its own, which is empty except for public files in its cache. */
  async take(): Promise<Page> {
    const kept = this.#free.pop() ?? (await this.#make());
    this.#taken.set(kept.page, kept);
    return kept.page;
  }

  /** Takes a page back and empties it. A page that cannot be emptied is closed with its browser. */
  async giveBack(page: Page): Promise<void> {
    const kept = this.#taken.get(page);
    if (!kept) throw new Error('This page was not taken from here.');
    this.#taken.delete(page);
    // `forget` navigates within the page, which a closed or blank page cannot do.
    const canLeave = !page.isClosed() && page.url() !== NOTHING;
    const canBeKept = canLeave && !kept.isSpent() && this.#free.length < MOST_KEPT;
    // A page that is loading another may not respond.
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
    const context = await this.#browser.newContext({
      baseURL: this.#url,
      viewport: SIZE,
      serviceWorkers: 'block',
      ...LOOK,
    });
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    return { page, tools, isSpent: watchForLasting(page) };
  }
}

async function forget({ page, tools }: Kept, origin: string): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((one) => (one === page ? undefined : one.close())));
  // The page itself navigates, because a navigation by Playwright would start a new process.
  await page.evaluate((nothing) => {
    sessionStorage.clear();
    window.name = '';
    location.replace(nothing);
  }, NOTHING);
  await page.waitForURL(NOTHING, { timeout: LEAVING_MS });
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORES });
  await tools.send('Page.resetNavigationHistory');
  await context.clearCookies();
  // Without this move, the mouse would be over the element at its last position.
  await page.mouse.move(0, 0);
  await page.setViewportSize(SIZE);
  await page.emulateMedia({ media: null, ...LOOK });
}

/** @returns a function that is true after any call of LASTING */
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
