import { addDays, dayOf } from '#domain/time/day.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aProject, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

/** Live updates come with the commit; polling alone would take up to 30 seconds. */
const LIVE = { timeout: 3_000 };

test('a late answer still counts, and the company sees that it was late', async ({ newPerson, server }) => {
  const { services } = server;
  const company = await anApprovedCompany(server);
  const talent = await aTalentWithPicture(server, { first_name: 'Sena' });
  const project = await aProject(server, company, { step: 3, asked: [talent] });
  const { id } = await candidateOf(company, project.id, talent);
  const yesterday = addDays(dayOf(new Date()), -1);
  await services.pool.query('update candidates set answer_by = $1 where id = $2', [yesterday, id]);
  await sweepDeadlines(services);

  const companys = await newPerson({ as: company });
  await companys.goto(`/CompanyProjectAwaitingResponses?id=${project.id}`);
  const row = companys.getByRole('row', { name: /Sena Berg/ });
  await expect(row).toContainText('Svarade inte i tid');

  const talents = await newPerson({ as: talent });
  await talents.goto('/TalentDashboard');
  await expect(talents.getByRole('list', { name: 'Senaste notiser' })).toContainText('Sista svarsdagen har gått');
  await talents.getByRole('link', { name: 'Svara nu' }).click();
  await talents.getByRole('button', { name: 'Ja, jag är intresserad' }).click();
  await expect(
    talents.getByRole('region', { name: 'Ditt svar' }).getByText('Du har sagt ja, besked väntar'),
  ).toBeVisible();
  await expect(row).toContainText('Svarade för sent', LIVE);
  expect(await candidateOf(company, project.id, talent)).toMatchObject({
    interest_status: 'interested',
    is_late: true,
  });
});

test('a yes can be taken back while the company chooses', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const talent = await aTalentWithPicture(server, { first_name: 'Ångra' });
  const project = await aProject(server, company, { step: 3, asked: [talent] });
  const { id } = await candidateOf(company, project.id, talent);
  await sayYes(talent, id);
  const companys = await newPerson({ as: company });
  await companys.goto(`/CompanyProjectAwaitingResponses?id=${project.id}`);
  await expect(companys.getByRole('row', { name: /Ångra Berg/ })).toContainText('Intresserad');

  const talents = await newPerson({ as: talent });
  await talents.goto(`/TalentRequestDetails?id=${id}`);
  await talents.getByRole('button', { name: 'Ta tillbaka mitt ja' }).click();
  const question = talents.getByRole('dialog', { name: 'Ta tillbaka ditt ja?' });
  await question.getByRole('button', { name: 'Ta tillbaka mitt ja' }).click();
  await expect(talents.getByRole('region', { name: 'Ditt svar' }).getByText('Du tackade nej')).toBeVisible();
  await expect(companys.getByRole('row', { name: /Ångra Berg/ })).toContainText('Tackade nej', LIVE);
  expect((await candidateOf(company, project.id, talent)).interest_status).toBe('not_interested');
});
