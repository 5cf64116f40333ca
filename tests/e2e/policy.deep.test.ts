import { aCompany } from '#tests/factories/people.ts';
import { guardConsole } from './console-guard.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

test('a violation of the content security policy is on the console, and so fails any journey', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const { errors } = guardConsole(context);
  const page = await context.newPage();
  await page.goto('/Login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors()).toEqual([]);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { color: red }';
    document.head.append(style);
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = true';
    document.head.append(script);
  });
  await expect.poll(() => errors().filter((text) => /Content Security Policy/.test(text)).length).toBe(2);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  await context.close();
});

test('no form asks for eval, which Firefox would show as an error of the page', async ({ newPerson }) => {
  const page = await newPerson();
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
  });
  await page.goto('/Registera');
  // A message of the form's check, which is the zod that loads after the screen.
  await page.getByLabel('Födelsedatum').fill('2099-01-02');
  await page.getByLabel('Födelsedatum').press('Enter');
  await expect(page.getByText('Du måste godkänna villkoren.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([]);
  // An attempt of the page is seen here. Directly in `evaluate` the browser allows it.
  await page.evaluate(() =>
    setTimeout(() => {
      try {
        new Function('');
      } catch {}
    }),
  );
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'refused'))).toEqual(['eval']);
});

test('a dialog holds the page behind it still, by the one style the policy lets through', async ({
  newPerson,
  server,
}) => {
  const page = await newPerson({ as: await aTalentWithPicture(server) });
  await page.goto('/TalentProfile');
  await page.getByRole('button', { name: 'Se din profil som företag' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('the menu opens by keys on its first item and gives the focus back', async ({ newPerson, server }) => {
  const page = await newPerson({ as: await aCompany(server) });
  await page.goto('/CompanyNotifications');
  const button = page.getByRole('button', { name: /^Meny för/ });
  const menu = page.getByRole('menu');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  // A second press on the button closes the menu.
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();
});
