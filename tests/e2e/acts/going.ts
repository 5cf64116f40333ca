/** Navigation from one screen to another. */
import type { Page } from '@playwright/test';
import { settle } from '../walk/settle.ts';

/** Opens an address by pushing it to the history, as a link does, without a reload. */
export const goByLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** Opens an address as `goByLink` does, but after a missing page, so that nothing of the previous screen is left. */
export async function comeByLink(page: Page, path: string): Promise<void> {
  for (const to of ['/finns-inte', path]) {
    await settle(page);
    await goByLink(page, to);
  }
}
