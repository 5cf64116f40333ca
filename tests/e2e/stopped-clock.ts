import type { Page } from '@playwright/test';

/** Stops the clock of later pages: their time passes only with `clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}
