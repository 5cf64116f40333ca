/** From a pasted brief to a saved project; the form keeps its contents over an interruption. */
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { anAdmin, type Company } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

const BRIEF = `Arbetstitel: Vinterljus

Inspelning i Göteborg 3–5 juni.

Roll 1: Anna, kvinna 30–40 år, varm och rolig, kan rida. Arvode 4 500 kr/dag.

Roll 2: Brevbäraren, man 50+, helst skägg. Arvode 450 kr i timmen.

Roll 3: Fem statister, 1 500 kr per dag.
`;

const box = (page: Page) => page.getByRole('textbox', { name: 'Er brief' });
const dialog = (page: Page) => page.getByRole('dialog');
const title = (page: Page) => page.getByLabel('Titel');

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Klistra in er brief' }).click();
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Läs briefen' }).click();
}

async function onlyProject({ api }: Company) {
  const { items } = await api.ok('GET /projects', { query: {} });
  expect(items).toHaveLength(1);
  return api.ok('GET /projects/:id', { params: { id: items[0]?.id ?? '' } });
}

test('a pasted brief becomes a saved project with three roles', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const page = await newPerson({ as: company });
  await page.goto('/CompanyCreateProject');

  await test.step('the brief is read, and the form is still empty', async () => {
    await paste(page, BRIEF);
    await expect(dialog(page).getByRole('heading', { name: 'Så förstod vi briefen' })).toBeVisible();
    await expect(dialog(page).getByRole('heading', { name: '3 roller' })).toBeFocused();
    await expect(dialog(page).getByRole('list', { name: 'Önskemål i roll 1' })).toContainText('Ridning');
    await expect(dialog(page).getByRole('checkbox', { name: /^Kommun: Göteborg/ })).toBeChecked();
  });

  await test.step('a wrong reading is corrected in the dialog', async () => {
    const names = dialog(page).getByLabel('Rollens namn');
    await names.nth(1).fill('');
    await dialog(page).getByRole('button', { name: 'Lägg till 3 roller' }).click();
    await expect(dialog(page).getByText('Fyll i rollens namn.')).toBeVisible();
    await expect(names.nth(1)).toBeFocused();
    await names.nth(1).fill('Postiljonen');
    await dialog(page).getByLabel('Antal personer').nth(2).fill('6');
    await dialog(page).getByRole('button', { name: 'Ta bort Gärna: skägg' }).click();
    await dialog(page).getByRole('button', { name: 'Lägg till 3 roller' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('the brief can be undone, and read again', async () => {
    await expect(page.getByLabel('Rollens namn')).toHaveCount(3);
    await page.getByRole('button', { name: 'Ångra' }).click();
    await expect(page.getByLabel('Rollens namn')).toHaveCount(0);
    await expect(title(page)).toHaveValue('');
    await paste(page, BRIEF);
    await dialog(page).getByRole('button', { name: 'Lägg till 3 roller' }).click();
  });

  await test.step('one line describes a role', async () => {
    await page.getByText('Vem ni söker').nth(1).click();
    await page.getByLabel('Beskriv vem ni söker').fill('talar flytande spanska');
    await page.getByLabel('Beskriv vem ni söker').press('Enter');
    await expect(page.getByRole('button', { name: 'Ta bort Spanska, minst flytande' })).toBeVisible();
  });

  await test.step('the terms of a role are written in place, and an error leads to them', async () => {
    await page.getByLabel('Arvodet gäller').nth(2).selectOption('Oavlönat');
    await expect(page.getByText('Inget betalas.')).toBeVisible();
    await page.getByText('Rollens dagar').first().click();
    await page.getByLabel('Alla projektets dagar').uncheck();
    await page.getByLabel('Samling').fill('0730');
    await page.getByLabel('Slut', { exact: true }).fill('07');
    await page
      .getByText(/^Rättigheter/)
      .first()
      .click();
    await page.getByLabel('Som för hela projektet').uncheck();
    await page.getByRole('group', { name: 'Rättighet 1' }).getByLabel('Område').selectOption('Norden');
    await page.getByRole('group', { name: 'Rättighet 1' }).getByLabel('Tid', { exact: true }).fill('12');
    await page.getByRole('group', { name: 'Rättighet 1' }).getByLabel('Ersättning').fill('10000');
    await page.getByText('Fler villkor').first().click();
    await page.getByLabel('Övertid', { exact: true }).check();
    await page.getByLabel('Avbokningsregler').selectOption('Branschens vanliga');
    await expect(page.getByText(/^Från kl\. 17\.00 2.arbetsdagar före: 50.%/)).toBeVisible();
    await page.getByLabel('Stunt').check();
    await page.getByText('Rollens dagar').first().click();
    await page.getByRole('button', { name: 'Spara utkast' }).click();
    await expect(page.getByText('Skriv tiden som TT:MM.')).toBeVisible();
    await page.getByLabel('Slut', { exact: true }).fill('1600');
    await expect(page.getByText('Kostar er per person, utan moms').first()).toBeVisible();
  });

  await test.step('the project is saved as it is', async () => {
    await page.getByLabel('Arvode per dag').nth(1).fill('3600');
    await page.getByRole('button', { name: 'Spara utkast' }).click();
    await expect(page.getByText('Utkastet är sparat.')).toBeVisible();
    const project = await onlyProject(company);
    expect(project).toMatchObject({ title: 'Vinterljus', municipality_id: '1480' });
    expect(project.dates).toHaveLength(1);
    expect(project.roles.map(({ title: name, headcount, terms }) => [name, headcount, terms.fee.amount_ore])).toEqual([
      ['Anna', 1, 450_000],
      ['Brevbäraren', 1, 360_000],
      [expect.any(String), 5, null],
    ]);
    const [anna, , extras] = project.roles.map(({ terms }) => terms);
    expect(extras?.fee.basis).toBe('unpaid');
    expect(anna?.days).toEqual([expect.objectContaining({ kind: 'work', call_time: '07:30', end_time: '16:00' })]);
    expect(anna?.rights).toEqual([expect.objectContaining({ territory: 'NORDIC', months: 12, fee_ore: 1_000_000 })]);
    expect(anna?.additions.overtime).toEqual({ by: 'percent', points: 2000 });
    expect(anna?.cancellation.steps).toHaveLength(2);
    expect(anna).toMatchObject({ content: ['stunts'], synthetic: { digital_replica: false } });
    const asked = project.roles.map(({ wanted }) => wanted.wishes.flatMap(({ any }) => any));
    expect(asked[0]).toContainEqual({ kind: 'skill', id: 'riding' });
    expect(asked[1]).toContainEqual({ kind: 'language', id: 'es', min_level: 3 });
    expect(project.roles[1]?.description).toContain('450 kr i timmen');
  });
});

test('a pasted brief keeps fields that are already written, and offers to replace them', async ({
  newPerson,
  server,
}) => {
  const company = await anApprovedCompany(server);
  const { id } = await aProject(server, company);
  const page = await newPerson({ as: company });
  await page.goto(`/CompanyCreateProject?id=${id}`);
  await paste(page, BRIEF);
  const days = dialog(page).getByRole('checkbox', { name: /^Datum:/ });
  await expect(days).not.toBeChecked();
  await expect(
    dialog(page)
      .getByText(/^Ersätter .+, som står i formuläret\.$/)
      .first(),
  ).toBeVisible();
  await dialog(page)
    .getByRole('checkbox', { name: /^Ta med roll 2/ })
    .uncheck();
  await dialog(page).getByRole('button', { name: 'Lägg till 2 roller' }).click();
  await expect(title(page)).toHaveValue('Höstkampanj');
  await expect(page.getByLabel('Rollens namn')).toHaveCount(3);
  await expect(page.getByLabel('Rollens namn').first()).toHaveValue('Ryttare');
});

test('a brief with nothing to read says so and keeps the text; one that is too long is not cut off', async ({
  newPerson,
  server,
}) => {
  const page = await newPerson({ as: await anApprovedCompany(server) });
  await page.goto('/CompanyCreateProject');
  await paste(page, 'Tack för senast, vi hörs.');
  await expect(dialog(page).getByText('Vi hittade inget att läsa ut')).toBeVisible();
  await expect(box(page)).toHaveValue('Tack för senast, vi hörs.');
  await box(page).fill('a'.repeat(20_001));
  await expect(dialog(page).getByText(/^Briefen är 20\s001 tecken lång/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Klistra in er brief' }).click();
  expect(await box(page).inputValue()).toHaveLength(20_001);
});

test('unsaved input comes back, until it is saved or discarded', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const page = await newPerson({ as: company });
  const note = page.getByText('Vi sparade det du skrev');
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('projectForm')));
  await page.goto('/CompanyCreateProject');
  await title(page).fill('Första snön');
  await page.getByRole('button', { name: 'Lägg till roll' }).click();
  await page.getByLabel('Rollens namn').fill('Skidåkaren');
  await page.reload();
  await expect(note).toBeVisible();
  await expect(title(page)).toHaveValue('Första snön');
  await expect(page.getByLabel('Rollens namn')).toHaveValue('Skidåkaren');

  await page.getByRole('button', { name: 'Släng det' }).click();
  await expect(title(page)).toHaveValue('');
  await expect.poll(keys).toEqual([]);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(title(page)).toHaveValue('Första snön');

  await page.getByRole('button', { name: 'Spara utkast' }).click();
  await expect(page.getByText('Utkastet är sparat.')).toBeVisible();
  expect(await keys()).toEqual([]);
  await page.reload();
  await expect(title(page)).toHaveValue('Första snön');
  await expect(note).toBeHidden();
});

test('signing out leaves nothing of a brief in the browser', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const page = await newPerson({ as: company });
  await page.goto('/CompanyCreateProject');
  await title(page).fill('Hemlig film');
  await page.getByRole('button', { name: /^Meny för/ }).click();
  await page.getByRole('menuitem', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Hemlig film');
});

test('days that have passed are warned about', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const yesterday = addDays(dayOf(new Date()), -1);
  const dates = [{ kind: 'work' as const, starts_on: yesterday, ends_on: yesterday }];
  const { id } = await aProject(server, company, { form: { dates } });
  const page = await newPerson({ as: company });
  await page.goto(`/CompanyCreateProject?id=${id}`);
  const warning = page.getByText('Projektets dagar har passerat');
  await expect(warning).toBeVisible();
  await page.getByLabel('Sista dagen').fill(addDays(yesterday, 30));
  await page.getByLabel('Sista dagen').blur();
  await expect(warning).toBeHidden();
});

test('terms that the law protects are marked beside the text, stop nobody, and are seen by the reviewing administrator', async ({
  newPerson,
  server,
}) => {
  const company = await anApprovedCompany(server);
  const page = await newPerson({ as: company });
  await page.goto('/CompanyCreateProject');
  await title(page).fill('Vinterljus');
  const advice = page.getByText(/^Ni nämner ”muslim”, och lagen skyddar tro\./);
  await expect(advice).toBeHidden();
  await page.getByLabel('Beskrivning').first().fill('En reklamfilm om en granne som är muslim.');
  await expect(advice).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Spara utkast' }).click();
  await expect.poll(async () => (await company.api.ok('GET /projects', { query: {} })).items.length).toBe(1);
  const { id } = await onlyProject(company);

  const office = await newPerson({ as: await anAdmin(server) });
  await office.goto(`/AdminProjectDetails?id=${id}`);
  await expect(office.getByText('Texten nämner ”muslim” (tro). Se efter om rollen behöver det.')).toBeVisible();
  expect(await findings(office)).toEqual([]);
});
