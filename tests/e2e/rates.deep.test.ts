import { anAdmin } from '#tests/factories/people.ts';
import { expect, test } from './fixtures.ts';

test('an administrator adds a figure from a day on, sees what it will touch, and takes it back', async ({
  newPerson,
  server,
}) => {
  const page = await newPerson({ as: await anAdmin(server) });
  await page.goto('/AdminSettings');
  await page.getByText('Sena betalningar').click();
  await page.getByRole('button', { name: 'Visa Inkassokrav' }).click();
  const drawer = page.getByRole('dialog', { name: 'Inkassokrav' });
  await drawer.getByRole('button', { name: 'Lägg till en ny sats' }).click();
  await drawer.getByLabel('Värde').fill('190');
  await drawer.getByLabel('Gäller från').fill('2098-01-01');
  await expect(drawer.getByText('Fakturor som blir sena från och med 1 januari 2098')).toBeVisible();
  await drawer.getByLabel('Källa').fill('En ny lag.');
  await drawer.getByRole('button', { name: 'Lägg till satsen' }).click();
  await expect(drawer.getByText('Fyll i varför.')).toBeVisible();
  await drawer.getByLabel('Varför läggs den till?').fill('Avgiften höjs.');
  await drawer.getByRole('button', { name: 'Lägg till satsen' }).click();
  const added = drawer.getByRole('listitem').filter({ hasText: '190' });
  await expect(added).toContainText('Kommande');

  await added.getByRole('button', { name: 'Ta tillbaka' }).click();
  const question = page.getByRole('dialog', { name: /^Ta tillbaka/ });
  await question.getByLabel('Varför?').fill('Lagen ändrades inte.');
  await question.getByRole('button', { name: 'Ta tillbaka satsen' }).click();
  await expect(added).toContainText('Återtagen');
  await expect(page.getByText('Kommande ändringar')).toBeVisible();
});
