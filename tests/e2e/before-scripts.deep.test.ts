import type { Page } from '@playwright/test';
import { aSignedUpTalent } from './acts/accounts.ts';
import { appHasCome, emailBox, passwordBox } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';

/** Opens an address with the app's scripts held back until the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!early-press).*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

/** @returns a function that waits until the early script of the page opened next has run */
function earlyScript(page: Page): () => Promise<void> {
  const answered = page.waitForResponse(/early-press/);
  return async () => {
    // Importing the script again resolves only after its first run.
    await page.evaluate((address) => import(address).then(() => undefined), (await answered).url());
  };
}

test('input on Login before the app has come is neither lost nor put into the address', async ({
  newPerson,
  server,
}) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  const early = earlyScript(page);
  const letCome = await openHeld(page, '/login');
  await emailBox(page).fill(who.email);
  await passwordBox(page).fill(who.password);
  await page.getByRole('checkbox', { name: 'Kom ihåg mig' }).uncheck();
  await early();
  await passwordBox(page).press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(emailBox(page)).toHaveValue(who.email);
  const sent = page.waitForRequest(/\/account\/sign-in$/);
  letCome();
  expect((await sent).postDataJSON()).toEqual({ email: who.email, password: who.password, remember: false });
  await expect(page).not.toHaveURL(/login/i);
});

test('an address typed on Login goes along to the forgotten password before the app has come', async ({
  newPerson,
}) => {
  const page = await newPerson();
  const early = earlyScript(page);
  const letCome = await openHeld(page, '/Login');
  await early();
  await emailBox(page).fill('asa@example.se');
  await page.getByRole('link', { name: 'Glömt lösenordet?' }).click({ noWaitAfter: true });
  letCome();
  await expect(page).toHaveURL('/ForgotPassword');
  await expect(emailBox(page)).toHaveValue('asa@example.se');
});

test('the app takes over the form of Login in place, and a remembered address does not replace a typed one', async ({
  newPerson,
}) => {
  const page = await newPerson();
  await page.addInitScript(() => localStorage.setItem('rememberedEmail', 'kept@example.se'));
  await page.goto('/Login');
  await appHasCome(page);
  await expect(emailBox(page)).toHaveValue('kept@example.se');
  const letCome = await openHeld(page, '/Login');
  await emailBox(page).fill('other@example.se');
  const field = await emailBox(page).elementHandle();
  letCome();
  await appHasCome(page);
  await expect(emailBox(page)).toHaveValue('other@example.se');
  // The element is the same as before: a newly drawn one would have lost the caret.
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByRole('checkbox', { name: 'Kom ihåg mig' })).toBeChecked();
});

test('a remembered address gives way to a user who is already in its field', async ({ newPerson }) => {
  const page = await newPerson();
  await page.addInitScript(() => localStorage.setItem('rememberedEmail', 'kept@example.se'));
  const letCome = await openHeld(page, '/Login');
  await emailBox(page).focus();
  letCome();
  await appHasCome(page);
  await expect(emailBox(page)).toHaveValue('kept@example.se');
  await page.keyboard.insertText('other@example.se');
  await expect(emailBox(page)).toHaveValue('other@example.se');
});

test('Registera keeps what was typed and accepted before the app has come', async ({ newPerson }) => {
  const page = await newPerson();
  const letCome = await openHeld(page, '/Registera');
  await page.getByLabel('Förnamn').fill('Åsa');
  await page.getByLabel('Födelsedatum').fill('19990203');
  await page.getByRole('checkbox', { name: /Jag godkänner/ }).check();
  await expect(page.getByRole('button', { name: 'Skapa konto' })).toBeDisabled();
  letCome();
  await appHasCome(page);
  await expect(page.getByLabel('Förnamn')).toHaveValue('Åsa');
  await expect(page.getByLabel('Födelsedatum')).toHaveValue('1999-02-03');
  await expect(page.getByRole('checkbox', { name: /Jag godkänner/ })).toBeChecked();
  await page.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(page.getByLabel('Efternamn')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Förnamn')).not.toHaveAttribute('aria-invalid', 'true');
});

test('Enter on Registera before the app has come shows which fields are missing', async ({ newPerson }) => {
  const page = await newPerson();
  const early = earlyScript(page);
  const letCome = await openHeld(page, '/Registera');
  await early();
  await page.getByLabel('Förnamn').fill('Åsa');
  await page.getByLabel('Förnamn').press('Enter');
  letCome();
  await expect(page.getByLabel('Efternamn')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Du måste godkänna villkoren.')).toBeVisible();
  await expect(page.getByLabel('Förnamn')).not.toHaveAttribute('aria-invalid', 'true');
});
