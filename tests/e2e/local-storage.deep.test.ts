/** What the browser's storage may contain: never secrets (spec, section 3). */
import { anAdmin } from '#tests/factories/people.ts';
import { anApprovedCompany, aSignedUpTalent, someone } from './acts/accounts.ts';
import { seesDashboard, storedRecord } from './acts/session-watch.ts';
import { emailBox, fillTalentSignUp, passwordBox, signIn } from './acts/signing.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { codeIn, mailTo } from './mail.ts';

/** The only fields that the data of the record may have. */
const KNOWN = ['id', 'name', 'profile_completed', 'is_registered', 'profile_image', 'status'];

test('the record is role and data in each role, with nothing that opens anything', async ({ newPerson, server }) => {
  const people = [
    ['talent', '/TalentDashboard', await aTalentWithPicture(server)],
    ['company', '/CompanyDashboard', await anApprovedCompany(server)],
    ['admin', '/AdminDashboard', await anAdmin(server)],
  ] as const;
  for (const [role, dashboard, person] of people) {
    const page = await newPerson({ as: person });
    await page.goto(dashboard);
    await expect(page.getByRole('button', { name: `Meny för ${person.name}` })).toBeVisible();
    const record = await storedRecord(page);
    expect(Object.keys(record ?? {})).toEqual(['role', 'data']);
    expect(record?.role).toBe(role);
    expect(Object.keys(record?.data ?? {}).filter((key) => !KNOWN.includes(key))).toEqual([]);
    const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    const [, cookie = ''] = person.cookie.split('=');
    for (const secret of [person.email, cookie, decodeURIComponent(cookie).split('.').at(-1) ?? cookie]) {
      expect(everything).not.toContain(secret);
    }
    // The pattern matches personal numbers (ten or twelve digits, with or without a hyphen) and bank accounts (four
    // digits, then five or more).
    const withoutIds = everything.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
    expect(withoutIds).not.toMatch(/\b(?:\d{2})?\d{6}[-+]?\d{4}\b|\b\d{4}[ -]\d{5,}/);
    // Scripts cannot read the session cookies.
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/session|refresh/);
  }
});

test('the address is remembered when asked for, and filled in next time', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  const remembered = () => page.evaluate(() => localStorage.getItem('rememberedEmail'));
  const runOut = () => page.context().clearCookies();
  await page.goto('/Login');
  await expect(page.getByRole('checkbox', { name: 'Kom ihåg mig' })).toBeChecked();
  await signIn(page, who);
  await seesDashboard(page, who.first_name);
  expect(await remembered()).toBe(who.email);

  await runOut();
  await page.goto('/TalentRequests');
  await expect(page).toHaveURL(/\/Login/);
  await expect(emailBox(page)).toHaveValue(who.email);
  await page.getByRole('checkbox', { name: 'Kom ihåg mig' }).uncheck();
  await passwordBox(page).fill(who.password);
  await passwordBox(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Förfrågningar' })).toBeVisible();
  expect(await remembered()).toBeNull();

  await runOut();
  await page.goto('/TalentRequests');
  await expect(page).toHaveURL(/\/Login/);
  await expect(emailBox(page)).toHaveValue('');
});

test('a sign-up that waits for its code leaves four fields, and nothing once it is confirmed', async ({
  newPerson,
}) => {
  const who = someone('Alva', 'Lind');
  const page = await newPerson();
  await page.goto('/Registera');
  await fillTalentSignUp(page, who, '1996-03-12');
  await page.getByRole('checkbox', { name: /Jag godkänner/ }).check();
  await page.getByRole('button', { name: 'Skapa konto', exact: true }).click();
  await expect(page).toHaveURL(/TalentEmailVerification/);
  const { first_name, last_name, email, password } = who;
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(kept)).toEqual(['medverka.pendingSignUp']);
  expect(JSON.parse(kept['medverka.pendingSignUp'] ?? '')).toEqual({
    first_name,
    last_name,
    birth_date: '1996-03-12',
    email,
  });
  const everything = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(everything).not.toContain(password);
  await page.getByLabel('Kod', { exact: true }).fill(codeIn(await mailTo(email, /Bekräfta din e-post/)));
  await expect(page.getByRole('heading', { level: 1, name: `Hej ${first_name}` })).toBeVisible();
  const after = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(after).not.toContain('pendingSignUp');
  expect(after).not.toContain(password);
});
