import { test as base, expect, type Page } from '@playwright/test';
import { readEnv } from '#server/env.ts';
import { startServices } from '#server/start-services.ts';
import { aTalent, type Person, type Talent, type TalentOverrides } from '#tests/factories/people.ts';
// Some tests hash passwords in this process. The servers use the same low cost, so that they can check the hashes.
import '#tests/support/light-passwords.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { guardConsole } from './console-guard.ts';
import { amendAnswers, amendPage } from './firefox.ts';
import { findHouse, type HouseName, OPENING_PATIENCE_MS, untilOpen } from './houses.ts';
import { KeptPages } from './kept-pages.ts';
import { aKeptPicture } from './pictures.ts';
import { holdCalls, isLineSlow } from './slow-line.ts';

export interface Opening {
  /** A person made by a factory; the browser is signed in as this person. */
  readonly as?: Person;
  /** Console errors that the test causes on purpose. */
  readonly expects?: readonly RegExp[];
  /**
   * True leaves animations on. They are off by default, because drawing them takes a twentieth of the processor time.
   */
  readonly moves?: boolean;
  /** True gives a browser with an empty cache, as at a first visit. */
  readonly first?: boolean;
  /** True lets the app install its service worker, in a new browser; elsewhere it would answer instead of the test. */
  readonly installs?: boolean;
}

interface Fixtures {
  /**
   * Opens a separate browser with its own cookies and storage. Its cache may have public files from an earlier test
   * (kept-pages.ts). A console error that neither console-guard.ts nor `expects` allows fails the test.
   */
  newPerson: (opening?: Opening) => Promise<Page>;
}

interface WorkerFixtures {
  keptPages: KeptPages;
  /** Which of the two servers the Playwright project uses (playwright.config.ts). */
  house: HouseName;
  /**
   * The server under test, in the form that factories take. Its services run in this process, with the server's
   * database, files and secret; its clock is the real one.
   */
  server: TestServer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  house: ['empty', { option: true, scope: 'worker' }],
  browser: async ({ browser, browserName }, use) => {
    if (browserName === 'firefox') amendAnswers(browser);
    await use(browser);
  },
  server: [
    async ({ house }, use) => {
      const found = findHouse(house);
      await untilOpen(found);
      const env = readEnv({
        NODE_ENV: 'test',
        BASE_URL: found.url,
        DATABASE_URL: found.database_url,
        DATA_DIR: found.data_dir,
        SESSION_SECRET: found.session_secret,
        DEMO: '0',
        RATE_LIMITS: '0',
        LOCAL_CALENDARS: '1',
        LOG_LEVEL: 'error',
      });
      const { services, stop } = await startServices({ env, withSchedule: false });
      const setClock = () => {
        throw new Error('The server of the journeys is another process, whose clock is the real one');
      };
      await use({ url: found.url, services, setClock, stopClock: setClock, stop });
      await stop();
    },
    { scope: 'worker', timeout: 2 * OPENING_PATIENCE_MS },
  ],
  baseURL: async ({ house }, use) => use(findHouse(house).url),
  keptPages: [
    async ({ browser, house }, use) => use(new KeptPages(browser, findHouse(house).url)),
    { scope: 'worker' },
  ],
  newPerson: async ({ browser, browserName, baseURL, keptPages }, use, { errors: failures, titlePath }) => {
    const opened: { leave: () => Promise<void>; errors: () => readonly string[] }[] = [];
    await use(async ({ as, expects = [], moves = false, first = false, installs = false } = {}) => {
      // Only Chromium can empty a page.
      const isKept = browserName === 'chromium' && !moves && !first && !installs;
      const openAnew = () =>
        browser.newContext({
          ...(baseURL && { baseURL }),
          reducedMotion: moves ? 'no-preference' : 'reduce',
          serviceWorkers: installs ? 'allow' : 'block',
        });
      const page = isKept ? await keptPages.take() : await (await openAnew()).newPage();
      const context = page.context();
      if (browserName === 'firefox') await amendPage(page);
      const guard = guardConsole(context, expects);
      if (isLineSlow()) await holdCalls(context, [...titlePath, opened.length].join(' '));
      opened.push({
        errors: guard.errors,
        leave: async () => {
          await (isKept ? keptPages.giveBack(page) : context.close());
          guard.stop();
        },
      });
      if (as) await context.addCookies([cookieOf(as.cookie, baseURL)]);
      return page;
    });
    // After a failed test the browser stays open for the screenshot; it ends with its worker.
    if (failures.length === 0) for (const { leave } of opened) await leave();
    expect(
      opened.flatMap(({ errors }) => errors()),
      'errors on the console of the browser',
    ).toEqual([]);
  },
});

function cookieOf(header: string, url = '') {
  const [name = '', value = ''] = header.split('=', 2);
  return { name, value, url, httpOnly: true, sameSite: 'Lax' as const };
}

/**
 * A talent with a stored picture, whom companies find. The picture is stored before the talent, because other tests
 * list all talents and would see one without a picture.
 */
export async function aTalentWithPicture(server: TestServer, overrides: TalentOverrides = {}): Promise<Talent> {
  return aTalent(server, { ...overrides, picture: await aKeptPicture(server.services) });
}

export { expect };
