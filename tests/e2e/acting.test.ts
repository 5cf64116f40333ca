import { aCompany, anAdmin } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { expect, test } from './fixtures.ts';

test('an administrator says why, does for a company what it is stuck with, and the company reads it in its log', async ({
  newPerson,
  server,
}) => {
  const company = await aCompany(server, { company_name: 'Nordfilm' });
  const { id } = await aProject(server, company);
  const page = await newPerson({ as: await anAdmin(server) });
  await page.goto(`/AdminProjectDetails?id=${id}`);
  const act = page.getByRole('button', { name: 'Börja välja talanger' });
  await expect(act).toBeHidden();
  await page.getByRole('button', { name: 'Handla för Nordfilm' }).click();
  const question = page.getByRole('dialog', { name: 'Handla för Nordfilm?' });
  await question.getByLabel('Skäl').fill('Kim ringde och kom inte vidare.');
  await question.getByRole('button', { name: 'Börja handla' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Du handlar för Nordfilm' })).toContainText('Kim ringde');
  await act.click();
  await expect(page.getByText('Rollsätts').first()).toBeVisible();
  await page.getByRole('button', { name: 'Lägg ned' }).click();
  await expect(page.getByRole('button', { name: 'Handla för Nordfilm' })).toBeVisible();

  const theirs = await newPerson({ as: company });
  await theirs.goto(`/CompanyProjectDetails?id=${id}`);
  await expect(theirs.getByText('Medverka, för företaget, öppnade rollsättningen.')).toBeVisible();
  await expect(
    theirs.getByText('Gjort av Medverka, för företaget. Skäl: Kim ringde och kom inte vidare.'),
  ).toBeVisible();
  await theirs.goto('/CompanyNotifications');
  await expect(theirs.getByText('Medverka har gjort något åt er')).toBeVisible();
});
