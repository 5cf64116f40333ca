/** From the booking to an agreement that both sides have signed. */
import { kronor } from '#domain/kernel/money/ore.ts';
import { aProject, aRole } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

test('company and talent sign what they agreed on', async ({ newPerson, server }) => {
  const [company, talent] = [await anApprovedCompany(server), await aTalentWithPicture(server)];
  const roles = [aRole({ terms: termsFor(kronor(6_000)) })];
  const { id } = await aProject(server, company, { step: 5, asked: [talent], form: { roles } });
  const [companys, talents] = [await newPerson({ as: company }), await newPerson({ as: talent })];
  await companys.goto(`/CompanyOngoingProjectDetails?id=${id}`);
  await companys.getByRole('button', { name: 'Skriv under ett avtal' }).click();
  const dialog = companys.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Jag har läst/ }).check();
  await dialog.getByLabel('Ditt namn').fill(company.name);
  await dialog.getByRole('button', { name: 'Skriv under ett avtal' }).click();
  await expect(companys.getByText('Ni har skrivit under ett avtal.')).toBeVisible();
  await talents.goto('/TalentDashboard');
  await talents.getByRole('link', { name: 'Läs avtalet' }).click();
  await expect(talents.getByText('6 000 kr per dag').first()).toBeVisible();
  await talents.getByRole('checkbox', { name: /Jag har läst hela avtalet/ }).check();
  await talents.getByLabel('Ditt namn').fill(talent.name);
  await talents.getByRole('button', { name: 'Skriv under avtalet' }).click();
  await expect(talents.getByText('Undertecknat', { exact: true })).toBeVisible();
});
