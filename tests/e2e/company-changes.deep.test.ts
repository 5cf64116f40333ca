/** A company's name is changed by its owner's paper and an administrator; a company abroad applies; an address is corrected. */
import { randomInt } from 'node:crypto';
import { aCompany, anAdmin } from '#tests/factories/people.ts';
import { someone } from './acts/accounts.ts';
import { emailBox, fillTalentSignUp, passwordBox } from './acts/signing.ts';
import { fewLetters } from './acts/unique.ts';
import { expect, test } from './fixtures.ts';
import { codeIn, mailTo } from './mail.ts';
import { plainPhoto } from './pictures.ts';
import { findings } from './walk/findings.ts';

test('an owner asks for another name with the paper, and an administrator compares and approves it', async ({
  newPerson,
  server,
}) => {
  const [company, admin] = [await aCompany(server), await anAdmin(server)];
  const name = `Nya Bolaget ${fewLetters()}`;
  const owners = await newPerson({ as: company });
  await owners.goto('/CompanySettings');
  await owners.getByRole('button', { name: 'Byt namn eller nummer' }).click();
  const dialog = owners.getByRole('dialog', { name: 'Byt namn eller nummer' });
  await dialog.getByLabel('Företagets namn').fill(name);
  await dialog.getByLabel('Varför').fill('Vi har bytt firma.');
  await dialog.getByRole('button', { name: 'Be om ändringen' }).click();
  await expect(dialog.getByText('Välj en fil.')).toBeVisible();
  const chooser = owners.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Bifoga en fil' }).click();
  await (await chooser).setFiles({ name: 'bevis.jpg', mimeType: 'image/jpeg', buffer: await plainPhoto() });
  expect(await findings(owners)).toEqual([]);
  await dialog.getByRole('button', { name: 'Be om ändringen' }).click();
  await expect(owners.getByText('Ändringen är skickad. Svaret kommer med mejl.')).toBeVisible();
  await owners.getByRole('button', { name: 'Byt namn eller nummer' }).click();
  await expect(dialog.getByText('Väntar på oss')).toBeVisible();

  const admins = await newPerson({ as: admin });
  await admins.goto('/AdminApplications');
  const waiting = admins.getByRole('list', { name: 'Byten av namn och nummer' });
  const change = waiting.getByRole('article').filter({ hasText: name });
  await expect(change.getByText(`→ ${name}`)).toBeVisible();
  expect(await findings(admins)).toEqual([]);
  await change.getByRole('button', { name: /^Godkänn/ }).click();
  await admins.getByRole('dialog').getByRole('button', { name: 'Byt uppgifterna' }).click();
  await expect(change).toBeHidden();
  await owners.goto('/CompanySettings');
  await expect(owners.getByRole('definition').filter({ hasText: name })).toBeVisible();
});

test('a company abroad applies with the number of its country', async ({ newPerson }) => {
  const kim = someone('Kim', 'Ek');
  const page = await newPerson();
  await page.goto('/CompanyRegistration');
  await page.getByLabel('Land', { exact: true }).selectOption({ label: 'Tyskland' });
  await page.getByLabel('VAT-nummer').fill('5566778899');
  await page.getByLabel('Företagets namn').fill('Nordlicht Film');
  await page.getByLabel('Adress', { exact: true }).fill('Unter den Linden 1');
  await page.getByLabel('Postnummer').fill('10117');
  await page.getByLabel('Ort', { exact: true }).fill('Berlin');
  await page.getByLabel('E-post för fakturor').fill(kim.email);
  await page.getByLabel('Förnamn').fill(kim.first_name);
  await page.getByLabel('Efternamn').fill(kim.last_name);
  await page.getByLabel('Telefon').fill('+49 30 123 45 67');
  await emailBox(page).fill(kim.email);
  await passwordBox(page).fill(kim.password);
  await page.getByRole('checkbox', { name: /Jag godkänner/ }).check();
  await page.getByRole('button', { name: 'Skicka ansökan' }).click();
  await expect(
    page.getByText('VAT-numret har inte landets form. Skriv landets bokstäver först.').first(),
  ).toBeVisible();
  await page.getByLabel('VAT-nummer').fill(`DE${randomInt(100_000_000, 1_000_000_000)}`);
  await page.getByRole('button', { name: 'Skicka ansökan' }).click();
  await expect(page).toHaveURL(/CompanyEmailVerification/);
});

test('a wrong address is corrected where the code is asked for, and the rest stays', async ({ newPerson }) => {
  const who = someone('Alva', 'Lind');
  const right = `ratt.${who.email}`;
  const page = await newPerson();
  await page.goto('/Registera');
  await fillTalentSignUp(page, who, '1996-03-12');
  await page.getByRole('checkbox', { name: /Jag godkänner/ }).check();
  await page.getByRole('button', { name: 'Skapa konto', exact: true }).click();
  await page.getByRole('button', { name: 'Fel adress?' }).click();
  await page.getByLabel('Rätt e-post').fill(right);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Skicka koden hit i stället' }).click();
  await expect(page.getByText(right)).toBeVisible();
  await page.getByLabel('Kod', { exact: true }).fill(codeIn(await mailTo(right, /Bekräfta din e-post/)));
  await expect(page.getByRole('heading', { level: 1, name: `Hej ${who.first_name}` })).toBeVisible();
});
