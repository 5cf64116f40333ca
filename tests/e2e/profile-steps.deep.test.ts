/**
 * A talent can leave the five steps of the profile and later continue at the first step that is not done (spec, section
 * 2).
 */
import { aSignedUpTalent } from './acts/accounts.ts';
import { choose } from './acts/profile.ts';
import { signIn, signOut } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';

test('a talent who leaves after a step comes back to the next one, also in another browser', async ({
  newPerson,
  server,
}) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  await page.goto('/Login?return=/TalentRegistration');
  await signIn(page, who);
  await expect(page.getByRole('heading', { level: 1, name: 'Vem är du?' })).toBeVisible();
  await choose(page, 'Vad gör du?', 'skådes', 'Skådespelare');
  await page.getByRole('checkbox', { name: 'Kvinna' }).check();
  await page.getByLabel('Spelålder, från').fill('24');
  await page.getByLabel('Spelålder, till').fill('34');
  await choose(page, 'Var bor du?', 'Göteb', 'Göteborg');
  await page.getByRole('button', { name: 'Spara och fortsätt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hur ser du ut nu?' })).toBeVisible();
  await page.goto('/TalentDashboard');
  await signOut(page);

  const elsewhere = await newPerson();
  await elsewhere.goto('/TalentRegistration');
  await elsewhere.getByRole('main').getByRole('link', { name: 'Logga in' }).click();
  await signIn(elsewhere, who);
  await expect(elsewhere).toHaveURL('/TalentRegistration');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Hur ser du ut nu?' })).toBeVisible();
  await expect(elsewhere.getByText('Steg 2 av 5')).toBeVisible();
  await elsewhere.getByRole('navigation', { name: 'Profilens steg' }).getByRole('link').first().click();
  await expect(elsewhere.getByLabel('Spelålder, från')).toHaveValue('24');
  await expect(elsewhere.getByLabel('Spelålder, till')).toHaveValue('34');
  await expect(elsewhere.getByRole('checkbox', { name: 'Kvinna' })).toBeChecked();
  await expect(elsewhere.getByText('Skådespelare', { exact: true }).first()).toBeVisible();
});
