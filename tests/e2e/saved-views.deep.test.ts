import { anAdmin } from '#tests/factories/people.ts';
import { expect, test } from './fixtures.ts';

test('a filter is kept under a name, chosen again, forgotten and taken back', async ({ newPerson, server }) => {
  const page = await newPerson({ as: await anAdmin(server) });
  await page.goto('/AdminCompanies?status=pending&sort=newest');
  await page.getByRole('button', { name: 'Vyer' }).click();
  await page.getByLabel('Spara det som visas som').fill('Nya som väntar');
  await page.getByRole('button', { name: 'Spara vyn' }).click();
  await expect(page.getByText('Vyn Nya som väntar är sparad.')).toBeVisible();

  await page.goto('/AdminCompanies');
  await page.getByRole('button', { name: 'Vyer' }).click();
  await page.getByRole('link', { name: 'Nya som väntar' }).click();
  await expect(page).toHaveURL(/\/AdminCompanies\?sort=newest&status=pending$/);
  await expect(page.getByLabel('Läge')).toHaveValue('pending');

  await page.getByRole('button', { name: 'Vyer' }).click();
  await expect(page.getByRole('link', { name: 'Nya som väntar' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Ta bort vyn Nya som väntar' }).click();
  await expect(page.getByRole('link', { name: 'Nya som väntar' })).toBeHidden();
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(page.getByRole('link', { name: 'Nya som väntar' })).toBeVisible();
});
