import type { Page } from '@playwright/test';

/**
 * Documents of this page carry no answers from now on, as those that a browser fetches ahead, so that each screen asks
 * for all of them.
 */
export const withoutAnswers = (page: Page): Promise<unknown> =>
  page.route(
    () => true,
    (route) =>
      route.request().resourceType() === 'document'
        ? route.continue({ headers: { ...route.request().headers(), purpose: 'prefetch' } })
        : route.fallback(),
  );
