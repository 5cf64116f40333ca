/** Which screen follows a sign-in and a sign-up (spec, section 4). */
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { anApprovedCompany, aSignedUpTalent, someone } from './acts/accounts.ts';
import { fillTalentSignUp, signIn } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';
import { mailsTo } from './mail.ts';

test('a plain sign-in leads a company and a talent to their dashboards', async ({ newPerson, server }) => {
  const company = { ...(await anApprovedCompany(server)), password: 'stugan vid sjön 7' };
  await server.services.pool.query('update sign_in_methods set password_hash = $2 where account_id = $1', [
    company.account_id,
    await hashPassword(company.password),
  ]);
  for (const [who, dashboard] of [
    [company, '/CompanyDashboard'],
    [await aSignedUpTalent(server), '/TalentDashboard'],
  ] as const) {
    const page = await newPerson();
    await page.goto('/Login');
    await signIn(page, who);
    await expect(page).toHaveURL(dashboard);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Översikt|Hej )/);
  }
});

test('a sign-up leads to its verification, and a repeated one says that another mail was needed', async ({
  newPerson,
  server,
}) => {
  const who = someone('Maja', 'Strand');
  const page = await newPerson();
  const signUp = async () => {
    await page.goto('/register');
    await fillTalentSignUp(page, who, '1992-02-03');
    await page.getByRole('checkbox', { name: /Jag godkänner/ }).check();
    await page.getByRole('button', { name: 'Skapa konto', exact: true }).click();
    await expect(page).toHaveURL('/TalentEmailVerification');
    await expect(page.getByText(who.email)).toBeVisible();
    return page.evaluate(() => history.state);
  };
  const first = await signUp();
  expect([first.email, first.needs_resend ?? false]).toEqual([who.email, false]);
  const { rows } = await server.services.pool.query('select role from accounts where email = $1', [who.email]);
  expect(rows).toEqual([{ role: 'talent' }]);
  expect(await signUp()).toMatchObject({ email: who.email, needs_resend: true });
  await expect.poll(async () => (await mailsTo(who.email)).length).toBe(2);
});
