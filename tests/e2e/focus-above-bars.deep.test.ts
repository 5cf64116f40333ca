import type { Page } from '@playwright/test';
import { anApprovedCompany } from './acts/accounts.ts';
import { expect, test } from './fixtures.ts';

/** First line of a field in px, which has the caret: the browser shows no more of a tall one. */
const LINE = 40;

/** The name of the focused field if something covers it; undefined for anything that is no field of text. */
const coveredField = (page: Page): Promise<string | undefined> =>
  page.evaluate((line) => {
    const field = document.activeElement;
    if (!field?.matches('main :is(textarea, select, input:not([type=checkbox], [type=radio], [type=file]))')) return;
    const { left, top, bottom, width } = field.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, Math.min(bottom - 3, top + line));
    return field === seen ? undefined : field.getAttribute('name') || field.id;
  }, LINE);

test('on a phone no field that gets the focus is below the bars at the foot of the window', async ({
  newPerson,
  server,
}) => {
  const page = await newPerson({ as: await anApprovedCompany(server) });
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/CompanyCreateProject');
  await page.getByRole('textbox').first().focus();
  const covered: string[] = [];
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const field = await coveredField(page);
    if (field !== undefined) covered.push(field);
  }
  expect(covered).toEqual([]);
});
