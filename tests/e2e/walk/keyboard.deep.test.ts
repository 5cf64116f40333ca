import type { Locator, Page } from '@playwright/test';
import { DEMO_COMPANY, DEMO_PASSWORD, DEMO_TALENT } from '#demo/accounts.ts';
import { expect, settle, test } from './walk.ts';

/** Presses Tab until the element has the focus. Fails after 120 presses. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isReached = () => target.evaluateAll((all) => all.some((one) => one === document.activeElement));
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isReached()) return expectVisibleFocus(page);
    await page.keyboard.press(key);
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}

/** Expects a visible outline on the focused element or on an element around it, such as the row of a link. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const outline = () =>
    page.evaluate(() => {
      for (let one = document.activeElement; one && one !== document.body; one = one.parentElement) {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1.5) return true;
      }
      return false;
    });
  await expect.poll(outline, { message: 'a visible focus' }).toBe(true);
}

async function signInByKeys(page: Page, email: string): Promise<void> {
  await page.goto('/Login');
  await settle(page);
  await tabTo(page, page.getByLabel('E-post', { exact: true }));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Lösenord', { exact: true }));
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

const activeName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label'),
  );

test('a talent signs in, opens the bell, and answers a request by keyboard alone', async ({ openAs }) => {
  const page = await openAs(undefined);
  await signInByKeys(page, DEMO_TALENT.email);
  await page.waitForURL('**/TalentDashboard');
  await settle(page);

  const bell = page.getByRole('button', { name: /^Notiser/ });
  await tabTo(page, bell);
  await page.keyboard.press('Enter');
  const notices = page.getByRole('dialog', { name: 'Notiser' });
  await expect(notices).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notices).toBeHidden();
  await expect(bell).toBeFocused();

  await page.keyboard.press('Enter');
  const notice = notices.getByRole('link', { name: /Ny förfrågan/ }).first();
  await tabTo(page, notice);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/TalentInterestDetails?id=*');
  await settle(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByLabel(/^Meddelande till/));
  await page.keyboard.type('Det vill jag gärna.');
  const yes = page.getByRole('button', { name: 'Ja, jag är intresserad' });
  await tabTo(page, yes);
  await page.keyboard.press('Enter');
  const takeBack = page.getByRole('button', { name: 'Ta tillbaka mitt ja' });
  await expect(takeBack).toBeVisible();
  // The pressed button has disappeared; the focus has moved to another element.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await tabTo(page, takeBack);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Ta tillbaka ditt ja?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(takeBack).toBeFocused();
});

test('a company decides on the board, opens menu and drawer, and goes to a screen by its name, by keyboard alone', async ({
  openAs,
  demo,
}) => {
  const page = await openAs(undefined);
  await signInByKeys(page, DEMO_COMPANY.email);
  await page.waitForURL('**/CompanyDashboard');
  await settle(page);

  const menu = page.getByRole('button', { name: /^Meny för/ });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await activeName(page)).toBeTruthy();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Skärm, projekt eller namn' })).toBeFocused();
  await page.keyboard.type('bokningar');
  await expect(page.getByRole('option', { name: 'Bokningar', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/CompanyBookings');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`/CompanyProjectReview${demo.addressOf({ name: 'CompanyProjectReview' })}`);
  await settle(page);
  // Undoes an approval and approves again, so that the demonstration is unchanged.
  const approved = page.getByRole('region', { name: /: Godkända, [1-9]/ }).first();
  const card = approved.getByRole('listitem').first();
  const person = card.getByRole('button').first();
  const name = (await person.innerText()).trim();
  await tabTo(page, person);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(person).toBeFocused();

  const board = ((await approved.getAttribute('aria-label')) ?? '').split(': ')[0];
  const columnOf = (column: string) =>
    page.getByRole('region', { name: `${board}: ${column}, ` }).filter({ hasText: name });
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(columnOf('Obeslutade')).toHaveCount(1);
  await expectVisibleFocus(page);
  const approve = page.getByRole('button', { name: `Godkänn ${name}` });
  // The button is disabled until the server's answer has come; Tab would skip it.
  await expect(approve).toBeEnabled();
  await tabTo(page, approve);
  await page.keyboard.press('Enter');
  await expect(columnOf('Godkända')).toHaveCount(1);
});

test('the skip link leads past the navigation', async ({ openAs }) => {
  const page = await openAs('company');
  await page.goto('/CompanyDashboard');
  await settle(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Hoppa till innehållet' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Nytt projekt' })).toBeFocused();
  await expectVisibleFocus(page);
});
