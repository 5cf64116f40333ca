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
  /** Opens a browser with the demonstration's account of this role signed in; without a role, as a visitor. */
  openAs: (role: AccountRole | undefined, opening?: Omit<Opening, 'as'>) => Promise<Page>;
}

/** The `test` of the journeys, with the accounts of the demonstration. */
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
