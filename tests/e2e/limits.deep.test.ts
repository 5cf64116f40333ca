import { anAdmin } from '#tests/factories/people.ts';
import { expect, test } from './fixtures.ts';

test('an administrator sets how many members a company may have, and takes it back by one press', async ({
  newPerson,
  server,
}) => {
  const page = await newPerson({ as: await anAdmin(server) });
  await page.goto('/AdminSettings#granser');
  await page.getByRole('button', { name: 'Ändra eller se historik för Medlemmar i ett företag' }).click();
  const drawer = page.getByRole('dialog', { name: 'Medlemmar i ett företag', exact: true });
  const number = drawer.getByLabel('Så här många ska det vara');
  await number.fill('femtio');
  await drawer.getByRole('button', { name: 'Ändra', exact: true }).click();
  await expect(drawer.getByText('Skriv ett helt tal från 1 till 500.')).toBeVisible();
  await expect(number).toHaveValue('femtio');

  for (const [members, why] of [
    ['60', 'Ett stort bolag kommer.'],
    ['80', 'Ännu fler.'],
  ] as const) {
    await number.fill(members);
    await drawer.getByRole('button', { name: 'Ändra', exact: true }).click();
    const asked = page.getByRole('dialog', { name: `Medlemmar i ett företag: ${members} medlemmar` });
    await asked.getByLabel('Varför?').fill(why);
    await asked.getByRole('button', { name: 'Ändra nu' }).click();
    await expect(drawer.getByText(why)).toBeVisible();
  }
  await drawer.getByRole('button', { name: 'Tillbaka till detta' }).click();
  const back = page.getByRole('dialog', { name: 'Medlemmar i ett företag: 60 medlemmar' });
  await back.getByLabel('Varför?').fill('Det räckte.');
  await back.getByRole('button', { name: 'Ändra nu' }).click();
  await expect(drawer.getByText('Före: 80 medlemmar')).toBeVisible();
  await expect(number).toHaveValue('60');
});
