/** How people come from one screen to another. */
import type { Page } from '@playwright/test';
import { settle } from '../walk/settle.ts';

/** Goes to an address from a page that is open, as links lead: nothing is loaded anew. */
export const goByLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** The same with nothing left of what stood there, so that what is seen next is of the new screen. */
export async function comeByLink(page: Page, path: string): Promise<void> {
  for (const to of ['/finns-inte', path]) {
    await settle(page);
    await goByLink(page, to);
  }
}
