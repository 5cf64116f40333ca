/** How the browser shows the end of a session (spec, sections 4 and 9). The test moves the page's clock. */
import type { Page } from '@playwright/test';
import { as } from '#tests/factories/client.ts';
import { anAdmin } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { anApprovedCompany, aSignedUpTalent } from './acts/accounts.ts';
import { endSessionsOf, forgeRecord, REFRESH, seesDashboard, storedRecord, watchCalls } from './acts/session-watch.ts';
import { emailBox, signIn } from './acts/signing.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

/** A session cookie lasts 15 minutes; at this time it is close enough to its end to be renewed. */
const NEAR_THE_END = '13:40';
const signInHeading = { level: 1, name: 'Logga in' } as const;

/** Counts renewals where the page begins them: the browser reports abandoned requests too late when the clock jumps. */
async function countTries(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((renewal) => {
    const counting = Object.assign(window, { tries: 0 });
    const send = window.fetch;
    window.fetch = (asked, init) => {
      if (String(asked).endsWith(renewal)) counting.tries += 1;
      return send(asked, init);
    };
  }, REFRESH);
  return () => page.evaluate(() => (window as unknown as { tries: number }).tries);
}

test('a refusal to renew ends the session; without an answer it is kept and tried again', async ({
  newPerson,
  server,
}) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson({ expects: [/status of 503/, /ERR_INTERNET_DISCONNECTED/] });
  const tried = await countTries(page);
  await page.clock.install();
  await page.goto('/Login');
  await signIn(page, who);
  await seesDashboard(page, who.first_name);
  const renewals = watchCalls(page, REFRESH);
  const unavailable = { error: { code: 'unavailable', message: 'Nej.', request_id: '1' } };
  let answer: 'offline' | 'unavailable' | 'refused' = 'offline';
  await page.route(`**${REFRESH}`, (route) => {
    if (answer === 'offline') return route.abort('internetdisconnected');
    return answer === 'refused' ? route.continue() : route.fulfill({ status: 503, json: unavailable });
  });
  await page.clock.fastForward(NEAR_THE_END);
  await expect.poll(() => renewals).toContain('POST failed');
  answer = 'unavailable';
  // Retries run within one tick of the clock; the next tick begins them again.
  await page.clock.runFor(30_000);
  await expect.poll(() => renewals).toContain('POST 503');
  expect(await storedRecord(page)).toMatchObject({ role: 'talent' });
  await expect(page.getByText('Du har loggats ut')).toBeHidden();
  await endSessionsOf(server, who.email);
  answer = 'refused';
  await page.clock.runFor(30_000);
  await expect(page.getByText('Du har loggats ut', { exact: true })).toBeVisible();
  expect(await storedRecord(page)).toBeNull();
  const before = await tried();
  expect(before).toBeGreaterThan(0);
  await page.clock.runFor(120_000);
  expect(await tried()).toBe(before);
  await page.getByRole('link', { name: 'Logga in här' }).click();
  await expect(page.getByRole('heading', signInHeading)).toBeVisible();
});

test('a valid session leads from Login to its dashboard; an ended one does not redirect in circles', async ({
  newPerson,
  server,
}) => {
  const people = [
    [await aTalentWithPicture(server), '/TalentDashboard'],
    [await anApprovedCompany(server), '/CompanyDashboard'],
    [await anAdmin(server), '/AdminDashboard'],
  ] as const;
  for (const [person, dashboard] of people) {
    const page = await newPerson({ as: person });
    await page.goto('/Login');
    await expect(page).toHaveURL(dashboard);
    // The second time, the record in the storage redirects on its own.
    await page.goto('/Login');
    await expect(page).toHaveURL(dashboard);
  }
  const page = await newPerson();
  await page.goto('/Villkor');
  for (const role of ['talent', 'company', 'admin']) {
    await forgeRecord(page, role);
    await page.goto('/Login');
    await expect(page.getByRole('heading', signInHeading)).toBeVisible();
    await expect(emailBox(page)).toBeVisible();
    // The form stands before the app, which removes the record.
    await expect.poll(() => storedRecord(page)).toBeNull();
  }
});

test('a session that is ended in another browser shows at once, and keeps what was typed', async ({
  newPerson,
  server,
}) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  await page.clock.install();
  await page.goto('/Login');
  await signIn(page, who);
  await seesDashboard(page, who.first_name);
  const live = page.waitForResponse('**/api/v1/live*');
  await page.goto('/TalentProfile?part=about');
  const about = page.getByRole('textbox', { name: 'Om dig' });
  await about.fill('Jag simmar i kallt vatten.');
  await live;
  // From here the clock stands still, so only the live connection can report the end, and no poll.
  await page.clock.pauseAt(Date.now() + 1_000);
  const { account_id } = await server.services.db
    .selectFrom('accounts')
    .where('email', '=', who.email)
    .select('id as account_id')
    .executeTakeFirstOrThrow();
  const otherBrowser = as(server, await signInAs(server.services, account_id));
  expect(await otherBrowser.ok('POST /account/sessions/end-others')).toEqual({ ended: 1 });
  await expect(page.getByText('Du har loggats ut', { exact: true })).toBeVisible();
  await expect(about).toHaveValue('Jag simmar i kallt vatten.');
  expect(await storedRecord(page)).toBeNull();
});

test('without the live connection a poll tells that a session has ended', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  await page.clock.install();
  await page.goto('/Login');
  await signIn(page, who);
  await seesDashboard(page, who.first_name);
  await endSessionsOf(server, who.email);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Du har loggats ut', { exact: true })).toBeVisible();
  expect(await storedRecord(page)).toBeNull();
});
