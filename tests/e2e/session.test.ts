/** How a session lives and is renewed, as the browser sees it (spec, sections 4 and 9). The clock of the page is moved. */
import { aProject } from '#tests/factories/projects.ts';
import { anApprovedCompany, aSignedUpTalent } from './acts/accounts.ts';
import { forgeRecord, REFRESH, seesDashboard, storedRecord, watchCalls } from './acts/session-watch.ts';
import { signIn, signOut } from './acts/signing.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

const signInHeading = { level: 1, name: 'Logga in' } as const;

test('a session is renewed once before it runs out, and nobody notices', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  const renewals = watchCalls(page, REFRESH);
  await page.clock.install();
  await page.goto('/Login?return=/TalentRegistration?step=about');
  await signIn(page, who);
  const about = page.getByRole('textbox', { name: 'Om dig' });
  await about.fill('Jag simmar i kallt vatten.');
  const before = await page.context().cookies();
  await page.clock.fastForward('12:00');
  expect(renewals).toEqual([]);
  await page.clock.fastForward('01:40');
  await expect.poll(() => renewals).toEqual(['POST 200']);
  await expect(about).toHaveValue('Jag simmar i kallt vatten.');
  const cookieNamed = (cookies: typeof before, name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  await expect
    .poll(async () => cookieNamed(await page.context().cookies(`${server.url}/api/v1${REFRESH}`), 'medverka.refresh'))
    .not.toBe(cookieNamed(before, 'medverka.refresh'));
  await page.clock.fastForward('05:00');
  expect(renewals).toEqual(['POST 200']);
});

test('a computer that has slept over night goes on where it was', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  const renewals = watchCalls(page, REFRESH);
  await page.clock.install();
  await page.goto('/Login');
  await signIn(page, who);
  await seesDashboard(page, who.first_name);
  // What the browser does itself after 15 minutes.
  await page.context().clearCookies({ name: 'medverka.session' });
  await page.clock.fastForward('08:00:00');
  await expect.poll(() => renewals).toEqual(['POST 200']);
  await page.getByRole('navigation', { name: 'Huvudmeny', exact: true }).getByRole('link', { name: 'Uppdrag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uppdrag' })).toBeVisible();
  await expect(page.getByText('Du har loggats ut')).toBeHidden();
  expect(renewals).toHaveLength(1);
});

test('a browser opened anew after the cookie has run out renews the session first', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  await page.goto('/Login');
  await signIn(page, who);
  await seesDashboard(page, who.first_name);
  // Closed first: the dashboard would renew it by a call of its own.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'medverka.session' });
  const renewals = watchCalls(page, REFRESH);
  await page.goto('/TalentRequests');
  await expect(page.getByRole('heading', { level: 1, name: 'Förfrågningar' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Meny för Maja/ })).toBeVisible();
  await expect.poll(() => renewals).toEqual(['POST 200']);
});

test('after signing out neither cookie opens anything', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  await page.goto('/Login');
  await signIn(page, who);
  await seesDashboard(page, who.first_name);
  const cookies = (await page.context().cookies(`${server.url}/api/v1${REFRESH}`)).filter(({ httpOnly }) => httpOnly);
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['medverka.session', 'medverka.refresh']));
  await page.evaluate(() => localStorage.setItem('conversationLastViewed_7', '2026-11-21'));
  await signOut(page);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['conversationLastViewed_7']);
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'content-type': 'application/json',
    origin: server.url,
  };
  const user = await fetch(`${server.url}/api/v1/account/user`, { headers });
  const renewed = await fetch(`${server.url}/api/v1${REFRESH}`, { method: 'POST', headers, body: '{}' });
  expect([user.status, renewed.status]).toEqual([401, 401]);
});

test('a record forged to be an administrator’s opens nothing', async ({ newPerson, server }) => {
  await aProject(server, await anApprovedCompany(server, 'Hemliga Bolaget'));
  const talent = await aTalentWithPicture(server, { first_name: 'Vera' });
  const page = await newPerson({ as: talent });
  await page.goto('/Villkor');
  const answers: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.includes('/api/v1/admin/')) answers.push(response.status());
  });
  for (const screen of ['AdminDashboard', 'AdminApplications', 'AdminProjects']) {
    await forgeRecord(page, 'admin', talent.talent_id);
    const passed: string[] = [];
    page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
    await page.goto(`/${screen}`);
    await seesDashboard(page, 'Vera');
    await expect(page).toHaveURL('/TalentDashboard');
    expect(passed).toContain('/Login');
    expect(await storedRecord(page)).toMatchObject({ role: 'talent' });
  }
  expect(answers.filter((status) => status !== 403)).toEqual([]);
  await page.context().clearCookies();
  await forgeRecord(page, 'admin');
  await page.goto('/AdminProjects');
  await expect(page.getByRole('heading', signInHeading)).toBeVisible();
  await expect(page.getByText('Hemliga Bolaget')).toBeHidden();
  expect(await storedRecord(page)).toBeNull();
  // One of another role that is left from a session that has ended loses no way back either.
  await forgeRecord(page, 'company');
  await page.goto('/AdminProjects?status=active');
  await expect(page).toHaveURL(`/Login?return=${encodeURIComponent('/AdminProjects?status=active')}`);
  await expect(page.getByRole('heading', signInHeading)).toBeVisible();
  expect(await storedRecord(page)).toBeNull();
  expect(answers.filter((status) => status < 400)).toEqual([]);
});
