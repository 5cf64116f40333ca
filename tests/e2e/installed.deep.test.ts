/** The app on a phone without a network: it opens from the files that its service worker keeps. */
import type { Page } from '@playwright/test';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { startUpdatedServer } from './next-worker.ts';

/** Waits until the worker answers for the page, and has the files of the role's screens. */
async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          if (!navigator.serviceWorker.controller) return 0;
          const names = (await caches.keys()).filter((name) => name.startsWith('medverka-files-'));
          const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
          return counts.reduce((sum, count) => sum + count, 0);
        }),
      { timeout: 30_000 },
    )
    .toBeGreaterThan(50);
}

/** Names of the caches with the files of screens, each named after its version. */
const filesOf = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('medverka-files-')));

/** All addresses that the worker keeps. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** What Chromium writes when a call finds no network. */
const expects = [/ERR_INTERNET_DISCONNECTED/];

test('the app opens without a network, and keeps only public files', async ({ newPerson, server }) => {
  const talent = await aTalentWithPicture(server);
  const page = await newPerson({ as: talent, installs: true, expects });
  await page.goto('/TalentDashboard');
  await untilKept(page);
  const kept = await keptAddresses(page);
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/app-shell']);
  await page.context().setOffline(true);
  await page.goto('/TalentAssignments');
  await expect(page.getByRole('heading', { level: 1, name: 'Uppdrag' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Huvudmeny', exact: true })).toBeVisible();
});

test('a new version takes over when nothing is typed, and the typed words stay', async ({ newPerson, server }) => {
  const updated = await startUpdatedServer(server.url);
  const page = await newPerson({ as: await aTalentWithPicture(server), installs: true });
  await page.goto(`${updated.url}/TalentHelp`);
  await untilKept(page);
  const [former] = await filesOf(page);
  await page.getByLabel('Sök bland svaren').fill('Får jag ta med min hund?');

  updated.update('the-next-version');
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration?.waiting !== null && registration?.waiting !== undefined;
    });
  await expect.poll(isWaiting).toBe(true);
  expect(await filesOf(page)).toEqual([former]);
  await expect(page.getByLabel('Sök bland svaren')).toHaveValue('Får jag ta med min hund?');

  // Driven by Playwright, Chromium keeps a worker with open pages busy, so that the next takes over once they are closed.
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto(`${updated.url}/TalentDashboard`);
  await expect.poll(() => filesOf(again)).toEqual(['medverka-files-the-next-version']);
  await again.close();
  await updated.stop();
});

test('a visitor who is not signed in gets no worker', async ({ newPerson }) => {
  const page = await newPerson({ installs: true });
  await page.goto('/Login');
  await page.getByLabel('E-post').fill('vera@example.com');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
