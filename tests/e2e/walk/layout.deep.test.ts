import type { AccountRole } from '#contract/kernel/route.ts';
import { builtFilesOf } from '#tests/support/built-files.ts';
import { screensOf } from '#tests/support/screens-of-spec.ts';
import { BARE, expectFrame, frameOf } from './frame.ts';
import { expect, settle, test } from './walk.ts';

test("a talent meets the screens without the talent's frame without it, too", async ({ openAs }) => {
  const page = await openAs('talent');
  // The sign-in screen redirects signed-in users. every-screen.deep.test.ts checks a talent's own screens, and these
  // screens for visitors.
  for (const name of BARE.filter((one) => one !== 'Login' && one !== 'TalentRegistration')) {
    await test.step(name, async () => {
      await page.goto(`/${name}`);
      await settle(page);
      await expectFrame(page, name);
    });
  }
});

test('the word mark of the frame leads to the overview', async ({ openAs }) => {
  const page = await openAs('talent');
  await page.goto('/TalentDashboard');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Medverka' })).toHaveAttribute(
    'href',
    '/TalentDashboard',
  );
});

test('the bottom bar has the first five places, in their order', async ({ openAs }) => {
  const page = await openAs('talent');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/TalentDashboard');
  await settle(page);
  await expect(frameOf(page)).toBeHidden();
  const links = page.getByRole('navigation', { name: 'Huvudmeny, mobil' }).getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/TalentDashboard',
    '/TalentProfile',
    '/TalentRequests',
    '/TalentAssignments',
    '/TalentCompletedProjects',
  ]);
  const labels = ['Dashboard', 'Mitt CV', 'Förfrågningar', 'Uppdrag', 'Avslutade Projekt'];
  for (const [index, label] of labels.entries()) {
    await expect(links.nth(index)).toContainText(label);
    // The label must be whole, not cut off with an ellipsis.
    const words = links.nth(index).locator('> span').last();
    const isCut = await words.evaluate(
      (box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1,
    );
    expect(isCut, label).toBe(false);
  }
});

test('screens come when they are asked for', async ({ openAs }) => {
  const foreign = (...roles: AccountRole[]) =>
    builtFilesOf(roles.flatMap((role) => [...screensOf(role), `${role}-layout`]));
  const cases = [
    { role: undefined, path: '/', not: foreign('talent', 'company', 'admin') },
    { role: undefined, path: '/Login', not: foreign('talent', 'company', 'admin') },
    { role: 'talent', path: '/TalentDashboard', not: foreign('company', 'admin') },
    { role: 'company', path: '/CompanyDashboard', not: foreign('talent', 'admin') },
    { role: 'admin', path: '/AdminDashboard', not: foreign('talent', 'company') },
  ] as const;
  for (const { role, path, not } of cases) {
    await test.step(path, async () => {
      const page = await openAs(role);
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.js')) scripts.push(request.url().split('/').at(-1) ?? '');
      });
      await page.goto(path);
      await settle(page);
      expect(scripts.length).toBeGreaterThan(0);
      expect(not.length).toBeGreaterThan(0);
      expect(scripts.filter((file) => not.includes(file))).toEqual([]);
    });
  }
});

test('a screen is fetched when somebody points at its link, before it is pressed', async ({ openAs }) => {
  const page = await openAs('talent');
  await page.goto('/TalentDashboard');
  await settle(page);
  for (const [screen, label, point] of [
    ['TalentPayouts', 'Utbetalningar', 'hover'],
    ['TalentSettings', 'Inställningar', 'focus'],
  ] as const) {
    const [file] = builtFilesOf([screen]);
    const coming = page.waitForRequest((request) => request.url().endsWith(`/${file}`));
    await frameOf(page).getByRole('link', { name: label })[point]();
    await coming;
    await expect(page).toHaveURL(/TalentDashboard/);
  }
});

test("'Laddar...' stands there while a screen is on its way", async ({ openAs }) => {
  const page = await openAs('talent');
  const held = Promise.withResolvers<void>();
  const [screen] = builtFilesOf(['TalentRequests']);
  await page.route(`**/assets/${screen}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/TalentDashboard');
  await settle(page);
  await frameOf(page)
    .getByRole('link', { name: /^Förfrågningar/ })
    .click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Laddar...');
  held.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Förfrågningar' })).toBeVisible();
  await expect(page.getByText('Laddar...')).toHaveCount(0);
});

test('the page is Swedish, wherever the browser comes from', async ({ browser, baseURL, openAs, demo }) => {
  const swedish = await openAs('talent');
  const abroad = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    ...(baseURL && { baseURL }),
  });
  const cookies = await swedish.context().cookies();
  await abroad.addCookies(cookies.map(({ name, value, domain, path }) => ({ name, value, domain, path })));
  const pages = [swedish, await abroad.newPage()];
  // Fixes the time: otherwise 'om 12 minuter' could be a minute less on the page that opens second.
  const now = new Date();
  for (const page of pages) await page.clock.setFixedTime(now);
  for (const name of ['TalentDashboard', 'TalentRequests', 'TalentRequestDetails', 'AssignmentDetails']) {
    await test.step(name, async () => {
      for (const page of pages) {
        await page.goto(`/${name}${demo.addressOf({ name })}`);
        await settle(page);
        expect(await page.locator('html').getAttribute('lang')).toBe('sv');
      }
      // Repeats the comparison: a change between the two readings reaches both pages by live updates.
      await expect(async () => {
        const [here, there] = await Promise.all(pages.map((page) => page.getByRole('main').innerText()));
        expect(there).toBe(here);
        expect(here).toMatch(/\b\d{1,2} (jan|feb|mars|apr|maj|juni|juli|aug|sep|okt|nov|dec)/);
      }).toPass({ timeout: 10_000 });
    });
  }
  await abroad.close();
});
