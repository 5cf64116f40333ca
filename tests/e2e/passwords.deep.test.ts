import type { Page } from '@playwright/test';
import { aSignedUpTalent } from './acts/accounts.ts';
import { emailBox, signIn } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';
import { linkIn, mailsTo, mailTo } from './mail.ts';

const newPassword = 'ett helt nytt lösenord vid sjön';
const newPasswordBox = (page: Page) => page.getByLabel('Nytt lösenord', { exact: true });
const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: /^Hej/ });

test('a forgotten password is replaced by the link of a mail, and all sessions end', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const elsewhere = await newPerson();
  await elsewhere.goto('/Login');
  await signIn(elsewhere, who);
  await expect(dashboard(elsewhere)).toBeVisible();

  const page = await newPerson();
  await page.goto('/Login');
  await emailBox(page).fill(who.email);
  await page.getByRole('link', { name: 'Glömt lösenordet?' }).click();
  await expect(emailBox(page)).toHaveValue(who.email);
  await page.getByRole('button', { name: 'Skicka länk' }).click();
  const answer = page.getByText(`Om adressen finns hos oss har vi skickat en länk till ${who.email}.`);
  await expect(answer).toBeVisible();
  await page.reload();
  await expect(answer).toBeVisible();
  await expect(page.getByRole('button', { name: /^Skicka igen om \d+ s$/ })).toBeDisabled();

  const link = linkIn(await mailTo(who.email, /Välj ett nytt lösenord/));
  await page.goto(link);
  await newPasswordBox(page).fill('password');
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await expect(page.getByText('Lösenordet är för svagt. Använd minst 8 tecken.')).toBeVisible();
  await newPasswordBox(page).fill(newPassword);
  await page.getByRole('button', { name: 'Spara lösenordet' }).click();
  await expect(page.getByRole('status')).toContainText('Ditt lösenord är ändrat');
  await signIn(page, who);
  await expect(page.getByRole('alert')).toHaveText('Fel e-post eller lösenord.');
  await signIn(page, { ...who, password: newPassword });
  await expect(dashboard(page)).toBeVisible();

  await elsewhere.goto('/TalentRequests');
  await expect(elsewhere).toHaveURL(/\/Login\?return=/);
  // A link works once.
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('alert')).toHaveText('Länken gäller inte längre. Be om en ny.');
  await expect(newPasswordBox(elsewhere)).toBeHidden();
});

test('an unknown address gets the same answer, and without a link there is nothing to fill in', async ({
  newPerson,
}) => {
  const email = 'nobody.at.all@example.com';
  const page = await newPerson();
  await page.goto('/ForgotPassword');
  await emailBox(page).fill(email);
  await emailBox(page).press('Enter');
  await expect(page.getByText(`Om adressen finns hos oss har vi skickat en länk till ${email}.`)).toBeVisible();
  expect(await mailsTo(email)).toEqual([]);
  for (const address of ['/ResetPassword', '/ResetPassword?token=made-up']) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('Länken');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(newPasswordBox(page)).toBeHidden();
  }
  await page.getByRole('link', { name: 'Be om en ny länk' }).click();
  await expect(page).toHaveURL(/\/ForgotPassword$/);
});

test('a password is changed in the settings by who knows it, and the others have to sign in again', async ({
  newPerson,
  server,
}) => {
  const who = await aSignedUpTalent(server);
  const [page, elsewhere] = [await newPerson(), await newPerson()];
  for (const browser of [page, elsewhere]) {
    await browser.goto('/Login?return=/TalentSettings');
    await signIn(browser, who);
    await expect(browser.getByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Byt lösenord' }).click();
  const present = page.getByLabel('Nuvarande lösenord');
  await expect(present).toBeFocused();
  await present.fill('not the one');
  await newPasswordBox(page).fill(newPassword);
  await page.getByRole('button', { name: 'Byt lösenord' }).click();
  await expect(page.getByText('Lösenordet stämmer inte.')).toBeVisible();
  await expect(newPasswordBox(page)).toHaveValue(newPassword);
  await present.fill(who.password);
  await page.getByRole('button', { name: 'Byt lösenord' }).click();
  await expect(page.getByText('Lösenordet är ändrat')).toBeVisible();
  await expect(present).toBeHidden();
  await expect(elsewhere.getByRole('alert')).toContainText('Du har loggats ut');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible();
});
