/** The app on a phone without a network: it opens from the files that its service worker keeps. */
import type { Page } from '@playwright/test';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

/** Waits until the worker answers for the page, and has the files of the role's screens. */
async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller) return 0;
        const names = (await caches.keys()).filter((name) => name.startsWith('medverka-files-'));
        const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
        return counts.reduce((sum, count) => sum + count, 0);
      }),
    )
    .toBeGreaterThan(50);
}

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

test('a visitor who is not signed in gets no worker', async ({ newPerson }) => {
  const page = await newPerson({ installs: true });
  await page.goto('/Login');
  await page.getByLabel('E-post').fill('vera@example.com');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
