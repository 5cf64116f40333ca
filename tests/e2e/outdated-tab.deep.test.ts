/** A tab from before an update: all processes lack the file of its next screen. */
import type { Page } from '@playwright/test';
import { builtFilesOf } from '#tests/support/built-files.ts';
import { appHasCome } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';

/** Makes the files of a screen missing until the page has been loaded again this many times. */
async function missingUntilLoaded(page: Page, screen: string, times: number): Promise<{ loads: () => number }> {
  const own = builtFilesOf([screen]);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(
    ({ pathname }) => own.some((file) => pathname.endsWith(file)),
    (route) => (loads > times ? route.continue() : route.fulfill({ status: 404, body: '' })),
  );
  return { loads: () => loads };
}

const expects = [/Failed to load resource.*404/, /dynamically imported module/];

test('it reloads itself once, and shows the screen', async ({ newPerson }) => {
  const page = await newPerson({ first: true, expects });
  const { loads } = await missingUntilLoaded(page, 'ForgotPassword', 1);
  await page.goto('/Login');
  await appHasCome(page);
  await page.getByRole('link', { name: 'Glömt lösenordet?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Glömt lösenordet' })).toBeVisible();
  expect([loads(), new URL(page.url()).pathname]).toEqual([2, '/ForgotPassword']);
});

test('it says what to do if the file is missing after the reload too', async ({ newPerson }) => {
  const page = await newPerson({ first: true, expects });
  const { loads } = await missingUntilLoaded(page, 'ForgotPassword', 9);
  await page.goto('/Login');
  await appHasCome(page);
  await page.getByRole('link', { name: 'Glömt lösenordet?' }).click();
  await expect(page.getByText('Sidan kunde inte hämtas.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ladda om' })).toBeVisible();
  await expect.poll(loads).toBe(2);
});
