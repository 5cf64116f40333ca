import { expect, type Page } from '@playwright/test';
import { findings } from '../walk/findings.ts';

/** Live updates come with the commit; polling alone would take up to 30 seconds. */
const LIVE = { timeout: 3_000 };

/** A tape as the company sees it: by keys alone in one browser, while another member has the same screen open. */
export async function lookAtTape(page: Page, colleague: Page, href: string, name: string): Promise<void> {
  await page.goto(href);
  await colleague.goto(href);
  const person = page.getByRole('article', { name });
  await expect(person.locator('video')).toHaveJSProperty('readyState', 4);
  expect(await findings(page)).toEqual([]);
  // The keys count once the focus is among the people.
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.keyboard.press('4');
  await expect(page.getByRole('link', { name: /4 av 5, dina stjärnor/ })).toBeVisible();
  await expect(colleague.getByRole('article', { name }).getByText('Kim 4')).toBeVisible(LIVE);
  await page.keyboard.press('n');
  await page.keyboard.type('Varm röst, vill höra mer. 5 A');
  await expect(person.getByRole('textbox', { name: 'Din anteckning' })).toHaveValue('Varm röst, vill höra mer. 5 A');
  await expect(colleague.getByText('Varm röst, vill höra mer. 5 A')).toBeVisible(LIVE);
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(person.getByText('Godkänd', { exact: true })).toBeVisible();
  // The button of the decision is gone, and the keys go on counting.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Tangenter' })).toBeVisible();
  await page.keyboard.press('Escape');
}
