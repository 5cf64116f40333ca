import { expect, type Page } from '@playwright/test';
import type { AccountRole } from '#contract/kernel/route.ts';
import { test as base, type Opening } from '../fixtures.ts';
import { type AddressOf, findAddresses } from './demo-addresses.ts';
import { cookiesOf, type DemoSessions, openDemoSessions } from './demo-sessions.ts';
import { settle } from './settle.ts';

interface WorkerFixtures {
  demo: { readonly sessions: DemoSessions; readonly addressOf: AddressOf };
}
interface Fixtures {
  /** Opens a browser with a demonstration account of this role signed in, or nobody. */
  openAs: (role: AccountRole | undefined, opening?: Omit<Opening, 'as'>) => Promise<Page>;
}

/** The journeys' test with the demonstration's people in it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  demo: [
    async ({ server }, use) => {
      const sessions = await openDemoSessions(server);
      await use({ sessions, addressOf: await findAddresses(server.url, sessions) });
    },
    { scope: 'worker' },
  ],
  openAs: async ({ newPerson, demo, server }, use) => {
    await use(async (role, opening) => {
      const page = await newPerson(opening);
      if (role) await page.context().addCookies(cookiesOf(demo.sessions[role], server.url));
      return page;
    });
  },
});

export { expect, settle };
