import { anAdmin } from '#tests/factories/people.ts';
import { expect, test } from './fixtures.ts';

test('an administrator changes a heading of the start page, which has it without a script', async ({
  newPerson,
  server,
}) => {
  // The test changes another text than the top heading, by which other journeys on this server recognise the start
  // page.
  const page = await newPerson({ as: await anAdmin(server) });
  const start = async () => (await fetch(server.url)).text();
  expect(await start()).toContain('>Du gör jobbet. Resten är vårt.<');
  await page.goto('/AdminSettings#texter');
  await page.getByText('Startsidan', { exact: true }).click();
  await page.getByRole('button', { name: 'Ändra eller se historik för Löften: rubriken' }).click();
  const drawer = page.getByRole('dialog', { name: 'Löften: rubriken', exact: true });
  await drawer.getByLabel('Så här ska det stå').fill('Du & <jag>');
  await drawer.getByRole('button', { name: 'Ändra', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Ändra ”Löften: rubriken”?' });
  await asked.getByLabel('Varför?').fill('Kortare.');
  await asked.getByRole('button', { name: 'Ändra nu' }).click();
  await expect(drawer.getByText('Kortare.')).toBeVisible();
  expect(await start()).toContain('>Du &amp; &lt;jag&gt;<');

  await drawer.getByRole('button', { name: 'Tillbaka till det som stod från början' }).click();
  await asked.getByLabel('Varför?').fill('Det gamla var bättre.');
  await asked.getByRole('button', { name: 'Ändra nu' }).click();
  await expect(drawer.getByText('Det gamla var bättre.')).toBeVisible();
  expect(await start()).toContain('>Du gör jobbet. Resten är vårt.<');
});
