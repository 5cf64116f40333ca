/** The record in the browser's storage gives no access (spec, section 4). */
import { aProject } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { forgeRecord, seesDashboard, storedRecord } from './acts/session-watch.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

const signInHeading = { level: 1, name: 'Logga in' } as const;

test('a forged record in the browser opens nothing', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server, 'Hemliga Bolaget');
  await aProject(server, company);
  const page = await newPerson();
  await page.goto('/Villkor');
  await page.evaluate(() =>
    localStorage.setItem('medverka.session', JSON.stringify({ role: 'admin', data: { id: 'forged' } })),
  );
  await page.goto('/AdminApplications?status=approved');
  await expect(page).toHaveURL(/\/Login/);
  await expect(page.getByRole('heading', { level: 1, name: 'Logga in' })).toBeVisible();
  await expect(page.getByText('Hemliga Bolaget')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('medverka.session'))).toBeNull();
});

test('a record forged to be an administrator’s opens nothing', async ({ newPerson, server }) => {
  await aProject(server, await anApprovedCompany(server, 'Hemliga Bolaget'));
  const talent = await aTalentWithPicture(server, { first_name: 'Vera' });
  const page = await newPerson({ as: talent });
  await page.goto('/Villkor');
  const answers: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.includes('/api/v1/admin/')) answers.push(response.status());
  });
  for (const screen of ['AdminDashboard', 'AdminApplications', 'AdminProjects']) {
    await forgeRecord(page, 'admin', talent.talent_id);
    const passed: string[] = [];
    page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
    await page.goto(`/${screen}`);
    await seesDashboard(page, 'Vera');
    await expect(page).toHaveURL('/TalentDashboard');
    expect(passed).toContain('/Login');
    expect(await storedRecord(page)).toMatchObject({ role: 'talent' });
  }
  expect(answers.filter((status) => status !== 403)).toEqual([]);
  await page.context().clearCookies();
  await forgeRecord(page, 'admin');
  await page.goto('/AdminProjects');
  await expect(page.getByRole('heading', signInHeading)).toBeVisible();
  await expect(page.getByText('Hemliga Bolaget')).toBeHidden();
  expect(await storedRecord(page)).toBeNull();
  // A record with another role, left by an ended session, keeps the return address too.
  await forgeRecord(page, 'company');
  await page.goto('/AdminProjects?status=active');
  await expect(page).toHaveURL(`/Login?return=${encodeURIComponent('/AdminProjects?status=active')}`);
  await expect(page.getByRole('heading', signInHeading)).toBeVisible();
  expect(await storedRecord(page)).toBeNull();
  expect(answers.filter((status) => status < 400)).toEqual([]);
});
