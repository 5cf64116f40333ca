import type { Frame, Page } from '@playwright/test';
import type { AccountRole } from '#contract/kernel/route.ts';
import { screensOf } from '#tests/support/screens-of-spec.ts';
import { findRoute, ROUTES } from '#web/app/routes.ts';
import { goByLink } from '../acts/going.ts';
import { ROLES } from './demo-sessions.ts';
import { frameOf } from './frame.ts';
import { watchServed } from './served-to.ts';
import { expect, settle, test } from './walk.ts';

const DASHBOARD: Record<AccountRole, string> = {
  talent: '/TalentDashboard',
  company: '/CompanyDashboard',
  admin: '/AdminDashboard',
};

/** Screens that redirect signed-in users. */
const LEADS_ON_SIGNED_IN = ['Login'];
/** Public addresses that redirect each role to its own screen of that kind, and a visitor to the sign-in. */
const LEADING = ['Dashboard', 'Bookings', 'RequestDetails'];
/** The only screen for one role that tells visitors what it is for (a public route in the spec). */
const INVITING = 'TalentRegistration';

// every-screen.deep.test.ts opens each screen in other letter cases and with a query.
test('a route opens whatever stands before the last segment, and under its English name', async ({ openAs }) => {
  const page = await openAs(undefined);
  await page.goto('/gammal/adress/LOGIN?return=%2FTalentProfile');
  await expect(page.getByRole('heading', { level: 1, name: 'Logga in' })).toBeVisible();
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.title()).toContain('Skapa konto');
  await page.goto('/finns-inte');
  await expect(page.getByRole('heading', { level: 1, name: 'Sidan finns inte' })).toBeVisible();
});

test.describe('a guarded route', () => {
  const guarded = ROLES.flatMap((role) => screensOf(role)).filter((name) => name !== INVITING);

  /** Loads a dashboard by its address, and opens other screens as by a link. The guard must treat both alike. */
  const come = (page: Page, path: string) =>
    Object.values(DASHBOARD).includes(path.split('?')[0] ?? '') ? page.goto(path) : goByLink(page, path);

  test('sends somebody signed out to Login with the way back, and gives nothing', async ({ openAs }) => {
    test.slow();
    const page = await openAs(undefined);
    const served = watchServed(page, undefined);
    await page.goto('/Login');
    await settle(page);
    for (const name of [...guarded, ...LEADING]) {
      await test.step(name, async () => {
        await come(page, `/${name}?id=7`);
        const isBack = ({ pathname, searchParams }: URL) =>
          pathname === '/Login' && searchParams.get('return') === `/${name}?id=7`;
        await page.waitForURL(isBack);
        await settle(page);
      });
    }
    expect(served()).toEqual([]);
  });

  for (const role of ROLES) {
    test(`sends the ${role} of another area by Login to the own overview, and gives nothing`, async ({ openAs }) => {
      test.slow();
      const page = await openAs(role);
      const served = watchServed(page, role);
      const visited: string[] = [];
      const pathOf = (frame: Frame) => new URL(frame.url()).pathname;
      page.on('framenavigated', (frame) => {
        if (visited.at(-1) !== pathOf(frame)) visited.push(pathOf(frame));
      });
      const foreign = guarded.filter(
        (name) => !screensOf(role).includes(name) && !findRoute(`/${name}`)?.sends?.[role],
      );
      await page.goto(DASHBOARD[role]);
      await settle(page);
      for (const name of foreign) {
        await test.step(name, async () => {
          visited.length = 0;
          const back = page.waitForEvent('framenavigated', (frame) => pathOf(frame) === DASHBOARD[role]);
          await come(page, `/${name}`);
          await back;
          expect(visited).toEqual([`/${name}`, '/Login', DASHBOARD[role]]);
          await settle(page);
        });
      }
      expect(served()).toEqual([]);
    });

    test(`with a screen of the same kind for the ${role} leads there, query and all`, async ({ openAs }) => {
      const page = await openAs(role);
      for (const { name, sends } of ROUTES.filter((entry) => entry.sends?.[role])) {
        await test.step(name, async () => {
          await page.goto(`/${name}?plats=3`);
          await page.waitForURL((url) => url.pathname === `/${sends?.[role]}` && url.search === '?plats=3');
        });
      }
    });
  }

  test('that invites says so to somebody signed out', async ({ openAs }) => {
    const page = await openAs(undefined);
    await page.goto('/TalentRegistration?step=2');
    const way = page.getByRole('main').getByRole('link', { name: 'Logga in' });
    await expect(way).toHaveAttribute('href', `/Login?return=${encodeURIComponent('/TalentRegistration?step=2')}`);
    await expect(frameOf(page)).toHaveCount(0);
  });
});

test('a public screen that leads on does so only for somebody signed in', async ({ openAs }) => {
  for (const role of ROLES) {
    const page = await openAs(role);
    for (const name of LEADS_ON_SIGNED_IN) {
      await page.goto(`/${name}`);
      await page.waitForURL((url) => url.pathname === DASHBOARD[role]);
    }
  }
});
