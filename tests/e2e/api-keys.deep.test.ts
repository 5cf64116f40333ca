/**
 * The owner of a company gives a program an API key and ends it; the program is then refused. The owner also adds a
 * webhook.
 */
import { API_PREFIX } from '#contract/kernel/route.ts';
import { aProject } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('an owner makes a key, copies it once, and ends it', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const page = await newPerson({ as: company });
  await page.goto('/CompanySettings#anslutningar');
  const keys = page.getByRole('region', { name: 'Nycklar och anslutningar' });
  await keys.getByRole('button', { name: 'Skapa en nyckel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Skapa nyckeln' }).click();
  await expect(dialog.getByText('Fyll i ett namn.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Namn' }).fill('Schemat');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Skapa nyckeln' }).click();
  const key = await dialog.getByLabel('Nyckeln').inputValue();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Jag har sparat den' }).click();
  const ask = async () =>
    (await fetch(`${server.url}${API_PREFIX}/projects`, { headers: { authorization: `Bearer ${key}` } })).status;
  expect(await ask()).toBe(200);
  await expect(keys.getByText(`mv_…${key.slice(-4)}`)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await keys.getByRole('button', { name: 'Avsluta nyckeln Schemat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avsluta nyckeln' }).click();
  await expect(keys.getByText('Inga nycklar finns ännu.')).toBeVisible();
  expect(await ask()).toBe(401);
});

test('an owner has a server told of changes, and sees what became of it', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const page = await newPerson({ as: company });
  await page.goto('/CompanySettings#anslutningar');
  const webhooks = page.getByRole('region', { name: 'Webhookar' });
  await webhooks.getByRole('button', { name: 'Lägg till en webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Adress' }).fill('http://example.com');
  await dialog.getByRole('button', { name: 'Lägg till webhooken' }).click();
  await expect(dialog.getByText(/börjar med https/)).toBeVisible();
  // An address that cannot be reached, so that every delivery fails in the same way.
  await dialog.getByRole('textbox', { name: 'Adress' }).fill('https://10.0.0.1/hemlig/adress/handelser');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Lägg till webhooken' }).click();
  await expect(dialog.getByLabel('Hemligheten')).toHaveValue(/^whsec_/);
  await dialog.getByRole('button', { name: 'Jag har sparat den' }).click();
  await expect(webhooks.getByText('10.0.0.1/…').first()).toBeVisible();
  await aProject(server, company, { step: 1 });
  await page.reload();
  await webhooks.getByText('De senaste leveranserna').click();
  await expect(webhooks.getByRole('button', { name: 'Skicka igen' }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await webhooks.getByRole('button', { name: /Ta bort webhooken/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort webhooken' }).click();
  await expect(webhooks.getByText('Inga webhookar finns ännu.')).toBeVisible();
});
