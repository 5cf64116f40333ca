/** Companies save talents in lists and save searches, and get mails about new matches. */
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { tellNewMatches } from '#server/features/finding/saved-search/commands/tell-new-matches.ts';
import { finderOf } from '#server/features/finding/saved-search/queries/find-fitting.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { linkIn, mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

/** Runs the hourly job as if it were ten o'clock (UTC) the next morning. */
function tellNextMorning({ services }: TestServer): Promise<number> {
  const { db, clock, log } = services;
  const morning = new Date(`${addDays(dayOf(clock()), 1)}T10:00:00Z`);
  return tellNewMatches({ db, clock: () => morning, log, find: finderOf(services) });
}

test('people are put in a list, noted about, taken off and put back; the list is renamed and deleted', async ({
  newPerson,
  server,
}) => {
  const mark = fewLetters();
  const [company, anna, bo] = await Promise.all([
    anApprovedCompany(server),
    aTalentWithPicture(server, { first_name: 'Anna', last_name: `Ek-${mark}` }),
    aTalentWithPicture(server, { first_name: 'Bo', last_name: `Ek-${mark}` }),
  ]);
  // A name that is already used is refused with 409.
  const page = await newPerson({ as: company, moves: true, expects: [/status of 409 .*\/shortlists/] });
  await page.goto(`/CompanyTalents?text=Ek-${mark}`);

  await page.getByRole('button', { name: `Spara i lista: ${anna.name}` }).click();
  const panel = page.getByRole('dialog', { name: `Listor för ${anna.name}` });
  await panel.getByLabel('Ny lista').fill('Ryttare');
  await panel.getByRole('button', { name: 'Skapa' }).click();
  await expect(panel.getByRole('checkbox', { name: /Ryttare/ })).toBeChecked();
  await expect(page.getByText(`${anna.name} är tillagd i Ryttare.`)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await panel.getByLabel('Ny lista').fill('RYTTARE');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Det finns redan en lista med det namnet.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Spara i lista: ${bo.name}` }).click();
  await page
    .getByRole('dialog', { name: `Listor för ${bo.name}` })
    .getByRole('checkbox', { name: /Ryttare/ })
    .click();
  await expect(page.getByText(`${bo.name} är tillagd i Ryttare.`)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Listor' }).click();
  await page.getByRole('link', { name: 'Ryttare' }).click();
  const people = page.getByRole('list', { name: 'Personer i Ryttare' });
  await expect(people.getByRole('listitem')).toHaveCount(2);
  await expect(people.getByRole('listitem').first()).toContainText(bo.name);

  await people.getByRole('button', { name: `Anteckna om ${anna.name}` }).click();
  await people.getByLabel(`Anteckning om ${anna.name}`).fill('Rider sedan barnsben.');
  await people.getByRole('button', { name: 'Spara' }).click();
  await expect(people.getByText('Rider sedan barnsben.')).toBeVisible();

  await people.getByRole('button', { name: anna.name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: anna.name })).toContainText('Göteborg');
  await page.keyboard.press('Escape');

  await people.getByRole('button', { name: `Ta bort ${anna.name} ur listan` }).click();
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await page
    .getByText(`${anna.name} är borttagen ur Ryttare.`)
    .locator('..')
    .getByRole('button', { name: 'Ångra' })
    .click();
  await expect(people.getByRole('listitem').last()).toContainText('Rider sedan barnsben.');
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Mer om listan Ryttare' }).click();
  await page.getByRole('menuitem', { name: 'Byt namn' }).click();
  await page.getByRole('dialog').getByLabel('Namn').fill('Hästfolk');
  await page.getByRole('button', { name: 'Spara namnet' }).click();
  await expect(page.getByRole('heading', { name: 'Hästfolk' })).toBeVisible();

  await page.getByRole('button', { name: 'Mer om listan Hästfolk' }).click();
  await page.getByRole('menuitem', { name: 'Ta bort listan' }).click();
  await page.getByRole('button', { name: 'Ta bort listan' }).click();
  await expect(page.getByText('Inga listor ännu')).toBeVisible();
  expect((await company.api.ok('GET /shortlists', { query: {} })).total).toBe(0);

  // The search was in the address throughout.
  await page.getByRole('tab', { name: 'Sök', exact: true }).click();
  await expect(page.getByText(anna.name, { exact: true }).first()).toBeVisible();
});

test('a search is saved, announced by mail when a new talent matches, opened from the mail, and turned off', async ({
  newPerson,
  server,
}) => {
  const mark = fewLetters();
  const company = await anApprovedCompany(server);
  await aTalentWithPicture(server, { first_name: 'Redan', last_name: `Asp-${mark}` });
  const page = await newPerson({ as: company });
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/talents/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/CompanyTalents?text=Asp-${mark}`);
  await expect(page.getByRole('button', { name: 'Alla önskemål' })).toBeVisible();
  // Until the text has been read, the search cannot be saved.
  await expect(page.getByRole('button', { name: 'Spara sökningen' })).toBeHidden();
  letCome();
  await page.getByRole('button', { name: 'Spara sökningen' }).click();
  const form = page.getByRole('dialog', { name: 'Spara sökningen' });
  await expect(form.getByLabel('Namn på sökningen')).not.toHaveValue('');
  await form.getByLabel('Namn på sökningen').fill(`Vår ${mark}`);
  await form.getByRole('button', { name: 'Spara sökningen' }).click();
  await expect(page.getByText(`Sökningen ”Vår ${mark}” är sparad.`)).toBeVisible();

  const late = await aTalentWithPicture(server, { first_name: 'Nykomling', last_name: `Asp-${mark}` });
  await tellNextMorning(server);
  const mail = await mailTo(company.email, new RegExp(`En ny person passar: Vår ${mark}`));
  expect(mail.text).toContain(late.name);
  expect(mail.text).not.toContain('Redan');

  await page.goto(linkIn(mail));
  await expect(page.getByText(late.name, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/CompanyTalents\\?text=Asp-${mark}`, 'i'));

  await page.getByRole('tab', { name: 'Sparade sökningar' }).click();
  const row = page.getByRole('list', { name: 'Sparade sökningar' }).getByRole('listitem');
  await expect(row).toContainText('2 passade');
  expect(await findings(page)).toEqual([]);
  await row.getByRole('switch').click();
  await expect
    .poll(async () => (await company.api.ok('GET /saved-searches')).items.map(({ notify }) => notify))
    .toEqual(['off']);

  await row.getByRole('button', { name: `Mer om sökningen Vår ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Ta bort' }).click();
  await expect(page.getByText('Inga sparade sökningar ännu')).toBeVisible();
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(row).toHaveCount(1);

  await page.goto('/CompanyTalents?tab=searches&open=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Sökningen i länken finns inte här.')).toBeVisible();
});

test('on a phone nothing behind the panel of lists can be reached until a press beside closes it', async ({
  newPerson,
  server,
}) => {
  const mark = fewLetters();
  const company = await anApprovedCompany(server);
  const anna = await aTalentWithPicture(server, { first_name: 'Anna', last_name: `Ek-${mark}` });
  const page = await newPerson({ as: company, moves: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/CompanyTalents?text=Ek-${mark}`);
  const opener = page.getByRole('button', { name: `Spara i lista: ${anna.name}` });
  await opener.click();
  const panel = page.getByRole('dialog', { name: `Listor för ${anna.name}` });
  await panel.getByLabel('Ny lista').fill('Ryttare');
  await expect(opener).toBeHidden();
  expect(await findings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Skapa' }).click();
  // The undo button works even while a dialog is open.
  const undo = page
    .getByText(`${anna.name} är tillagd i Ryttare.`)
    .locator('..')
    .getByRole('button', { name: 'Ångra' });
  await undo.click();
  await expect(panel.getByText('Ingen lista ännu.')).toBeVisible();
  await page.mouse.click(195, 5);
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});
