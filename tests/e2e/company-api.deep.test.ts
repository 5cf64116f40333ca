/** The screen about the API lists the routes and tries them, in the user's session or with a key. */
import { anApprovedCompany } from './acts/accounts.ts';
import { expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('an owner reads what a call takes, and tries it as themselves and with a key', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const { key } = await company.api.ok('POST /company/keys', { body: { name: 'Schemat', rights: 'read' } });
  const page = await newPerson({ as: company });
  await page.goto('/CompanyApi');
  await expect(page.getByRole('heading', { name: 'Anslutningar för program' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Sök bland anropen' }).fill('creates a draft');
  await page.getByText('POST /projects', { exact: true }).click();
  const trial = page.getByRole('form', { name: 'Prova POST /projects' });
  const body = trial.getByLabel('Det som skickas, som JSON');
  await expect(body).toHaveValue(/"roles"/);
  expect(await findings(page)).toEqual([]);
  await body.fill('{');
  await trial.getByRole('button', { name: 'Skicka som dig själv' }).click();
  await expect(trial.getByText(/inte JSON/)).toBeVisible();
  await body.fill('{}');
  await trial.getByRole('button', { name: 'Skicka som dig själv' }).click();
  await expect(trial.getByText('Svaret har status 422.')).toBeVisible();
  await page.getByLabel('Prova med en nyckel').fill(key);
  await trial.getByRole('button', { name: 'Skicka med nyckeln' }).click();
  await expect(trial.getByText('Svaret har status 403.')).toBeVisible();
  await expect(trial.getByLabel('Svaret')).toHaveValue(/member_may_not/);
  expect(await findings(page)).toEqual([]);
});
