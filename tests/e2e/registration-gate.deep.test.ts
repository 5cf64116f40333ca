/** After a sign-up by Google or Facebook, the missing birth date and consent are asked for first (U-01). */
import { dayOf } from '#domain/kernel/time/day.ts';
import { aTalent } from '#tests/factories/people.ts';
import { expect, test } from './fixtures.ts';

test('a talent from a provider enters birth date and terms first, and can do nothing else', async ({
  newPerson,
  server,
}) => {
  const talent = await aTalent(server, { is_completed: false });
  const { pool } = server.services;
  await pool.query('update accounts set birth_date = null, terms_version = null where id = $1', [talent.account_id]);
  await pool.query('update talents set birth_date = null where id = $1', [talent.talent_id]);
  const page = await newPerson({ as: talent });
  const gate = page.getByRole('heading', { level: 1, name: 'Två saker innan du börjar' });
  // At the first visit the storage has no record, at the second an outdated one.
  for (const data of [undefined, { id: talent.talent_id }]) {
    if (data) {
      const record = JSON.stringify({ role: 'talent', data });
      await page.evaluate((text) => localStorage.setItem('medverka.session', text), record);
    }
    await page.goto(data ? '/TalentHelp' : '/TalentDashboard');
    await expect(page).toHaveURL('/TalentRegistration');
    await expect(gate).toBeVisible();
  }
  await page.goto('/TalentRegistration?step=looks');
  await expect(gate).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Profilens steg' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
  await page.getByRole('button', { name: 'Radera kontot' }).click();
  await expect(page.getByRole('heading', { name: 'Radera mitt konto' })).toBeVisible();
  await page.getByLabel('Födelsedatum').fill(`${Number(dayOf(new Date()).slice(0, 4)) - 5}-01-02`);
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByText('Du måste vara minst 13 år för att registrera dig.').last()).toBeVisible();
  await expect(page.getByText('Du måste godkänna villkoren.').last()).toBeVisible();
  await page.getByLabel('Födelsedatum').fill('1996-03-12');
  await page.getByRole('checkbox', { name: /Jag godkänner/ }).check();
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hur ser du ut nu?' })).toBeVisible();
  await expect(page.getByText('Steg 2 av 5')).toBeVisible();
});

test('a user at the question for birth date and terms can sign out instead', async ({ newPerson, server }) => {
  const talent = await aTalent(server, { is_completed: false });
  await server.services.pool.query('update accounts set terms_version = null where id = $1', [talent.account_id]);
  const page = await newPerson({ as: talent });
  await page.goto('/TalentDashboard');
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/TalentDashboard');
  await expect(page).toHaveURL(/\/Login/);
});
