import type { Page } from '@playwright/test';
import type { AccountRole } from '#contract/route.ts';
import { BRAND } from '#texts/brand.ts';
import { findRoute, ROUTES, type RouteEntry } from '#web/app/routes.ts';
import { BUILT_SCREENS } from './built-screens.ts';
import { ROLES } from './demo-sessions.ts';
import { watchServed } from './served-to.ts';
import { expect, settle, test } from './walk.ts';

const DASHBOARD: Record<AccountRole, string> = {
  talent: '/TalentDashboard',
  company: '/CompanyDashboard',
  admin: '/AdminDashboard',
};

/** Where these stand is not for signed-in people to see: they lead on. */
const LEADS_ON_SIGNED_IN = ['Login'];
const isGuarded = ({ access }: RouteEntry) => access !== 'public';
const leadsSomewhere = ({ sends, access }: RouteEntry) => sends !== undefined && access === 'public';
const mirrored = (name: string) =>
  [...name].map((c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase())).join('');

/** The screen is there, and the window is named after it: in the table's words or in closer ones. */
async function expectScreen(page: Page, entry: RouteEntry | undefined): Promise<void> {
  if (!entry) throw new Error('The route table has no such screen');
  const { name, title, coming } = entry;
  await settle(page);
  const heading = (await page.locator('h1').first().innerText()).trim();
  const [words = '', brand] = (await page.title()).split(` – `);
  if (name === 'Home') return expect(words).toBe(BRAND);
  expect(brand, name).toBe(BRAND);
  const isOwn = [title, ...(coming ? [] : [heading])].some((expected) => words.startsWith(expected));
  expect(isOwn, `${name} is named '${words}'`).toBe(true);
}

test.describe('a route opens for its role, with its own title', () => {
  for (const role of [undefined, ...ROLES]) {
    test(`for ${role ?? 'somebody signed out'}`, async ({ openAs, demo }) => {
      test.slow();
      const page = await openAs(role);
      const own = ROUTES.filter((entry) =>
        role ? entry.access === role : !isGuarded(entry) && !leadsSomewhere(entry),
      );
      for (const entry of own) {
        await test.step(entry.name, async () => {
          const query = demo.addressOf(entry);
          await page.goto(`/${entry.name}${query}`);
          await expectScreen(page, entry);
          expect(new URL(page.url()).pathname).toBe(`/${entry.name}`);
        });
      }
    });

    test(`for ${role ?? 'somebody signed out'}, in any letter case and with its query`, async ({ openAs, demo }) => {
      test.slow();
      const page = await openAs(role);
      for (const { name } of BUILT_SCREENS.filter((screen) => screen.role === role)) {
        await test.step(name, async () => {
          const query = `${demo.addressOf({ name }) || '?'}&utm=Vandring`.replace('?&', '?');
          await page.goto(`/${mirrored(name)}${query}`);
          await expectScreen(page, findRoute(`/${name}`));
          expect(new URL(page.url()).search).toBe(query);
        });
      }
    });
  }

  test('whatever stands before the last segment, and under its English name', async ({ openAs }) => {
    const page = await openAs(undefined);
    await page.goto('/gammal/adress/LOGIN?return=%2FTalentProfile');
    await expect(page.getByRole('heading', { level: 1, name: 'Logga in' })).toBeVisible();
    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.title()).toContain('Skapa konto');
    await page.goto('/finns-inte');
    await expect(page.getByRole('heading', { level: 1, name: 'Sidan finns inte' })).toBeVisible();
  });
});

test.describe('a guarded route', () => {
  const guarded = ROUTES.filter((entry) => isGuarded(entry) && !entry.invites);

  test('sends somebody signed out to Login with the way back, and gives nothing', async ({ openAs }) => {
    test.slow();
    const page = await openAs(undefined);
    const served = watchServed(page, undefined);
    for (const entry of [...guarded, ...ROUTES.filter(leadsSomewhere)]) {
      await test.step(entry.name, async () => {
        await page.goto(`/${entry.name}?id=7`);
        await page.waitForURL((url) => url.pathname === '/Login');
        expect(new URL(page.url()).searchParams.get('return')).toBe(`/${entry.name}?id=7`);
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
      page.on('framenavigated', (frame) => {
        const { pathname } = new URL(frame.url());
        if (visited.at(-1) !== pathname) visited.push(pathname);
      });
      for (const entry of guarded.filter(({ access, sends }) => access !== role && !sends?.[role])) {
        await test.step(entry.name, async () => {
          visited.length = 0;
          await page.goto(`/${entry.name}`);
          await page.waitForURL((url) => url.pathname === DASHBOARD[role]);
          expect(visited).toEqual([`/${entry.name}`, '/Login', DASHBOARD[role]]);
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
  });
});

test.describe('a screen that is not built', () => {
  for (const role of [undefined, ...ROLES]) {
    const coming = ROUTES.filter(({ coming: soon, access }) => soon && access === (role ?? 'public'));
    test(`says so to ${role ?? 'somebody signed out'}, and leads to one that is`, async ({ openAs }) => {
      const page = await openAs(role);
      for (const entry of coming) {
        await test.step(entry.name, async () => {
          await page.goto(`/${entry.name}`);
          const main = page.getByRole('main');
          await expect(main.getByRole('heading', { level: 1 })).toHaveText(entry.title);
          await expect(main).toContainText('Kommer snart');
          await expect(main).toContainText('inte byggd ännu');
          const nearest = entry.coming?.nearest ?? '';
          await expect(main.getByRole('link', { name: entry.coming?.label ?? '' })).toHaveAttribute(
            'href',
            `/${nearest}`,
          );
          expect(findRoute(`/${nearest}`)?.coming).toBeUndefined();
        });
      }
    });
  }
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
