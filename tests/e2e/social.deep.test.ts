import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { expect, test } from './fixtures.ts';

// This file starts its own servers: the shared ones must have no Google and Facebook, which other tests check.
let database: TestDatabase;
let folder: string;
let withStandIn: ServerProcess;
let withoutProvider: ServerProcess;

async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const port = String(await freePort());
  return startServer({
    PORT: port,
    BASE_URL: `http://localhost:${port}`,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: '0',
    SESSION_SECRET: 'only for journeys in a browser and nobody keeps it',
    ...settings,
  });
}

test.beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'medverka-social-'));
  withStandIn = await start({ SOCIAL_STANDIN: '1' });
  // Nothing listens at the address of the provider's keys.
  withoutProvider = await start({
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_JWKS_URL: `http://127.0.0.1:${await freePort()}/jwks`,
  });
});

test.afterAll(async () => {
  await withStandIn?.stop();
  await withoutProvider?.stop();
  await database?.drop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Presses the button of Google or Facebook and chooses a person there. */
async function goBy(page: Page, button: string, person: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: 'Välj person' })).toBeVisible();
  await page.getByRole('link', { name: person }).click();
}

const recordsOf = async (email: string) =>
  (
    await database.pool.query(
      `select t.first_name, t.last_name, t.is_verified, t.profile_completed
       from accounts a join talents t on t.account_id = a.id where a.email = $1`,
      [email],
    )
  ).rows;

test('somebody new signs up by Google, tells birth date and terms, and comes back by Login', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto(`${withStandIn.url}/Registera`);
  await goBy(page, 'Fortsätt med Google', 'Anna Maria Ek');
  await expect(page.getByRole('heading', { level: 1, name: 'Två saker innan du börjar' })).toBeVisible();
  expect(await recordsOf('anna.maria.ek@example.com')).toEqual([
    { first_name: 'Anna', last_name: 'Maria Ek', is_verified: true, profile_completed: false },
  ]);
  await page.getByLabel('Födelsedatum').fill('1996-03-12');
  await page.getByRole('checkbox', { name: /Jag godkänner/ }).check();
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Två saker innan du börjar' })).toBeHidden();

  const again = await newPerson();
  await again.goto(`${withStandIn.url}/Login`);
  await goBy(again, 'Logga in med Google', 'Anna Maria Ek');
  await expect(again).toHaveURL(/\/TalentDashboard$/);
  await expect(again.getByRole('heading', { level: 1, name: 'Hej Anna' })).toBeVisible();

  const elsewhere = await newPerson();
  await elsewhere.goto(`${withStandIn.url}/TalentRequests?filter=alla`);
  await expect(elsewhere).toHaveURL(/\/Login\?return=/);
  await goBy(elsewhere, 'Logga in med Google', 'Anna Maria Ek');
  await expect(elsewhere).toHaveURL(/\/TalentRequests\?filter=alla$/);
});

test('an account is linked in the settings, and taken away, but never the last way in', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto(`${withStandIn.url}/Login?return=%2FTalentSettings`);
  await goBy(page, 'Logga in med Google', 'Anna Maria Ek');
  const accounts = page.getByRole('region', { name: 'Andra konton' });
  const row = (name: string) => accounts.getByRole('listitem').filter({ hasText: name });
  await expect(row('Google')).toContainText('Kopplat');
  await expect(accounts.getByRole('button', { name: 'Koppla bort' })).toHaveCount(0);
  await expect(accounts.getByText('Ditt enda sätt att logga in kan inte kopplas bort.')).toBeVisible();

  await accounts.getByRole('button', { name: 'Koppla Facebook' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Gå till Facebook' }).click();
  await page.getByRole('link', { name: 'Anna Maria Ek' }).click();
  await expect(page).toHaveURL(/\/TalentSettings\?social=linked#andra-konton$/);
  await expect(accounts.getByRole('status')).toContainText('Kontot är kopplat.');
  await expect(row('Facebook')).toContainText('Kopplat');

  await accounts.getByRole('button', { name: 'Koppla bort Google' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Koppla bort' }).click();
  await expect(page.getByText('Google är bortkopplat')).toBeVisible();
  await expect(accounts.getByRole('button', { name: 'Koppla Google' })).toBeVisible();
  await expect(accounts.getByRole('button', { name: 'Koppla bort' })).toHaveCount(0);
});

test('both providers’ buttons, on both screens, lead to the provider', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto(`${withStandIn.url}/Login`);
  await goBy(page, 'Logga in med Facebook', 'Cher');
  await expect(page.getByRole('heading', { level: 1, name: 'Två saker innan du börjar' })).toBeVisible();
  expect(await recordsOf('cher@example.com')).toMatchObject([{ first_name: 'Cher', last_name: '' }]);

  const other = await newPerson();
  await other.goto(`${withStandIn.url}/Registera`);
  await other.getByRole('button', { name: 'Fortsätt med Facebook' }).click();
  await expect(other.getByRole('heading', { name: 'Välj person' })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('button', { name: 'Fortsätt med Facebook' })).toBeEnabled();
});

for (const [person, email] of [
  ['Olle Obekräftad', 'olle.obekraftad@example.com'],
  ['Ulla Utan', undefined],
] as const) {
  test(`${person} hears that the address could not be verified, and is nobody`, async ({ newPerson }) => {
    const page = await newPerson();
    await page.goto(`${withStandIn.url}/Registera`);
    await goBy(page, 'Fortsätt med Google', person);
    await expect(page).toHaveURL(/\/register\?social=/);
    await expect(page.getByRole('alert')).toHaveText(
      'Din e-post kunde inte verifieras. Vänligen använd e-postregistrering istället.',
    );
    expect(email ? await recordsOf(email) : []).toEqual([]);
    await page.goto(`${withStandIn.url}/TalentDashboard`);
    await expect(page).toHaveURL(/\/Login\?return=/);
  });
}

test('somebody who says no at the provider can try again', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto(`${withStandIn.url}/Login`);
  await goBy(page, 'Logga in med Google', 'Avbryt');
  await expect(page.getByRole('alert')).toHaveText('Du avbröt inloggningen. Försök igen när du vill.');
  await expect(page.getByRole('button', { name: 'Logga in med Google' })).toBeEnabled();
});

test('a provider out of reach is told, and the other says that it is off', async ({ newPerson }) => {
  const page = await newPerson({ expects: [/status of 50[03] .*\/account\/social\/start/] });
  await page.goto(`${withoutProvider.url}/Login`);
  await page.getByRole('button', { name: 'Logga in med Google' }).click();
  await expect(page.getByRole('alert')).toHaveText('Kunde inte starta inloggning. Försök igen.');
  // The same message is shown when our own server fails.
  await page.route('**/account/social/start', (route) => route.fulfill({ status: 500, body: 'Bad Gateway' }));
  const failing = page.waitForResponse((response) => response.status() === 500);
  await page.getByRole('button', { name: 'Logga in med Google' }).click();
  await failing;
  await expect(page.getByRole('alert')).toHaveText('Kunde inte starta inloggning. Försök igen.');
  await expect(page.getByRole('button', { name: 'Logga in med Facebook' })).toBeDisabled();
  await expect(page.getByText('Inloggning med Facebook är inte påslagen här.')).toBeVisible();
});
