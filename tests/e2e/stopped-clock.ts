import type { Page } from '@playwright/test';

/** Stops the clock of the screens that the page opens from now on: their time passes only by `clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}
