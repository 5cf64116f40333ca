import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { aCompany, anAdmin } from '#tests/factories/people.ts';
import { aForm } from '#tests/factories/projects.ts';
import { expect, test } from './fixtures.ts';

test('a download has all rows of the search, not only the visible page', async ({ newPerson, server }) => {
  const company = await aCompany(server);
  const mark = randomUUID().slice(0, 8);
  const titles = Array.from({ length: 30 }, (_, at) => `=${mark} nr ${at}`);
  await Promise.all(titles.map((title) => company.api.ok('POST /projects', { body: aForm(server, { title }) })));
  const page = await newPerson({ as: await anAdmin(server) });
  await page.goto(`/AdminProjects?text=${mark}`);
  await expect(page.getByRole('row', { name: mark }).first()).toBeVisible();
  expect(await page.getByRole('row', { name: mark }).count()).toBeLessThan(titles.length);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Hämta som CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('projekt.csv');
  const [header = '', ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(header.startsWith('\uFEFFFöretag;Projekt;Slag;')).toBe(true);
  const found = lines.map((line) => line.split(';')[1]);
  // A title that begins like a formula is written as text.
  expect(found.toSorted()).toEqual(titles.map((title) => `'${title}`).toSorted());
});
