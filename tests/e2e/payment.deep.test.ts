import { aCompany } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

// A number from the tax agency's list for tests, which belongs to nobody.
const NUMBER = '19900602-2397';

test('a talent sees what a request leaves, tells how to be paid, and sees it anew', async ({ newPerson, server }) => {
  const talent = await aTalentWithPicture(server, { birth_date: '1990-06-02' });
  const company = await aCompany(server);
  const project = await aProject(server, company, { step: 5, asked: [talent] });
  const { id } = await candidateOf(company, project.id, talent);
  const page = await newPerson({ as: talent });
  const price = page.getByText(/^Arvode .*(varav du får ut cirka|som du får mot faktura)/);

  await page.goto(`/TalentRequestDetails?id=${id}`);
  await expect(price).toBeVisible();
  const asWage = await price.innerText();
  // Contributions, holiday pay and tax are in the open, a line each.
  for (const line of ['Arbetsgivaravgifter', 'varav semesterersättning', /^Skatt/]) {
    await expect(page.getByRole('term').filter({ hasText: line })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Berätta hur du betalar skatt' }).click();

  await page.getByRole('button', { name: 'Fyll i uppgifterna' }).click();
  await page.getByRole('radio', { name: /F-skatt Du har eget/ }).check();
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText('Fyll i ditt personnummer eller samordningsnummer.').last()).toBeVisible();
  await page.getByLabel('Personnummer eller samordningsnummer').fill('19900603-2396');
  await page.getByLabel('Clearingnummer').fill('5000');
  await page.getByLabel('Kontonummer').fill('123 45 61');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText(/Numret (har ett annat födelsedatum|stämmer inte)/).first()).toBeVisible();
  await page.getByLabel('Personnummer eller samordningsnummer').fill(NUMBER);
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText('19900602-****')).toBeVisible();
  await expect(page.getByText('SEB, slutar på 61')).toBeVisible();
  await expect(page.getByText('Kontrollera kontonumret')).toBeVisible();

  // A change keeps the account number if it is left empty, but another type of account needs its own number.
  await page.getByRole('button', { name: 'Ändra', exact: true }).click();
  await page.getByLabel('Vart ska pengarna?').selectOption('bankgiro');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText('Fyll i numret.')).toBeVisible();
  await page.getByLabel('Vart ska pengarna?').selectOption('bank');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByText('SEB, slutar på 61')).toBeVisible();

  await page.goto(`/TalentRequestDetails?id=${id}`);
  await expect(price).not.toHaveText(asWage);
  expect(await findings(page)).toEqual([]);
});
