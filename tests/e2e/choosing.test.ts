/** The end of a casting: a company chooses and books, and all candidates get an answer. */
import { aProject, aRole, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { activateWithAnEmptyPlace, choose, openAssignment } from './acts/casting.ts';
import { isTold } from './acts/notices.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';

test('a company chooses among those who said yes and activates; one is booked and the other told', async ({
  newPerson,
  server,
}) => {
  const [company, tuva, linus] = await Promise.all([
    anApprovedCompany(server),
    aTalentWithPicture(server, { first_name: 'Tuva', last_name: 'Hed' }),
    aTalentWithPicture(server, { first_name: 'Linus', last_name: 'Öst' }),
  ]);
  const form = { title: 'Första snön', roles: [aRole({ title: 'Skidåkaren', headcount: 2 })] };
  const project = await aProject(server, company, { step: 3, asked: [tuva, linus], form });
  for (const talent of [tuva, linus]) await sayYes(talent, (await candidateOf(company, project.id, talent)).id);
  const [companys, tuvas] = [await newPerson({ as: company }), await newPerson({ as: tuva })];
  await companys.goto(`/CompanyProjectAwaitingResponses?id=${project.id}`);
  await choose(companys, tuva.name, linus.name);
  await activateWithAnEmptyPlace(companys, 'Första snön');
  await mailTo(tuva.email, /Projektet är aktiverat: Första snön/);
  await isTold(linus, /Besked om din förfrågan/);
  await tuvas.goto('/TalentDashboard');
  await openAssignment(tuvas, 'Skidåkaren', [company.company_name]);
  await companys.getByRole('link', { name: 'Första snön' }).first().click();
  const log = companys.getByRole('list', { name: 'Ändringar i projektet' });
  await expect(log.getByText(`${company.name} aktiverade projektet.`)).toBeVisible();
  await expect(log.getByText(`${tuva.name}, Skidåkaren: bokades.`)).toBeVisible();
});
