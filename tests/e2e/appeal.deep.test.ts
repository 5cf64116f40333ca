import { aCompany } from '#tests/factories/people.ts';
import { anAdminWithPassword } from './acts/accounts.ts';
import { signIn } from './acts/signing.ts';
import { fewLetters } from './acts/unique.ts';
import { expect, test } from './fixtures.ts';
import { linkIn, mailTo } from './mail.ts';

test('a company that is suspended appeals by the link of the mail, and is let in again', async ({
  newPerson,
  server,
}) => {
  const company_name = `Dimbankens film ${fewLetters()}`;
  const company = await aCompany(server, { company_name });
  const [companys, admins] = [await newPerson({ as: company, expects: [/403/] }), await newPerson()];
  const admin = await anAdminWithPassword(server);
  await admins.goto(`/Login?return=${encodeURIComponent(`/AdminCompanies?text=${company_name}`)}`);
  await signIn(admins, admin);
  await admins.getByLabel('Engångskod').fill(admin.code());
  await admins.getByRole('link', { name: company_name }).click();
  await admins.getByLabel('Ny anteckning').fill('Ringde dem två gånger.');
  await admins.getByRole('button', { name: 'Spara anteckningen' }).click();
  await expect(admins.getByRole('listitem').filter({ hasText: 'Ringde dem två gånger.' })).toBeVisible();
  await admins.getByRole('button', { name: 'Stäng av' }).click();
  const question = admins.getByRole('dialog', { name: `Stäng av ${company_name}?` });
  await question.getByLabel('Anledning').fill('Lönen i mars är inte betald.');
  await question.getByRole('button', { name: 'Stäng av företaget' }).click();
  await expect(admins.getByRole('button', { name: 'Häv avstängningen' })).toBeVisible();

  const link = linkIn(await mailTo(company.email, /tillfälligt avstängt/));
  await companys.goto(link);
  await expect(companys.getByText('Lönen i mars är inte betald.')).toBeVisible();
  await companys.getByRole('button', { name: 'Skicka överklagan' }).click();
  await expect(companys.getByText('Skriv varför beslutet är fel.')).toBeVisible();
  await companys.getByLabel('Varför är beslutet fel?').fill('Den betalades den 25 mars.');
  await companys.getByRole('button', { name: 'Skicka överklagan' }).click();
  await expect(companys.getByRole('heading', { name: 'Vi har fått din överklagan' })).toBeFocused();

  // The decider may not answer the appeal while another administrator can. This test cannot sign in as another one, so
  // it removes the decider.
  await server.services.pool.query('update appeals set decided_by = null where company_id = $1', [company.company_id]);
  await admins.goto('/AdminAppeals');
  const appeal = admins.getByRole('group').filter({ hasText: company_name });
  await expect(appeal.getByText('Den betalades den 25 mars.')).toBeVisible();
  await appeal.getByRole('button', { name: 'Ändra beslutet' }).click();
  const answer = admins.getByRole('dialog', { name: 'Ska beslutet ändras?' });
  await answer.getByLabel('Svar', { exact: true }).fill('Det stämmer.');
  await answer.getByRole('button', { name: 'Ändra beslutet' }).click();
  await expect(answer).toBeHidden();

  await companys.goto(link);
  await expect(companys.getByRole('heading', { name: 'Du fick rätt' })).toBeVisible();
  await expect(companys.getByText('Det stämmer.')).toBeVisible();
  await companys.goto('/CompanyDashboard');
  await expect(companys.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(companys).toHaveURL(/CompanyDashboard/);
});
