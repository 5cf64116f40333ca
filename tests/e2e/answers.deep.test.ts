import { aProject, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

/** Live updates arrive at once; polling alone would take up to ten seconds. */
const LIVE = { timeout: 3_000 };

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
