import type { Page } from '@playwright/test';
import { ROUTES } from '#web/app/routes.ts';
import { expect, settle, test } from './walk.ts';

/** Where the talent's frame is not drawn (spec, section 2). */
const BARE = [
  'Home',
  'TalentRegistration',
  'CompanyRegistration',
  'Registera',
  'Login',
  'TalentEmailVerification',
  'CompanyEmailVerification',
  'ForgotPassword',
  'ResetPassword',
];
const FRAMED = ROUTES.map(({ name }) => name).filter(
  (name) => (name.startsWith('Talent') || name === 'AssignmentDetails') && !BARE.includes(name),
);

const frameOf = (page: Page) => page.getByRole('navigation', { name: 'Huvudmeny', exact: true });

/** 'CompanyProjectReview' comes in company-project-review-<hash>.js. */
const chunkOf = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

test('the talent layout is drawn where the spec says', async ({ openAs, demo }) => {
  const talent = await openAs('talent');
  for (const name of FRAMED) {
    await test.step(name, async () => {
      await talent.goto(`/${name}${demo.addressOf({ name })}`);
      await settle(talent);
      await expect(frameOf(talent)).toBeVisible();
    });
  }
  await expect(talent.getByRole('banner').getByRole('link', { name: 'Medverka' })).toHaveAttribute(
    'href',
    '/TalentDashboard',
  );
});

test('the talent layout is not drawn where the spec says', async ({ openAs }) => {
  for (const role of [undefined, 'talent'] as const) {
    const page = await openAs(role);
    // Signed in, Login leads on.
    for (const name of BARE.filter((one) => !(role && one === 'Login'))) {
      await test.step(`${name}, ${role ?? 'signed out'}`, async () => {
        await page.goto(`/${name}`);
        await settle(page);
        await expect(frameOf(page)).toHaveCount(0);
        await expect(page.getByRole('navigation', { name: 'Huvudmeny, mobil' })).toHaveCount(0);
      });
    }
  }
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
    // Whole, not with dots for what did not fit.
    const words = links.nth(index).locator('> span').last();
    const isCut = await words.evaluate(
      (box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1,
    );
    expect(isCut, label).toBe(false);
  }
});

test('screens come when they are asked for', async ({ openAs }) => {
  const foreign = (...roles: string[]) =>
    ROUTES.filter(({ access }) => roles.includes(access))
      .map(({ name }) => chunkOf(name))
      .concat(roles.map((role) => `${role}-layout`));
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
      // The hash after the name has eight letters.
      expect(scripts.filter((file) => not.includes(file.replace(/-.{8}\.js$/, '')))).toEqual([]);
    });
  }
});

test("'Laddar...' stands there while a screen is on its way", async ({ openAs }) => {
  const page = await openAs('talent');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/talent-requests-*.js', async (route) => {
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

test('the page is Swedish, wherever the browser comes from', async ({ browser, openAs, demo }) => {
  const swedish = await openAs('talent');
  const cookies = async () =>
    (await swedish.context().cookies()).map(({ name, value, domain, path }) => ({ name, value, domain, path }));
  const abroad = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    ...(process.env.BASE_URL && { baseURL: process.env.BASE_URL }),
  });
  await abroad.addCookies(await cookies());
  const other = await abroad.newPage();
  for (const name of ['TalentDashboard', 'TalentRequests', 'TalentRequestDetails', 'AssignmentDetails']) {
    await test.step(name, async () => {
      const shown: string[] = [];
      for (const page of [swedish, other]) {
        await page.goto(`/${name}${demo.addressOf({ name })}`);
        await settle(page);
        expect(await page.locator('html').getAttribute('lang')).toBe('sv');
        shown.push(await page.getByRole('main').innerText());
      }
      expect(shown[1]).toBe(shown[0]);
      expect(shown[0]).toMatch(/\b\d{1,2} (jan|feb|mars|apr|maj|juni|juli|aug|sep|okt|nov|dec)/);
    });
  }
  await abroad.close();
});
