/** Final deletion: of a talent after the week in which it can be withdrawn, and of a company with its members. */
import { sql } from 'kysely';
import { eraseDue } from '#server/features/office/erasure/commands/erase-due.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';

test('a talent deletes the account, and is nobody afterwards', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server, 'Fjällfilm');
  const talent = await aTalentWithPicture(server, { first_name: 'Zelma', last_name: 'Frostbrand' });
  const project = await aProject(server, company, { step: 2 });
  await aRequest(server, company, project.id, talent);

  // Over a slow connection the page may request the talent's picture after the deletion.
  const page = await newPerson({ as: talent, expects: [/404 \(Not Found\) \(.*\/profile-media\//] });
  await page.goto('/TalentSettings#radera');
  await page.getByRole('button', { name: 'Radera mitt konto' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Radera kontot' }).click();
  await expect(page.getByText('Ditt konto raderas snart')).toBeVisible();
  await mailTo(talent.email, /Ditt konto raderas om en vecka/);

  // After the week the account is erased, and the talent's session with it: a talent's screen leads to the sign-in.
  const inAWeek = () => new Date(Date.now() + 8 * 86_400_000);
  await eraseDue({ ...server.services, clock: inAWeek });
  await mailTo(talent.email, /Ditt konto är raderat/);
  await page.goto('/TalentDashboard');
  await expect(page).toHaveURL(/\/Login/);

  const companys = await newPerson({ as: company });
  await companys.goto(`/ProjectHub?id=${project.id}`);
  await expect(companys.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(companys.getByText(/Zelma|Frostbrand/)).toHaveCount(0);
  const { rows } = await sql`
    select first_name, bio, profile_image from talents where id = ${talent.talent_id}`.execute(server.services.db);
  expect(rows).toEqual([{ first_name: 'Borttagen', bio: '', profile_image: null }]);
});

test('an owner deletes the company by its name', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server, 'Sista Bilden');
  const page = await newPerson({ as: company });
  await page.goto('/CompanySettings#radera-foretaget');
  await page.getByRole('button', { name: 'Radera företaget' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Skriv Sista Bilden/).fill('Något annat');
  await dialog.getByRole('button', { name: 'Radera företaget' }).click();
  await expect(dialog.getByText('Skriv företagets namn som det står här ovanför.')).toBeVisible();
  await dialog.getByLabel(/^Skriv Sista Bilden/).fill('Sista Bilden');
  await dialog.getByRole('button', { name: 'Radera företaget' }).click();
  await expect(page).toHaveURL('/');
  await mailTo(company.email, /Sista Bilden är raderat/);
  await page.goto('/CompanyDashboard');
  await expect(page).toHaveURL(/\/Login/);
});
