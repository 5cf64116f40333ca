/** How people come from one screen to another. */
import type { Page } from '@playwright/test';

/** Goes to an address from a page that is open, as links lead: nothing is loaded anew. */
export const goByLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);
