import { aTalent } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { anAdminWithPassword, anApprovedCompany, aSignedUpTalent } from './acts/accounts.ts';
import { emailBox, nameOf, passwordBox, signIn, signOut } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';
import { codeIn, mailsTo, mailTo } from './mail.ts';

test('a wrong password is told without saying which of the two is wrong', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  await page.goto('/Login');
  await signIn(page, { email: who.email, password: 'not the one' });
  await expect(page.getByRole('alert')).toHaveText('Fel e-post eller lösenord.');
  await signIn(page, { email: `nobody-${who.email}`, password: who.password });
  await expect(page.getByRole('alert')).toHaveText('Fel e-post eller lösenord.');
  await expect(emailBox(page)).toHaveValue(`nobody-${who.email}`);
});

test('a talent whose address waits is offered a new mail, and gets in with its code', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server, { is_verified: false });
  const page = await newPerson();
  await page.goto('/Login');
  await signIn(page, who);
  await expect(page.getByText('Din e-post är inte verifierad ännu. Vänligen kontakta support.')).toBeVisible();
  const before = await mailsTo(who.email);
  await page.getByRole('link', { name: 'Få en ny kod' }).click();
  await page.getByRole('button', { name: 'Skicka ny kod' }).click();
  await expect(page.getByText('Ett nytt mejl är på väg. Tidigare koder gäller inte längre.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(who.email)).length).toBe(before.length + 1);
  await page.getByLabel('Kod', { exact: true }).fill(codeIn(await mailTo(who.email, /Bekräfta din e-post/)));
  // This browser is not the one that signed up, so the password of that one does not count here.
  await expect(page.getByRole('heading', { level: 1, name: 'Välj ditt lösenord' })).toBeVisible();
  await passwordBox(page).fill(who.password);
  await page.getByRole('button', { name: 'Spara och fortsätt' }).click();
  // Nor do the birth date and the consent that were given there.
  await page.getByLabel('Födelsedatum').fill('1996-03-12');
  await page.getByRole('checkbox', { name: /Jag godkänner/ }).check();
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByText('Steg 1 av 5')).toBeVisible();
});

test('signing in leads to where one was going', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  await page.goto('/TalentRequests?filter=alla');
  await expect(page).toHaveURL(/\/Login\?return=/);
  await signIn(page, who);
  await expect(page).toHaveURL(/\/TalentRequests\?filter=alla$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Förfrågningar' })).toBeVisible();
});

test('an administrator does not get in without the code', async ({ newPerson, server }) => {
  const admin = await anAdminWithPassword(server);
  const page = await newPerson();
  await page.goto('/Login');
  await signIn(page, admin);
  await expect(page.getByRole('heading', { name: 'Ange koden' })).toBeVisible();
  const code = page.getByLabel('Engångskod');
  await code.fill(admin.wrongCode());
  await expect(page.getByText('Koden stämmer inte. Kontrollera siffrorna och försök igen.')).toBeVisible();
  await page.goto('/AdminDashboard');
  await expect(page).toHaveURL(/\/Login\?return=/);
  await signIn(page, admin);
  await code.fill(admin.code());
  await expect(page.getByRole('heading', { level: 1, name: 'Översikt' })).toBeVisible();
  const { rows } = await server.services.pool.query('select 1 from sessions where account_id = $1', [admin.account_id]);
  expect(rows).toHaveLength(1);
});

test('signing out empties the browser, but for the notes on conversations', async ({ newPerson, server }) => {
  const talent = await aTalent(server, { is_completed: false });
  const page = await newPerson({ as: talent });
  await page.goto('/TalentDashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Hej/ })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('conversationLastViewed_7', '2026-11-21');
    localStorage.setItem('rememberedEmail', 'someone@example.com');
  });
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['conversationLastViewed_7']);
  const { rows } = await server.services.pool.query('select 1 from sessions where account_id = $1', [
    talent.account_id,
  ]);
  expect(rows).toEqual([]);
});

test('a forged record in the browser opens nothing', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server, 'Hemliga Bolaget');
  await aProject(server, company);
  const page = await newPerson();
  await page.goto('/Villkor');
  await page.evaluate(() =>
    localStorage.setItem('medverka.session', JSON.stringify({ role: 'admin', data: { id: 'forged' } })),
  );
  await page.goto('/AdminApplications?status=approved');
  await expect(page).toHaveURL(/\/Login/);
  await expect(page.getByRole('heading', { level: 1, name: 'Logga in' })).toBeVisible();
  await expect(page.getByText('Hemliga Bolaget')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('medverka.session'))).toBeNull();
});

test('signing out in one tab signs out the other', async ({ newPerson, server }) => {
  const talent = await aTalent(server, { first_name: 'Vera', is_completed: false });
  const first = await newPerson({ as: talent });
  await first.goto('/TalentDashboard');
  const second = await first.context().newPage();
  await second.goto('/TalentRequests');
  await expect(
    second.getByRole('button', { name: `Meny för ${nameOf({ first_name: 'Vera', last_name: 'Berg' })}` }),
  ).toBeVisible();
  await signOut(first);
  await expect(second).toHaveURL(/\/Login/);
});
