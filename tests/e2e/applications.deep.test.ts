import { anAdminWithPassword } from './acts/accounts.ts';
import { signIn, signUpCompany } from './acts/signing.ts';
import { fewLetters, someOrganisationNumber } from './acts/unique.ts';
import { expect, test } from './fixtures.ts';
import { codeIn, mailTo } from './mail.ts';

test('a company that is refused reads why, and does not get in', async ({ newPerson, server }) => {
  const mark = fewLetters();
  const kim = { first_name: 'Kim', last_name: 'Ek', email: `kim.${mark}@example.com`, password: `${mark} i hamnen` };
  const company_name = `Skumraskbolaget ${mark}`;
  const companys = await newPerson();
  await signUpCompany(companys, kim, company_name, someOrganisationNumber());
  await companys.getByLabel('Kod', { exact: true }).fill(codeIn(await mailTo(kim.email, /Bekräfta din e-post/)));
  await expect(companys.getByRole('heading', { name: 'Tack, nu granskar vi er' })).toBeVisible();

  const admin = await anAdminWithPassword(server);
  const admins = await newPerson();
  await admins.goto('/Login?return=/AdminApplications');
  await signIn(admins, admin);
  await admins.getByLabel('Engångskod').fill(admin.code());
  await admins.getByRole('link', { name: company_name }).click();
  await admins.getByRole('article', { name: company_name }).getByRole('button', { name: 'Avslå' }).click();
  const question = admins.getByRole('dialog', { name: `Avslå ansökan från ${company_name}?` });
  await question.getByRole('button', { name: 'Avslå ansökan' }).click();
  await expect(question.getByText('Skriv en anledning innan du går vidare.')).toBeVisible();
  await question.getByLabel('Anledning').fill('Numret tillhör ett annat företag.');
  await question.getByRole('button', { name: 'Avslå ansökan' }).click();
  await expect(question).toBeHidden();

  const mail = await mailTo(kim.email, /kunde inte godkänna/);
  expect(mail.text).toContain('Numret tillhör ett annat företag.');
  await companys.goto('/Login');
  await signIn(companys, kim);
  await expect(companys.getByText(/Ditt företagskonto är inte aktiverat ännu/)).toBeVisible();
  const { rows } = await server.services.pool.query('select status from companies where name = $1', [company_name]);
  expect(rows).toEqual([{ status: 'refused' }]);
});
