import { aTalent } from '#tests/factories/people.ts';
import { aSignedUpTalent } from './acts/accounts.ts';
import { nameOf, passwordBox, signIn, signOut } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';
import { codeIn, mailsTo, mailTo } from './mail.ts';

test('a talent with an unconfirmed address is offered a new mail, and gets in with its code', async ({
  newPerson,
  server,
}) => {
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
  // This is not the browser of the sign-up, so the password chosen there does not apply.
  await expect(page.getByRole('heading', { level: 1, name: 'Välj ditt lösenord' })).toBeVisible();
  await passwordBox(page).fill(who.password);
  await page.getByRole('button', { name: 'Spara och fortsätt' }).click();
  // The birth date and consent given in that browser do not apply either.
  await page.getByLabel('Födelsedatum').fill('1996-03-12');
  await page.getByRole('checkbox', { name: /Jag godkänner/ }).check();
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByText('Steg 1 av 5')).toBeVisible();
});

test('signing in leads to the screen that was asked for', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  await page.goto('/TalentRequests?filter=alla');
  await expect(page).toHaveURL(/\/Login\?return=/);
  await signIn(page, who);
  await expect(page).toHaveURL(/\/TalentRequests\?filter=alla$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Förfrågningar' })).toBeVisible();
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
