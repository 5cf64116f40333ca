import type { Page } from '@playwright/test';

/** Stops the clock of pages that are opened later: their time passes only by `clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}
