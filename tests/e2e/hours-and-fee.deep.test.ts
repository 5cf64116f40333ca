/** The hours of a role, what similar roles pay, and where it is shown: from the form to the talent's phone. */
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { sendRequests } from './acts/casting.ts';
import { choose } from './acts/profile.ts';
import { pick } from './acts/project.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

test('a form begins with hours, says what similar roles pay, and asks nobody before it is said where it is shown', async ({
  newPerson,
  server,
}) => {
  const today = dayOf(server.services.clock());
  const company = await anApprovedCompany(server);
  const talent = await aTalentWithPicture(server, { first_name: 'Tuva', last_name: `Hed-${fewLetters()}` });
  await talent.api.ok('PATCH /talent/profile', { body: { categories: ['extra'] } });
  await server.services.pool.query(
    `insert into fee_guides (category, basis, hours, low_ore, high_ore, made_on)
     values ('extra', 'day', 'to_8', 650000, 900000, $1)`,
    [today],
  );
  const [page, phone] = [await newPerson({ as: company }), await newPerson({ as: talent })];
  await phone.setViewportSize({ width: 390, height: 844 });
  const missing = page.getByRole('status').filter({ hasText: 'Det här saknas' });

  await test.step('a role begins with the usual hours', async () => {
    await page.goto('/CompanyCreateProject');
    await page.getByLabel('Titel').fill('Första snön');
    await page.getByRole('button', { name: 'Lägg till datum' }).click();
    await page.getByLabel('Första dagen').fill(addDays(today, 30));
    await page.getByLabel('Sista dagen').fill(addDays(today, 30));
    await choose(page, 'Kommun', 'Göte', 'Göteborg');
    await page.getByRole('button', { name: 'Lägg till roll' }).click();
    await page.getByLabel('Rollens namn').fill('Skidåkaren');
    await page.getByLabel('Arvode per dag').fill('7000');
    await expect(page.getByLabel('Dagen börjar')).toHaveValue('08:00');
    await expect(page.getByLabel('Dagen slutar')).toHaveValue('16:00');
    await expect(missing.getByRole('listitem')).toHaveText(['Var materialet får visas, eller att det inte visas']);
  });

  await test.step('hours that are left out are missing, unless they are said not to be decided', async () => {
    await page.getByLabel('Dagen slutar').fill('');
    await expect(missing).toContainText('Tider för varje roll');
    await page.getByLabel('Tiderna är inte bestämda').check();
    await expect(missing).not.toContainText('Tider');
    await expect(page.getByLabel('Dagen börjar')).toBeHidden();
    await page.getByLabel('Tiderna är inte bestämda').uncheck();
    await expect(page.getByLabel('Dagen slutar')).toHaveValue('16:00');
  });

  await test.step('what similar roles pay is under the fee once the trade is known', async () => {
    await expect(page.getByText(/^Liknande roller/)).toBeHidden();
    await page.getByText('Vem ni söker').click();
    await page.getByLabel('Beskriv vem ni söker').fill('statist');
    await page.getByLabel('Beskriv vem ni söker').press('Enter');
    await expect(page.getByText(/^Liknande roller: 6\s500–9\s000\skr per dag$/)).toBeVisible();
    await page.getByLabel('Arvodet gäller').selectOption('Per timme');
    await expect(page.getByText(/^Liknande roller/)).toBeHidden();
    await page.getByLabel('Arvodet gäller').selectOption('Per dag');
    await expect(page.getByText(/^Liknande roller/)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  await test.step('talents are asked once it is said that nothing is shown', async () => {
    await page.getByLabel('Det som spelas in visas inte').check();
    await page.getByRole('button', { name: 'Börja välja talanger' }).click();
    await pick(page, 'Skidåkaren', talent.name);
    await sendRequests(page, 1, addDays(today, 6));
  });

  await test.step('the talent reads the hours in the mail and on the phone, and the usual overtime', async () => {
    await mailTo(talent.email, /Ny förfrågan: Skidåkaren/);
    await phone.goto('/TalentRequests');
    await phone.getByRole('link', { name: 'Skidåkaren' }).click();
    await expect(phone.getByText(/kl\. 08\.00–16\.00/).first()).toBeVisible();
    await expect(phone.getByText(/20\s% av dagsarvodet för varje påbörjad timme/).first()).toBeVisible();
    await expect(phone.getByText(/^Liknande roller/)).toBeHidden();
    expect(await findings(phone)).toEqual([]);
  });
});
