/** CompanyOrderAddTalents adds talents to the order in its address, or makes a new order (spec, section 2). */
import { aProject, aRole } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';
import { LOOKS, setLook } from './walk/looks.ts';

test('the screen without an order says so, and makes one that continues in its form', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const page = await newPerson({ as: company });
  await page.goto('/CompanyOrderAddTalents');
  await expect(page.getByRole('heading', { name: 'Ni har inga beställningar ännu' })).toBeVisible();

  const title = page.getByLabel('Vad gäller beställningen?');
  await page.getByRole('button', { name: 'Skapa beställningen' }).click();
  await expect(page.getByText('Skriv vad beställningen gäller.')).toBeVisible();
  await expect(title).toBeFocused();

  await title.fill('Fyra statister');
  await page.getByRole('button', { name: 'Skapa beställningen' }).click();
  await expect(page).toHaveURL(/\/CompanyCreateOrder\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fyra statister' })).toBeVisible();
  const { items } = await company.api.ok('GET /projects', { query: { kind: 'order' } });
  expect(items.map(({ title, status }) => [title, status])).toEqual([['Fyra statister', 'draft']]);
});

test('people are found by the wishes of an order’s role and added to it', async ({ newPerson, server }) => {
  const mark = fewLetters();
  const [company, fits, other] = await Promise.all([
    anApprovedCompany(server),
    aTalentWithPicture(server, { first_name: 'Linnea', last_name: `Ek-${mark}` }),
    aTalentWithPicture(server, { first_name: 'Linnea', last_name: `Asp-${fewLetters()}` }),
  ]);
  const wanted = {
    text: `Ek-${mark}`,
    wishes: [{ demand: 'must' as const, any: [{ kind: 'category' as const, id: 'actor' }] }],
  };
  const role = aRole({ title: 'Kassörska', wanted });
  const form = { kind: 'order' as const, title: 'Butiksfilm', roles: [role, aRole({ title: 'Kund' })] };
  const order = await aProject(server, company, { step: 2, form });

  const page = await newPerson({ as: company });
  await page.goto('/CompanyOrderAddTalents');
  await page.getByRole('link', { name: 'Butiksfilm' }).click();
  await expect(page).toHaveURL(`/CompanyOrderAddTalents?id=${order.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lägg till talanger' })).toBeVisible();
  await expect(page.getByText(fits.name, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(other.name, { exact: true })).toHaveCount(0);

  await page
    .getByRole('button', { name: `Lägg till ${fits.name}` })
    .first()
    .click();
  const added = page.getByRole('complementary', { name: 'Valda' }).getByRole('region', { name: 'Kassörska' });
  await expect(added.getByText(fits.name, { exact: true })).toBeVisible();
  const { picks } = await company.api.ok('GET /projects/:id/picks', { params: { id: order.id } });
  expect(picks.map(({ talent }) => talent.id)).toEqual([fits.talent_id]);

  await page.getByRole('navigation', { name: 'Roller' }).getByRole('link', { name: 'Kund' }).click();
  await expect(page).toHaveURL(/\/CompanyOrderAddTalents\?id=.*role=/);
});

test('a project that is no order leads to its own page', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const project = await aProject(server, company, { step: 2 });
  const page = await newPerson({ as: company });
  await page.goto(`/CompanyOrderAddTalents?id=${project.id}`);
  await expect(page.getByText('Det här är ett projekt, inte en beställning')).toBeVisible();
  await page.getByRole('link', { name: 'Välj talanger till projektet' }).click();
  await expect(page).toHaveURL(`/CompanyProjectTalents?id=${project.id}`);
});

test('an order is for everybody to use, in every look and on a narrow phone', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  await aTalentWithPicture(server, { last_name: `Ask-${fewLetters()}` });
  const order = await aProject(server, company, { step: 2, form: { kind: 'order' } });
  const page = await newPerson({ as: company });
  for (const query of ['', `?id=${order.id}`]) {
    await page.goto(`/CompanyOrderAddTalents${query}`);
    for (const look of LOOKS) {
      await setLook(page, look);
      await expect(page.getByText(query ? /visas|Välj|Lägg till/ : 'En ny beställning').first()).toBeVisible();
      expect.soft(await findings(page), `${look.name} ${query}`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});
