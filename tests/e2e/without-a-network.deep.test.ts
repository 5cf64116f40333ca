/** A talent's phone without a network: what can be read, what waits to be sent, and what is gone after signing out. */
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { as } from '#tests/factories/client.ts';
import type { Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { keptAccounts, untilKept } from './acts/on-the-phone.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

/** What Chromium writes when a call finds no network, and when the server refuses a call that had waited. */
const expects = [/ERR_INTERNET_DISCONNECTED/, /status of 409/];

/** A talent booked for tomorrow with a published call sheet; `id` is the assignment's. */
async function aBookedTalent(server: TestServer) {
  const company = await anApprovedCompany(server);
  const talent = await aTalentWithPicture(server);
  const day = addDays(dayOf(server.services.clock()), 1);
  const dates = [{ kind: 'work' as const, starts_on: day, ends_on: day }];
  const project = await aProject(server, company, { step: 5, asked: [talent], form: { dates } });
  const { id } = await candidateOf(company, project.id, talent);
  const content = {
    call_time: '06:30',
    place: 'Slottsskogen',
    address: 'Linnéplatsen 1',
    contact_name: 'Ina Ek',
    contact_phone: '070-999 88 77',
  };
  const params = { id: project.id, day };
  const { revision } = await company.api.ok('PUT /projects/:id/call-sheets/:day', {
    params,
    body: { content, revision: 0 },
  });
  await company.api.ok('POST /projects/:id/call-sheets/:day/publish', { params, body: { revision } });
  return { talent, id };
}

/** A talent who is asked for a role; `id` is the request's. */
async function anAskedTalent(server: TestServer) {
  const company = await anApprovedCompany(server);
  const talent = await aTalentWithPicture(server);
  const project = await aProject(server, company, { step: 3, asked: [talent] });
  return { company, talent, id: (await candidateOf(company, project.id, talent)).id };
}

const onThisPhone = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    storage: Object.keys(localStorage).filter((key) => !key.startsWith('conversationLastViewed_')),
    kept: (
      await Promise.all(
        (
          await caches.keys()
        ).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
      )
    )
      .flat()
      .filter((path) => !path.startsWith('/assets/')),
  }));

test('a call sheet that nobody has opened is read in a tunnel, and nothing is left after signing out', async ({
  newPerson,
  server,
}) => {
  const { talent, id } = await aBookedTalent(server);
  const page = await newPerson({ as: talent, installs: true, expects });
  await page.goto('/TalentDashboard');
  await untilKept(page, ['GET /talent/assignments', 'GET /talent/assignments/:id/call-sheets']);

  await test.step('without a network the app opens, and the sheet has its time, address and phone number', async () => {
    await page.context().setOffline(true);
    await page.goto(`/AssignmentDetails?id=${id}`);
    for (const text of ['06:30', 'Linnéplatsen 1', '070-999 88 77'])
      await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText('Du är inte uppkopplad.')).toBeVisible();
  });

  await test.step('a screen without an answer says when it will have one', async () => {
    await page.goto('/TalentRequests');
    await page.getByRole('tab', { name: 'Besvarade' }).click();
    await expect(page.getByText('Visas när du är uppkopplad igen.').first()).toBeVisible();
  });

  await test.step('with a network again the screen fetches its answer by itself', async () => {
    await page.context().setOffline(false);
    await expect(page.getByText('Visas när du är uppkopplad igen.')).toHaveCount(0);
    await expect(page.getByText('Du är inte uppkopplad.')).toBeHidden();
  });

  await test.step('after signing out only public files are left', async () => {
    await page.getByRole('button', { name: /^Meny för/ }).click();
    await page.getByRole('menuitem', { name: 'Logga ut' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await onThisPhone(page)).toEqual({ databases: [], storage: [], kept: ['/app-shell'] });
  });
});

/** How many times the server has got a command. */
async function answersOf(server: TestServer, talent: Talent, id: string): Promise<string> {
  const { standing } = await talent.api.ok('GET /talent/requests/:id', { params: { id } });
  const events = await server.services.pool.query(
    `select count(*)::int as count from events where subject_id = $1 and type = 'candidate.answer-interested'`,
    [id],
  );
  return `${standing} ${events.rows[0]?.count}`;
}

test('a yes pressed without a network is shown as waiting, survives a reload, and is sent once', async ({
  newPerson,
  server,
}) => {
  const { talent, id } = await anAskedTalent(server);
  const page = await newPerson({ as: talent, installs: true, expects });
  await page.goto(`/TalentRequestDetails?id=${id}`);
  await untilKept(page, ['GET /talent/requests/:id']);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Ja, jag är intresserad' }).click();
  const bar = page.getByRole('complementary', { name: 'Uppkoppling' });
  await expect(bar.getByText('Skickas när du är uppkopplad')).toBeVisible();
  await page.reload();
  await expect(bar.getByText('Ditt ja')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }

  await test.step('signing out asks first', async () => {
    await page.getByRole('button', { name: /^Meny för/ }).click();
    await page.getByRole('menuitem', { name: 'Logga ut' }).click();
    await expect(page.getByRole('dialog')).toContainText('Logga ut utan att skicka?');
    await page.getByRole('button', { name: 'Stanna kvar' }).click();
  });

  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/answer-interested')) sent += 1;
  });
  await page.context().setOffline(false);
  await expect(bar).toBeHidden();
  await expect(page.getByText('Ditt ja har skickats.').first()).toBeVisible();
  expect([sent, await answersOf(server, talent, id)]).toEqual([1, 'waiting_for_decision 1']);
});

