/** An order that fails saves nothing and keeps the form. After a lost answer the order is not sent twice. */
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import type { Company } from '#tests/factories/people.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { choose } from './acts/profile.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

const TITLE = 'Rösten i trailern';

/** Fills in the form of an order to a talent, ready to be sent. */
async function writeOrder(page: Page, talent_id: string) {
  await page.goto(`/CompanyCreateOrder?talent=${talent_id}`);
  await page.getByLabel('Vad gäller beställningen?').fill(TITLE);
  await page.getByLabel('Första dagen').fill(addDays(dayOf(new Date()), 20));
  await page.getByLabel('Sista dagen').fill(addDays(dayOf(new Date()), 20));
  await choose(page, 'Kommun', 'Göte', 'Göteborg');
  await page.getByLabel('Arvode per dag').fill('4500');
  await page.getByLabel('Det som spelas in visas inte').check();
}

const ordersOf = async ({ api }: Company) =>
  (await api.ok('GET /projects', { query: { kind: 'order' } })).items.map(({ title, pending_count }) => [
    title,
    pending_count,
  ]);

test('a talent who can no longer be asked is named, nothing is sent, and the form stays as written', async ({
  newPerson,
  server,
}) => {
  const [company, talent] = [await anApprovedCompany(server), await aTalentWithPicture(server)];
  const page = await newPerson({ as: company });
  await writeOrder(page, talent.talent_id);
  await talent.api.ok('PATCH /talent/profile', { body: { is_paused: true } });
  await page.getByRole('button', { name: 'Fråga 1 person' }).click();
  await expect(page.getByText('Personen tar inte emot förfrågningar just nu.')).toBeVisible();
  await expect(page.getByLabel('Vad gäller beställningen?')).toHaveValue(TITLE);
  expect(await ordersOf(company)).toEqual([]);

  await talent.api.ok('PATCH /talent/profile', { body: { is_paused: false } });
  await page.getByLabel('Svara senast').fill('2020-01-01');
  await page.getByRole('button', { name: 'Fråga 1 person' }).click();
  await expect(page.getByText('Sista svarsdagen måste ligga framåt i tiden.')).toBeVisible();
  await page.getByLabel('Svara senast').fill(addDays(dayOf(new Date()), 5));
  await page.getByRole('button', { name: 'Fråga 1 person' }).click();
  await expect(page).toHaveURL(/\/CompanyOrderTalents\?id=/);
  expect(await ordersOf(company)).toEqual([[TITLE, 1]]);
});

test('an order whose answer gets lost is the same when it is sent again', async ({ newPerson, server }) => {
  const [company, talent] = [await anApprovedCompany(server), await aTalentWithPicture(server)];
  const page = await newPerson({ as: company, expects: [/ERR_FAILED .*\/orders\/send/] });
  await writeOrder(page, talent.talent_id);
  await page.route('**/api/v1/orders/send', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Fråga 1 person' }).click();
  await expect(page.getByText('Vi når inte servern just nu.')).toBeVisible();
  expect(await ordersOf(company)).toEqual([[TITLE, 1]]);
  await page.unroute('**/api/v1/orders/send');
  await page.getByRole('button', { name: 'Fråga 1 person' }).click();
  await expect(page).toHaveURL(/\/CompanyOrderTalents\?id=/);
  expect(await ordersOf(company)).toEqual([[TITLE, 1]]);
});
