/** The start of the main job: a company applies, and an administrator approves it. */
import { anAdminWithPassword, someone } from './acts/accounts.ts';
import { approveCompany } from './acts/approve-company.ts';
import { nameOf, signIn, signUpCompany } from './acts/signing.ts';
import { fewLetters, someOrganisationNumber } from './acts/unique.ts';
import { expect, test } from './fixtures.ts';
import { codeIn, mailTo } from './mail.ts';

test('a company applies, is approved by an administrator with a second factor, and signs in', async ({
  newPerson,
  server,
}) => {
  const kim = someone('Kim', 'Ek');
  const name = `Snöfilm ${fewLetters()}`;
  const [kims, adas] = [await newPerson(), await newPerson()];
  await signUpCompany(kims, kim, name, someOrganisationNumber());
  await kims.getByLabel('Kod', { exact: true }).fill(codeIn(await mailTo(kim.email, /Bekräfta din e-post/)));
  await expect(kims.getByRole('heading', { name: 'Tack, nu granskar vi er' })).toBeVisible();
  await approveCompany(adas, await anAdminWithPassword(server), name);
  await mailTo(kim.email, /är godkänt/);
  await kims.goto('/Login');
  await signIn(kims, kim);
  await expect(kims.getByRole('heading', { level: 1, name: 'Översikt' })).toBeVisible();
  await expect(kims.getByRole('button', { name: `Meny för ${nameOf(kim)}` })).toBeVisible();
});