test('a yes that waits when its session has ended is kept for its account, and sent after the next sign-in', async ({
  newPerson,
  server,
}) => {
  const { talent, id } = await anAskedTalent(server);
  const page = await newPerson({ as: talent, installs: true, expects: [...expects, /status of 401/] });
  await page.goto(`/TalentRequestDetails?id=${id}`);
  await untilKept(page, ['GET /talent/requests/:id']);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Ja, jag är intresserad' }).click();
  const bar = page.getByRole('complementary', { name: 'Uppkoppling' });
  await expect(bar.getByText('Skickas när du är uppkopplad')).toBeVisible();
  await talent.api.ok('POST /account/sign-out');
  await page.context().setOffline(false);
  await expect(page.getByText('Du har loggats ut')).toBeVisible();
  await expect(bar.getByText('Ditt ja')).toBeVisible();
  const cookie = await signInAs(server.services, talent.account_id);
  const again = { ...talent, api: as(server, cookie) };
  expect(await answersOf(server, again, id)).toBe('to_answer 0');

  const [name = '', value = ''] = cookie.split('=', 2);
  await page.context().addCookies([{ name, value, url: page.url(), httpOnly: true, sameSite: 'Lax' }]);
  await page.goto('/TalentDashboard');
  await expect(page.getByText('Ditt ja har skickats.').first()).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await answersOf(server, again, id)).toBe('waiting_for_decision 1');
});

test('a waiting answer may be taken back, and one that came too late says why and leads to its screen', async ({
  newPerson,
  server,
}) => {
  const { company, talent, id } = await anAskedTalent(server);
  const page = await newPerson({ as: talent, installs: true, expects });
  await page.goto(`/TalentRequestDetails?id=${id}`);
  await untilKept(page, ['GET /talent/requests/:id']);
  await page.context().setOffline(true);
  const bar = page.getByRole('complementary', { name: 'Uppkoppling' });
  const yes = page.getByRole('button', { name: 'Ja, jag är intresserad' });
  await yes.click();
  await bar.getByRole('button', { name: 'Ta tillbaka' }).click();
  await expect(bar.getByText('Ditt ja')).toBeHidden();
  await yes.click();
  await expect(bar.getByText('Ditt ja')).toBeVisible();
  await company.api.ok('POST /candidates/:id/withdraw', { params: { id }, body: {} });
  await page.context().setOffline(false);
  await expect(bar.getByText('Skickas när du är uppkopplad')).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Öppna' })).toHaveAttribute('href', `/TalentRequestDetails?id=${id}`);
  await bar.getByRole('button', { name: 'Stäng' }).click();
  await expect(bar).toBeHidden();
});

test('when another account signs in, nothing of the first is left', async ({ newPerson, server }) => {
  const { talent } = await aBookedTalent(server);
  const page = await newPerson({ as: talent, installs: true, expects });
  await page.goto('/TalentDashboard');
  await untilKept(page, ['GET /talent/assignments/:id/call-sheets']);
  const firsts = await keptAccounts(page);
  expect(firsts).toHaveLength(1);
  const other = await aTalentWithPicture(server);
  const [name = '', value = ''] = other.cookie.split('=', 2);
  await page.context().addCookies([{ name, value, url: page.url(), httpOnly: true, sameSite: 'Lax' }]);
  await page.goto('/TalentDashboard');
  await expect.poll(async () => (await keptAccounts(page)).filter((of) => firsts.includes(of))).toEqual([]);
  await page.context().setOffline(true);
  await page.goto('/TalentAssignments');
  await expect(page.getByText('Slottsskogen')).toHaveCount(0);
});

test('the app can be installed: manifest, icons and pictures answer', async ({ newPerson, server }) => {
  const talent = await aTalentWithPicture(server);
  const page = await newPerson({ as: talent, installs: true });
  await page.goto('/TalentDashboard');
  const tools = await page.context().newCDPSession(page);
  const { url, errors, data } = await tools.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/talent.webmanifest', []]);
  expect((await tools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  const { icons, screenshots, shortcuts } = JSON.parse(data ?? '{}') as Record<string, { src: string }[]>;
  expect(shortcuts).toHaveLength(4);
  for (const { src } of [...(icons ?? []), ...(screenshots ?? []), { src: '/apple-touch-icon.png' }])
    expect((await page.request.get(src)).headers()['content-type'], src).toMatch(/^image\/(?:png|webp)$/);
});
