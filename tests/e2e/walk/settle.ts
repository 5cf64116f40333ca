import { expect, type Page } from '@playwright/test';

/** Until the screen is there: its heading, its letters, nothing left to load and no picture on its way. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.getByText('Laddar...', { exact: true })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const isPending = () =>
    [...document.images].some((image) => {
      const { left, top, width } = image.getBoundingClientRect();
      const isInSight = width > 0 && left >= 0 && left < innerWidth && top >= 0 && top < innerHeight;
      return isInSight && !image.complete && image.checkVisibility();
    });
  await expect.poll(() => page.evaluate(isPending)).toBe(false);
}
