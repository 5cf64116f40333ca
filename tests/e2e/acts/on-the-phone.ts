/** What the phone has kept for a time without a network. */
import { expect, type Page } from '@playwright/test';

/** The keys of the answers that the phone has kept: the account, and the call as text. Empty without a database. */
const keptKeys = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'medverka')) return [];
    const opening = indexedDB.open('medverka');
    await new Promise((done) => {
      opening.onsuccess = done;
    });
    const asked = opening.result.transaction('answers').objectStore('answers').getAllKeys();
    await new Promise((done) => {
      asked.onsuccess = done;
    });
    opening.result.close();
    return asked.result as [string, string][];
  });

/** The accounts whose answers the phone has kept. */
export const keptAccounts = async (page: Page) => [...new Set((await keptKeys(page)).map(([account]) => account))];

/** True if the worker answers for the page and has its files. */
const hasWorker = (page: Page) =>
  page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return false;
    const files = (await caches.keys()).find((name) => name.startsWith('medverka-files-'));
    return files !== undefined && (await (await caches.open(files)).keys()).length >= 50;
  });

/** Waits until the worker answers for the page, and the phone has its files and the answers of these routes. */
export const untilKept = (page: Page, routes: readonly string[]) =>
  expect
    .poll(
      async () => {
        if (!(await hasWorker(page))) return routes;
        const kept = await keptKeys(page);
        return routes.filter((route) => !kept.some(([, call]) => String(call).includes(`"${route}"`)));
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
