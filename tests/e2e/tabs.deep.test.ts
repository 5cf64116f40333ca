/** The tabs of one browser agree on the session, and only one of them acts (spec, sections 4 and 9). */
import type { Page } from '@playwright/test';
import { aCompany } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { aSignedUpTalent } from './acts/accounts.ts';
import { REFRESH, seesDashboard, watchCalls } from './acts/session-watch.ts';
import { signIn, signOut } from './acts/signing.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

/** A session cookie lasts 15 minutes; at this time it is close enough to its end to be renewed. */
const NEAR_THE_END = '13:40';
const signInHeading = { level: 1, name: 'Logga in' } as const;

test('tabs agree on who is signed in, within a second', async ({ newPerson, server }) => {
  const [maja, other] = [await aSignedUpTalent(server), await aTalentWithPicture(server, { first_name: 'Vera' })];
  const first = await newPerson();
  const second = await first.context().newPage();
  for (const page of [first, second]) {
    await page.goto('/Login');
    await expect(page.getByRole('heading', signInHeading)).toBeVisible();
  }
  const withinASecond = { timeout: 1_000 };
  await signIn(first, maja);
  await seesDashboard(first, maja.first_name);
  await expect(second).toHaveURL('/TalentDashboard', withinASecond);
  await seesDashboard(second, maja.first_name);

  // Another user's cookie replaces the session. A newly loaded tab notices and tells the other tabs.
  const [name = '', value = ''] = other.cookie.split('=', 2);
  await first.context().addCookies([{ name, value, url: server.url, httpOnly: true, sameSite: 'Lax' }]);
  await first.goto('/TalentDashboard');
  await seesDashboard(first, 'Vera');
  await expect(second.getByRole('heading', { level: 1, name: 'Hej Vera' })).toBeVisible(withinASecond);
  await expect(second.getByText(maja.first_name)).toBeHidden();

  await signOut(first);
  await expect(second).toHaveURL(/\/Login/, withinASecond);
});

test('of two tabs near the end of a session one renews it for both', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const first = await newPerson();
  await first.context().clock.install();
  await first.goto('/Login');
  await signIn(first, who);
  await seesDashboard(first, who.first_name);
  const second = await first.context().newPage();
  await second.goto('/TalentRequests');
  await expect(second.getByRole('button', { name: /^Meny för Maja/ })).toBeVisible();
  const renewals = [first, second].map((page) => watchCalls(page, REFRESH));
  // The clocks of the tabs can only be moved one after the other, so the first renewal waits until both tabs want one.
  const { promise: bothNear, resolve: go } = Promise.withResolvers<void>();
  await first.context().route(`**${REFRESH}`, async (route) => {
    await bothNear;
    await route.continue();
  });
  await first.context().clock.fastForward(NEAR_THE_END);
  go();
  await expect.poll(() => renewals.flat()).toEqual(['POST 200']);
  for (const page of [first, second]) {
    await page.reload();
    await expect(page.getByRole('button', { name: /^Meny för Maja/ })).toBeVisible();
  }
  const { rows } = await server.services.pool.query(
    'select 1 from sessions where account_id = (select id from accounts where email = $1)',
    [who.email],
  );
  expect(rows).toHaveLength(1);
});

test('a change in one tab shows in the other', async ({ newPerson, server }) => {
  const talent = await aTalentWithPicture(server);
  const first = await newPerson({ as: talent });
  const second = await first.context().newPage();
  await second.goto('/TalentProfile');
  await expect(second.getByText('Jag tycker om att spela teater.')).toBeVisible();
  await first.goto('/TalentProfile?part=about');
  await first.getByRole('textbox', { name: 'Om dig' }).fill('Jag simmar i kallt vatten.');
  await first.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(second.getByText('Jag simmar i kallt vatten.')).toBeVisible();
});

test('eight tabs share one live connection, which another takes over when its tab is closed', async ({
  newPerson,
  server,
}) => {
  const [talent, company] = [await aTalentWithPicture(server), await aCompany(server)];
  const first = await newPerson({ as: talent });
  const leading: Page[] = [];
  const open = async (page: Page) => {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/api/v1/live')) leading.push(page);
    });
    await page.goto('/TalentRequests');
    await expect(page.getByRole('heading', { level: 1, name: 'Förfrågningar' })).toBeVisible();
  };
  const pages = [first];
  await open(first);
  // A browser opens six connections to a host: if each tab had a live connection, the seventh tab could load nothing.
  for (let count = 1; count < 8; count += 1) {
    const page = await first.context().newPage();
    pages.push(page);
    await open(page);
  }
  expect(leading).toEqual([first]);
  const hear = async (title: string, among: readonly Page[]) => {
    const project = await aProject(server, company, { step: 2, form: { title } });
    await aRequest(server, company, project.id, talent);
    for (const page of among) await expect(page.getByText(title).first()).toBeVisible();
  };
  await hear('Höstfilmen', pages);
  await first.close();
  await expect.poll(() => leading.length).toBe(2);
  await hear('Vinterfilmen', pages.slice(1));
  expect(leading).toHaveLength(2);
});
