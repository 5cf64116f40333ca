/** A production that books its lead first and its extras later, and is one thing on the company's screen. */
import { aProject, aRequest, aRole, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { openAssignment } from './acts/casting.ts';
import { isTold } from './acts/notices.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';

test('a company books the lead in one week and the extras in the next, while the rest goes on casting', async ({
  newPerson,
  server,
}) => {
  const [company, lena, elsa, olle] = await Promise.all([
    anApprovedCompany(server),
    aTalentWithPicture(server, { first_name: 'Lena', last_name: 'Hed' }),
    aTalentWithPicture(server, { first_name: 'Elsa', last_name: 'Öst' }),
    aTalentWithPicture(server, { first_name: 'Olle', last_name: 'Ek' }),
  ]);
  const roles = [aRole({ title: 'Huvudrollen' }), aRole({ title: 'Publiken', headcount: 2 })];
  const project = await aProject(server, company, { step: 3, asked: [lena], form: { title: 'Vårfloden', roles } });
  const role_id = project.roles[1]?.id ?? '';
  const elsas = await aRequest(server, company, project.id, elsa, { role_id });
  const olles = await aRequest(server, company, project.id, olle, { role_id });
  await sayYes(lena, (await candidateOf(company, project.id, lena)).id);
  await company.api.ok('POST /projects/:id/start-review', { params: { id: project.id } });

  // Week one: the lead.
  const companys = await newPerson({ as: company });
  await companys.goto(`/CompanyProjectReview?id=${project.id}`);
  await companys.getByRole('button', { name: `Godkänn ${lena.name}` }).click();
  await expect(companys.getByText(`${lena.name} är godkänd.`)).toBeVisible();
  await companys.getByRole('button', { name: 'Aktivera projektet' }).click();
  const dialog = companys.getByRole('dialog', { name: 'Aktivera Vårfloden?' });
  await dialog.getByRole('radio', { name: /Fortsätt rollsätta resten/ }).check();
  await expect(dialog.getByRole('checkbox', { name: lena.name })).toBeChecked();
  await dialog.getByRole('button', { name: 'Boka 1 person' }).click();
  await expect(companys.getByText('Resten rollsätts som förut. 1 person är bokad.')).toBeVisible();
  // The approval cannot be undone once it is a booking.
  await expect(companys.getByRole('button', { name: 'Ångra', exact: true })).toHaveCount(0);
  await expect(companys.getByText('1 person är redan bokad till rollen.')).toBeVisible();
  const parts = companys.getByRole('navigation', { name: 'Produktionens delar' });
  await parts.getByRole('link', { name: 'De som är bokade' }).click();
  await expect(companys.getByRole('main').getByText(lena.name).first()).toBeVisible();
  await mailTo(lena.email, /Projektet är aktiverat: Vårfloden/);
  const lenas = await newPerson({ as: lena });
  await lenas.goto('/TalentDashboard');
  await openAssignment(lenas, 'Huvudrollen', [company.company_name]);

  // The production is one row of the list, with a link to the booked.
  await companys.goto('/CompanyDashboard');
  const row = companys.getByRole('table', { name: 'Projekt' }).getByRole('row', { name: /Vårfloden/ });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('cell', { name: '1 av 3' })).toBeVisible();
  await row.getByRole('link', { name: '1 bokad' }).click();
  await expect(companys.getByRole('heading', { level: 1, name: 'Projektets bokningar' })).toBeVisible();

  // Week two: an extra says yes and is booked; the empty place is given up, and the person who waited is told.
  await sayYes(elsa, elsas.id);
  await sayYes(olle, olles.id);
  await parts.getByRole('link', { name: 'Det som rollsätts' }).click();
  await companys.getByRole('button', { name: `Godkänn ${elsa.name}` }).click();
  await expect(companys.getByText(`${elsa.name} är godkänd.`)).toBeVisible();
  await companys.getByRole('button', { name: 'Boka de godkända' }).click();
  const ending = companys.getByRole('dialog', { name: 'Avsluta rollsättningen av Vårfloden?' });
  await ending.getByRole('checkbox', { name: /Gå vidare fast/ }).check();
  await ending.getByRole('button', { name: 'Boka 1 person' }).click();
  await expect(companys.getByText('Rollsättningen är avslutad. 1 person är bokad.')).toBeVisible();
  await expect(companys.getByRole('heading', { level: 1, name: 'Projektets bokningar' })).toBeVisible();
  for (const { name } of [lena, elsa]) await expect(companys.getByRole('main').getByText(name).first()).toBeVisible();
  await expect(parts).toHaveCount(0);
  await mailTo(elsa.email, /Projektet är aktiverat: Vårfloden/);
  await isTold(olle, /Besked om din förfrågan/);
  const log = companys.getByRole('list', { name: 'Ändringar i projektet' });
  await expect(log.getByText(`${company.name} avslutade rollsättningen. Alla som väntade fick besked.`)).toBeVisible();

  // The last day is ahead, so more people can be asked.
  await companys.getByRole('button', { name: 'Sök fler' }).click();
  await expect(companys).toHaveURL(/CompanyProjectTalents/);
  await expect(parts.getByRole('link', { name: 'De som är bokade' })).toBeVisible();
});
