/** How often the browser polls (spec, section 9). The test moves the page's clock instead of waiting. */
import type { Page } from '@playwright/test';
import { aProject } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { givenNotices } from './acts/notices.ts';
import { seesDashboard, watchCalls } from './acts/session-watch.ts';
import { signOut } from './acts/signing.ts';
import { withoutAnswers } from './acts/without-answers.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

const POLL = '/talent/poll';
const PROFILE = '/talent/profile';
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Huvudmeny', exact: true });

/** Opens the page and waits for the live connection, which fetches missed changes when it opens. */
async function openLive(page: Page, path: string, first_name: string): Promise<void> {
  const live = page.waitForResponse('**/api/v1/live*');
  await page.goto(path);
  await live;
  await seesDashboard(page, first_name);
  await page.waitForLoadState('load');
}

/** Milliseconds by which a test moves the page's stopped clock so that the page draws an answer. */
const SETTLE_MS = 100;

/** Moves the clock by one round: the page must poll exactly once, and not before the round is over. */
async function oneRound(page: Page, seen: readonly string[]): Promise<void> {
  const before = seen.length;
  await page.clock.runFor(9_000);
  expect(seen).toHaveLength(before);
  await page.clock.runFor(1_000 - SETTLE_MS);
  await expect.poll(() => seen.length).toBe(before + 1);
  await page.clock.runFor(SETTLE_MS);
}

test('a talent page asks once in ten seconds for counts and notices, until one leaves or signs out', async ({
  newPerson,
  server,
}) => {
  const company = await anApprovedCompany(server);
  const talent = await aTalentWithPicture(server, { first_name: 'Vera' });
  await givenNotices(server, talent, 12);
  const page = await newPerson({ as: talent });
  await withoutAnswers(page);
  await page.clock.install();
  // Blocks live updates, so that changes arrive by polling only.
  await page.route('**/api/v1/live*', () => {});
  const polls = watchCalls(page, POLL);
  await page.goto('/TalentDashboard');
  await seesDashboard(page, 'Vera');
  await expect.poll(() => polls.length).toBe(1);
  // From here only the test moves the page's clock. This jump begins a round.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect.poll(() => polls.length).toBe(2);
  await page.clock.runFor(SETTLE_MS);
  for (let round = 0; round < 3; round += 1) await oneRound(page, polls);

  await page.getByRole('button', { name: /Notiser/ }).click();
  const titles = page.getByRole('dialog', { name: 'Notiser' }).getByRole('list').getByRole('link');
  await expect(titles).toHaveCount(10);
  expect(await titles.allInnerTexts()).toEqual(
    Array.from({ length: 10 }, (_, index) => expect.stringContaining(`Notis ${12 - index}`)),
  );
  await page.keyboard.press('Escape');

  // The next poll brings the new request.
  const link = mainMenu(page).getByRole('link', { name: /^Förfrågningar/ });
  await expect(link).toHaveText('Förfrågningar');
  await aProject(server, company, { step: 3, asked: [talent] });
  await oneRound(page, polls);
  await expect(link).toHaveText(/^Förfrågningar1/);

  const asked = polls.length;
  await page.goto('/Villkor');
  await page.clock.runFor(60_000);
  expect(polls).toHaveLength(asked);
  await page.goto('/TalentDashboard');
  await page.clock.resume();
  await expect.poll(() => polls.length).toBe(asked + 1);
  await signOut(page);
  const last = polls.length;
  await page.clock.runFor(60_000);
  expect(polls).toHaveLength(last);
});

test('the start page asks for the number of talents once in 30 seconds', async ({ newPerson, server }) => {
  const page = await newPerson();
  const calls = watchCalls(page, '/talent-count');
  await page.clock.install();
  await page.goto('/');
  await expect.poll(() => calls.length).toBe(1);
  const place = page.locator('[data-live-count]');
  await expect(place).toHaveText(/^\d{3}/);
  const count = async () => Number((await place.innerText()).replaceAll(/\D/g, ''));
  const before = await count();
  await aTalentWithPicture(server);
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.clock.runFor(20_000);
  expect(calls).toHaveLength(1);
  await page.clock.runFor(10_000);
  await expect.poll(() => calls.length).toBe(2);
  await expect.poll(count).toBeGreaterThan(before);
  await page.clock.runFor(30_000);
  await expect.poll(() => calls.length).toBe(3);
});

test('the profile is kept for five minutes, and an own change shows at once', async ({ newPerson, server }) => {
  const talent = await aTalentWithPicture(server, { first_name: 'Vera' });
  const page = await newPerson({ as: talent });
  await withoutAnswers(page);
  await page.clock.install();
  const calls = watchCalls(page, PROFILE);
  const reads = () => calls.filter((call) => call.startsWith('GET')).length;
  await openLive(page, '/TalentDashboard', 'Vera');
  const visit = async (label: string) => {
    await mainMenu(page).getByRole('link', { name: label }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: label === 'Dashboard' ? 'Hej Vera' : label }),
    ).toBeVisible();
  };
  await page.clock.fastForward('04:00');
  await visit('Mitt CV');
  await visit('Dashboard');
  expect(reads()).toBe(1);

  await page.goto('/TalentProfile?part=about');
  await expect.poll(reads).toBe(2);
  const about = page.getByRole('textbox', { name: 'Om dig' });
  await about.fill('Jag simmar i kallt vatten.');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(about).toBeHidden();
  await expect(page.getByText('Jag simmar i kallt vatten.')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('PATCH'))).toEqual(['PATCH 200']);
  await page.clock.fastForward('04:00');
  await visit('Dashboard');
  await visit('Mitt CV');
  expect(reads()).toBe(2);
  await page.clock.fastForward('01:30');
  await visit('Dashboard');
  await expect.poll(reads).toBe(3);
  await visit('Mitt CV');
  expect(reads()).toBe(3);
});
