/**
 * A presentation: the company chooses the people, the client opens it with link and code and answers, and the company
 * ends it.
 */
import { aProject } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

test('a client without an account says what they think of those whom the company shows, until it ends', async ({
  newPerson,
  server,
}) => {
  const [company, anna, bo] = await Promise.all([
    anApprovedCompany(server),
    aTalentWithPicture(server, { first_name: 'Anna', last_name: 'Berg' }),
    aTalentWithPicture(server, { first_name: 'Bo', last_name: 'Alm' }),
  ]);
  const { id } = await aProject(server, company, { step: 4, asked: [anna, bo] });
  const desk = await newPerson({ as: company });
  await desk.goto(`/CompanyProjectReview?id=${id}`);
  // Moves the card by its menu. People in the column for callbacks are preselected for the client.
  await desk.getByRole('button', { name: `Flytta ${anna.name}`, exact: true }).click();
  await desk.getByRole('menuitem', { name: 'Flytta till Kalla igen' }).click();
  await expect(desk.getByRole('region', { name: /: Kalla igen, 1$/ })).toBeVisible();
  await desk.getByRole('button', { name: 'Visa för kunden' }).click();
  await expect(desk.getByRole('checkbox', { name: anna.name })).toBeChecked();
  await desk.getByRole('checkbox', { name: bo.name }).check();
  await desk.getByRole('button', { name: 'Gör i ordning 2' }).click();

  await desk.getByLabel('Era ord om Anna Berg').fill('Varm och rolig.');
  // A text that is typed while the form is being saved stays in its field; the next press saves it.
  const sending = Promise.withResolvers<void>();
  const isSaving = /\/api\/v1\/presentations\/[^/]+$/;
  await desk.route(isSaving, async (route) => {
    if (route.request().method() === 'PUT') await sending.promise;
    await route.continue();
  });
  const save = desk.getByRole('button', { name: 'Spara visningen' });
  await save.click();
  await desk.getByLabel('Hälsning till kunden').fill('Välkommen in.');
  sending.resolve();
  await expect(desk.getByText('Sparat.')).toBeVisible();
  await expect(desk.getByLabel('Hälsning till kunden')).toHaveValue('Välkommen in.');
  await save.click();
  await desk.getByRole('button', { name: 'Dela med kunden' }).click();
  const url = (await desk.locator('[data-link]').innerText()).trim();
  const code = (await desk.locator('[data-code]').innerText()).trim();

  // Before the code is accepted, all refusals have the same message.
  const phone = await newPerson({ expects: [/404/] });
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(url);
  await phone.getByLabel('Kod').fill(code === '000000' ? '000001' : '000000');
  await phone.getByLabel('Ditt namn').fill('Kim Kund');
  await phone.getByRole('button', { name: 'Öppna visningen' }).click();
  await expect(phone.getByRole('alert')).toContainText('stämmer inte');
  await phone.getByLabel('Kod').fill(code);
  await phone.getByRole('button', { name: 'Öppna visningen' }).click();
  const card = phone.getByRole('article', { name: 'Anna B.' });
  await expect(card).toContainText('Varm och rolig.');
  await expect(phone.getByText('Välkommen in.')).toBeVisible();
  await expect(phone.locator('body')).not.toContainText('Berg');
  // The first vote is delayed; a comment that the client types meanwhile is kept.
  const [line, votes] = [Promise.withResolvers<void>(), [] as unknown[]];
  await phone.route('**/client-presentations/vote', async (route) => {
    const { token: _, person_id: __, ...said } = route.request().postDataJSON();
    votes.push(said);
    if (votes.length === 1) await line.promise;
    await route.continue();
  });
  await card.getByRole('button', { name: 'Ja till Anna B.' }).click();
  await card.getByLabel('Kommentar om Anna B.').fill('Henne vill vi ha.');
  await card.getByRole('button', { name: 'Spara kommentaren' }).click();
  await expect(card.getByRole('button', { name: 'Spara kommentaren' })).toBeHidden();
  expect(votes).toEqual([{ vote: 'yes' }]);
  line.resolve();
  await expect.poll(() => votes).toEqual([{ vote: 'yes' }, { comment: 'Henne vill vi ha.' }]);
  await expect(card.getByRole('button', { name: 'Ja till Anna B.' })).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByLabel('Kommentar om Anna B.')).toHaveValue('Henne vill vi ha.');

  // The company sees the answer without a reload.
  await expect(desk.getByText('Kim Kund: ja, ”Henne vill vi ha.”')).toBeVisible();
  await desk.getByRole('button', { name: 'Avsluta visningen' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Avsluta visningen' }).click();
  await expect(desk.getByText('Avslutad', { exact: true })).toBeVisible();
  await phone.getByRole('article', { name: 'Bo A.' }).getByRole('button', { name: 'Nej till Bo A.' }).click();
  await expect(phone.getByRole('button', { name: 'Öppna visningen' })).toBeVisible();
  await expect(phone.locator('body')).not.toContainText('Anna');

  await desk.getByRole('link', { name: 'Urval', exact: true }).first().click();
  await expect(desk.getByText('Kunden: Ja 1')).toBeVisible();
});
