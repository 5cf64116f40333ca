import { aTalent } from '#tests/factories/people.ts';
import { anAdminWithPassword, aSignedUpTalent } from './acts/accounts.ts';
import { emailBox, signIn, signOut } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';

test('a wrong password is told without saying which of the two is wrong', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  await page.goto('/Login');
  await signIn(page, { email: who.email, password: 'not the one' });
  await expect(page.getByRole('alert')).toHaveText('Fel e-post eller lösenord.');
  await signIn(page, { email: `nobody-${who.email}`, password: who.password });
  await expect(page.getByRole('alert')).toHaveText('Fel e-post eller lösenord.');
  await expect(emailBox(page)).toHaveValue(`nobody-${who.email}`);
});

test('an administrator does not get in without the code', async ({ newPerson, server }) => {
  const admin = await anAdminWithPassword(server);
  const page = await newPerson();
  await page.goto('/Login');
  await signIn(page, admin);
  await expect(page.getByRole('heading', { name: 'Ange koden' })).toBeVisible();
  const code = page.getByLabel('Engångskod');
  await code.fill(admin.wrongCode());
  await expect(page.getByText('Koden stämmer inte. Kontrollera siffrorna och försök igen.')).toBeVisible();
  await page.goto('/AdminDashboard');
  await expect(page).toHaveURL(/\/Login\?return=/);
  await signIn(page, admin);
  await code.fill(admin.code());
  await expect(page.getByRole('heading', { level: 1, name: 'Översikt' })).toBeVisible();
  const { rows } = await server.services.pool.query('select 1 from sessions where account_id = $1', [admin.account_id]);
  expect(rows).toHaveLength(1);
});

test('signing out empties the browser, but for the notes on conversations', async ({ newPerson, server }) => {
  const talent = await aTalent(server, { is_completed: false });
  const page = await newPerson({ as: talent });
  await page.goto('/TalentDashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Hej/ })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('conversationLastViewed_7', '2026-11-21');
    localStorage.setItem('rememberedEmail', 'someone@example.com');
  });
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['conversationLastViewed_7']);
  const { rows } = await server.services.pool.query('select 1 from sessions where account_id = $1', [
    talent.account_id,
  ]);
  expect(rows).toEqual([]);
});
