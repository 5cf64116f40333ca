import type { Page } from '@playwright/test';
import type { Company } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { anApprovedCompany, aSignedUpTalent } from './acts/accounts.ts';
import { endSessionsOf } from './acts/session-watch.ts';
import { signIn } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';

const TITLE = 'Vårfilm vid kajen';
const title = (page: Page) => page.getByLabel('Titel');
const save = (page: Page) => page.getByRole('button', { name: /^Spara/ }).first();

async function openNewProject(page: Page): Promise<void> {
  await page.goto('/CompanyCreateProject');
  await title(page).fill(TITLE);
}

const titlesOf = async ({ api }: Company) =>
  (await api.ok('GET /projects', { query: {} })).items.map((one) => one.title);

test('a session that ends during typing keeps the input until the user is back', async ({ newPerson, server }) => {
  const { pool } = server.services;
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  await page.goto('/Login?return=/TalentRegistration?step=about');
  await signIn(page, who);
  const about = page.getByLabel('Om dig');
  await about.fill('Jag simmar i kallt vatten.');
  await endSessionsOf(server, who.email);
  const goOn = page.getByRole('button', { name: /^Spara och gå till/ });
  await goOn.click();
  const words = 'Du har loggats ut. Logga in igen i en ny flik och försök sedan här. Det du har skrivit finns kvar.';
  await expect(page.locator('form').getByText(words)).toBeVisible();
  await expect(about).toHaveValue('Jag simmar i kallt vatten.');

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Logga in i en ny flik' }).click();
  const other = await opened;
  await signIn(other, who);
  await expect(other.getByRole('heading', { level: 1, name: `Hej ${who.first_name}` })).toBeVisible();
  await goOn.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vem är du?' })).toBeVisible();
  const { rows } = await pool.query('select bio from talents where last_name = $1', [who.last_name]);
  expect(rows).toEqual([{ bio: 'Jag simmar i kallt vatten.' }]);
});

test('a guarded screen stays open when its session ends', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const page = await newPerson({ as: company });
  await openNewProject(page);
  await server.services.pool.query('delete from sessions where account_id = $1', [company.account_id]);
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Har du skrivit något?' })).toBeVisible();
  await expect(title(page)).toHaveValue(TITLE);
  await expect(page).toHaveURL(/CompanyCreateProject/);
});

test('a part that had not loaded when the session ended says so quietly, and loads when the user is back', async ({
  newPerson,
  server,
}) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/api/v1/talent/payouts?*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/v1/talent/payouts?*');
  await page.goto('/Login?return=/TalentPayouts');
  await signIn(page, who);
  await asked;
  await endSessionsOf(server, who.email);
  letGo();
  await expect(page.getByText('Visas när du har loggat in igen.').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Logga in i en ny flik' }).click();
  await signIn(await opened, who);
  await expect(page.getByText('Inga pengar på väg')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a server out of reach keeps what was typed, and the same button tries again', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const page = await newPerson({ as: company, expects: [/ERR_CONNECTION_REFUSED/] });
  await openNewProject(page);
  const isSaving = (url: URL) => url.pathname === '/api/v1/projects';
  await page.route(isSaving, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
  );
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Vi når inte servern just nu. Kontrollera din uppkoppling och försök igen. Det du har skrivit finns kvar.',
  );
  await expect(title(page)).toHaveValue(TITLE);
  await page.unroute(isSaving);
  await save(page).click();
  await expect(page.getByText('Utkastet är sparat.')).toBeVisible();
  expect(await titlesOf(company)).toEqual([TITLE]);
});

test('a failure of the server keeps what was typed', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const page = await newPerson({ as: company, expects: [/status of 500/] });
  await openNewProject(page);
  await page.route('**/api/v1/projects', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'Bad Gateway' }) : route.continue(),
  );
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText('Något gick fel hos oss. Försök igen om en stund.');
  await expect(title(page)).toHaveValue(TITLE);
  expect(await titlesOf(company)).toEqual([]);
});

test('of two members who edit a project the second is told, and keeps their own words', async ({
  newPerson,
  server,
}) => {
  const company = await anApprovedCompany(server);
  const { id } = await aProject(server, company);
  const first = await newPerson({ as: company });
  const second = await newPerson({ as: company });
  for (const page of [first, second]) {
    await page.goto(`/CompanyCreateProject?id=${id}`);
    await expect(title(page)).toHaveValue('Höstkampanj');
  }
  await title(first).fill('Höstfilm');
  await first.getByRole('button', { name: 'Spara utkast' }).click();
  await expect(first.getByText('Utkastet är sparat.')).toBeVisible();
  await title(second).fill('Senhöst');
  await second.getByRole('button', { name: 'Spara utkast' }).click();
  await expect(second.getByRole('alert').filter({ hasText: 'Någon annan har sparat projektet' })).toBeVisible();
  await expect(title(second)).toHaveValue('Senhöst');
  await second.getByRole('button', { name: 'Läs in den nya versionen' }).click();
  await expect(title(second)).toHaveValue('Höstfilm');
  expect(await titlesOf(company)).toEqual(['Höstfilm']);
});

test('a text typed while the form is sent stays, is unsaved, and is saved by the next press', async ({
  newPerson,
  server,
}) => {
  const company = await anApprovedCompany(server);
  const page = await newPerson({ as: company });
  const [line, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/v1/projects', async (route) => {
    if (route.request().method() === 'POST') {
      sent.resolve();
      await line.promise;
    }
    await route.continue();
  });
  await openNewProject(page);
  await save(page).click();
  await sent.promise;
  await title(page).fill(`${TITLE} i regn`);
  line.resolve();
  await expect(page.getByText('Utkastet är sparat.')).toBeVisible();
  await expect(title(page)).toHaveValue(`${TITLE} i regn`);
  expect(await titlesOf(company)).toEqual([TITLE]);
  await save(page).click();
  await expect.poll(() => titlesOf(company)).toEqual([`${TITLE} i regn`]);
});
