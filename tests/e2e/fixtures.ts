import { test as base, expect, type Page } from '@playwright/test';
import { readEnv } from '#server/env.ts';
import { startServices } from '#server/start-services.ts';
import { aTalent, type Person, type Talent, type TalentOverrides } from '#tests/factories/people.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { guardConsole } from './console-guard.ts';
import { findHouse, type HouseName, OPENING_PATIENCE_MS, untilOpen } from './houses.ts';
import { aKeptPicture } from './pictures.ts';

export interface Opening {
  /** Somebody of a factory, who is then signed in already. */
  readonly as?: Person;
  /** Console errors that the test brings about on purpose. */
  readonly expects?: readonly RegExp[];
  /**
   * Whether what comes and goes moves. Elsewhere it stands still, as people may ask for: drawing what moves took a
   * twentieth of the processor's time.
   */
  readonly moves?: boolean;
}

interface Fixtures {
  /** Opens a browser of its own: other cookies, other storage. Any console error in it fails the test. */
  newPerson: (opening?: Opening) => Promise<Page>;
}

interface WorkerFixtures {
  /** At which of the two servers the tests of a project are (playwright.config.ts). */
  house: HouseName;
  /**
   * The server under test as the factories take it: its address, and services of this process on the same database,
   * the same files and the same secret. Its clock is the real one.
   */
  server: TestServer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  house: ['empty', { option: true, scope: 'worker' }],
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
        LOG_LEVEL: 'error',
      });
      const { services, stop } = await startServices({ env, withSchedule: false });
      const setClock = () => {
        throw new Error('The server of the journeys is another process, whose clock is the real one');
      };
      await use({ url: found.url, services, setClock, stop });
      await stop();
    },
    { scope: 'worker', timeout: 2 * OPENING_PATIENCE_MS },
  ],
  baseURL: async ({ house }, use) => use(findHouse(house).url),
  newPerson: async ({ browser, baseURL }, use) => {
    const opened: { close: () => Promise<void>; errors: () => readonly string[] }[] = [];
    await use(async ({ as, expects = [], moves = false } = {}) => {
      const reducedMotion = moves ? 'no-preference' : 'reduce';
      const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion });
      opened.push({ close: () => context.close(), errors: guardConsole(context, expects) });
      if (as) await context.addCookies([cookieOf(as.cookie, baseURL)]);
      return context.newPage();
    });
    for (const { close } of opened) await close();
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

/** A talent that companies find, with a picture that can be shown: it is there first, since others look at lists meanwhile. */
export async function aTalentWithPicture(server: TestServer, overrides: TalentOverrides = {}): Promise<Talent> {
  return aTalent(server, { ...overrides, picture: await aKeptPicture(server.services) });
}

export { expect };
