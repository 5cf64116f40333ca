/** Screens with more than a hundred people: the rows are drawn in steps, and in the end all of them are there. */
import { manyTalents, reviewedProject } from '#tests/factories/bulk.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { expect, test } from './fixtures.ts';

const COUNT = 120;

test('a table of many has all its rows, which are chosen one by one and together', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const talent_ids = await manyTalents(server, COUNT);
  const { project_id } = await reviewedProject(server, company, {
    talent_ids,
    starts_on: '2099-05-10',
    client_decision: null,
    interest_status: 'pending',
    answer_by: '2099-01-01',
  });
  const page = await newPerson({ as: company });
  await page.goto(`/CompanyProjectAwaitingResponses?id=${project_id}`);
  const ticks = page.getByRole('checkbox', { name: /^Välj Person / });
  await expect(ticks).toHaveCount(COUNT);
  await ticks.last().check();
  await expect(page.getByRole('button', { name: 'Påminn 1 markerade' })).toBeVisible();
  await ticks.first().check();
  await expect(page.getByRole('button', { name: 'Påminn 2 markerade' })).toBeVisible();
  await expect(page.getByRole('row', { selected: true })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Välj alla' }).check();
  await expect(page.getByRole('button', { name: `Påminn ${COUNT} markerade` })).toBeVisible();
});

test('a print has the rows that had not been drawn yet', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const talent_ids = await manyTalents(server, COUNT);
  const { project_id } = await reviewedProject(server, company, {
    talent_ids,
    starts_on: '2099-05-10',
    client_decision: null,
  });
  const page = await newPerson({ as: company });
  // Prints as soon as the first row is there: rows that are drawn later would be missing on paper.
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('main tbody tr')) return;
      seen.disconnect();
      dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset.printed = String(document.querySelectorAll('main tbody tr').length);
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/CompanyProjectAwaitingResponses?id=${project_id}`);
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(COUNT));
});
