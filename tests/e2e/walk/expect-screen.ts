import type { Page } from '@playwright/test';
import { BRAND } from '#texts/kernel/brand.ts';
import { findRoute } from '#web/app/routes.ts';
import { expect, settle } from './walk.ts';

/**
 * Expects the screen. The window's title must be the brand for Home; for other screens it must begin with the title in
 * the route table or with the heading, and end with the brand.
 */
export async function expectScreen(page: Page, name: string): Promise<void> {
  const entry = findRoute(`/${name}`);
  if (!entry) throw new Error(`The route table has no screen ${name}`);
  await settle(page);
  const heading = (await page.locator('h1').first().innerText()).trim();
  const [words = '', brand] = (await page.title()).split(` – `);
  if (name === 'Home') return expect(words).toBe(BRAND);
  expect(brand, name).toBe(BRAND);
  const isOwn = [entry.title, heading].some((expected) => words.startsWith(expected));
  expect(isOwn, `${name} is named '${words}'`).toBe(true);
}
