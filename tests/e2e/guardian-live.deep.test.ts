/** A guardian's answer reaches the talent's dashboard and an open request by live updates. */
import { dayOf } from '#domain/kernel/time/day.ts';
import { askedGuardian } from '#tests/api/people/guardian-acts.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { seesDashboard, watchCalls } from './acts/session-watch.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

const bornFifteenYearsAgo = () => `${Number(dayOf(new Date()).slice(0, 4)) - 15}-01-02`;

test('the dashboard leads to the question, and shows the answer at once', async ({ newPerson, server }) => {
  const talent = await aTalentWithPicture(server, { first_name: 'Alva', birth_date: bornFifteenYearsAgo() });
  const page = await newPerson({ as: talent });
  const reads = watchCalls(page, '/talent/profile');
  const live = page.waitForResponse('**/api/v1/live*');
  await page.goto('/TalentDashboard');
  await seesDashboard(page, 'Alva');
  await live;
  const todo = page.getByRole('region', { name: 'Att göra nu' });
  await expect(todo.getByRole('heading', { name: 'Fråga din vårdnadshavare' })).toBeVisible();
  const guardian = await askedGuardian(server, talent);
  await expect(todo.getByRole('heading', { name: 'Väntar på din vårdnadshavare' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await todo.getByRole('link', { name: 'Se frågan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Din vårdnadshavare' })).toBeVisible();
  await page.goBack();
  await expect(todo.getByRole('heading', { name: 'Väntar på din vårdnadshavare' })).toBeVisible();

  const before = reads.length;
  await guardian.give();
  await expect(page.getByText('Syns för företag')).toBeVisible();
  await expect(todo.getByText('Du är i fas')).toBeVisible();
  expect(reads.length).toBeGreaterThan(before);
});

test('a request says why only a no is left when the consent is gone', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const talent = await aTalentWithPicture(server, { first_name: 'Alva', birth_date: bornFifteenYearsAgo() });
  const guardian = await askedGuardian(server, talent);
  await guardian.give();
  const project = await aProject(server, company, { step: 2 });
  const request = await aRequest(server, company, project.id, talent);
  const page = await newPerson({ as: talent });
  const live = page.waitForResponse('**/api/v1/live*');
  await page.goto(`/TalentRequestDetails?id=${request.id}`);
  const answer = page.getByRole('button', { name: 'Jag är intresserad' });
  await expect(page.getByRole('button', { name: 'Nej tack' })).toBeVisible();
  await live;
  await guardian.withdraw();
  await expect(page.getByText('Din vårdnadshavare behöver samtycka innan du kan säga ja.')).toBeVisible();
  await expect(answer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nej tack' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Se frågan till din vårdnadshavare' }).click();
  await expect(page.getByText('Samtycket är tillbakataget')).toBeVisible();
});
