import { aSignedUpTalent } from './acts/accounts.ts';
import { REFRESH, seesDashboard, watchCalls } from './acts/session-watch.ts';
import { signIn, signOut } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';

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
