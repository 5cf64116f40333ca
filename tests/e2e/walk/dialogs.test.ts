import type { Locator, Page } from '@playwright/test';
import type { AccountRole } from '#contract/route.ts';
import { findings } from './findings.ts';
import { LOOKS, wear } from './looks.ts';
import { expect, settle, test } from './walk.ts';

interface Opened {
  readonly name: string;
  readonly role: AccountRole | undefined;
  /** The screen it stands on. */
  readonly screen: string;
  readonly open: (page: Page) => Promise<void>;
  /** What is there when it is open. */
  readonly shows: (page: Page) => Locator;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');

const OPENED: readonly Opened[] = [
  { name: 'the bell', role: 'talent', screen: 'TalentDashboard', open: press(/^Notiser/), shows: dialog },
  {
    name: "the user's menu",
    role: 'talent',
    screen: 'TalentDashboard',
    open: press(/^Meny för/),
    shows: (page) => page.getByRole('menu'),
  },
  {
    name: 'sending requests',
    role: 'company',
    screen: 'CompanyProjectTalents',
    open: press(/^Skicka \d+ förfråg/),
    shows: dialog,
  },
  {
    name: 'activating',
    role: 'company',
    screen: 'CompanyProjectReview',
    open: press('Aktivera projektet'),
    shows: dialog,
  },
  {
    name: 'cancelling, with a reason that is missing',
    role: 'company',
    screen: 'CompanyProjectDetails',
    open: async (page) => {
      await press('Ställ in projektet')(page);
      await dialog(page).getByRole('button', { name: 'Ställ in projektet' }).click();
    },
    shows: (page) => dialog(page).getByText('Skriv en anledning innan du går vidare.'),
  },
  {
    name: 'a profile in the drawer',
    role: 'company',
    screen: 'CompanyProjectReview',
    open: async (page) => {
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    },
    shows: (page) => dialog(page).getByRole('heading', { level: 2 }),
  },
  {
    name: 'a found profile',
    role: 'company',
    screen: 'CompanyTalents',
    open: async (page) => {
      await page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('button', { name: /^\p{Lu}\S+ \p{Lu}/u })
        .first()
        .click();
    },
    shows: (page) => dialog(page).getByRole('heading', { level: 2 }),
  },
  {
    name: 'the own profile as companies see it',
    role: 'talent',
    screen: 'TalentProfile',
    open: press('Se din profil som företag'),
    shows: dialog,
  },
  {
    name: 'refusing an application',
    role: 'admin',
    screen: 'AdminApplications',
    open: async (page) => {
      // On phones the list leads to it.
      if (!(await page.getByRole('button', { name: 'Avslå' }).isVisible()))
        await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await press('Avslå')(page);
    },
    shows: dialog,
  },
  {
    name: 'a form with errors',
    role: undefined,
    screen: 'CompanyRegistration',
    open: async (page) => {
      await page.getByRole('checkbox').check();
      await press('Skicka ansökan')(page);
    },
    shows: (page) => page.getByRole('alert').filter({ hasText: 'saker behöver rättas' }),
  },
  {
    name: 'signing in without a word',
    role: undefined,
    screen: 'Login',
    open: press('Logga in'),
    shows: (page) => page.getByRole('alert').filter({ hasText: 'saker behöver rättas' }),
  },
];

for (const look of LOOKS) {
  test(`axe finds nothing in what opens (${look.name})`, async ({ openAs, demo }) => {
    test.setTimeout(120_000);
    for (const { name, role, screen, open, shows } of OPENED) {
      await test.step(name, async () => {
        const page = await openAs(role);
        await wear(page, look);
        await page.goto(`/${screen}${demo.addressOf({ name: screen })}`);
        await settle(page);
        await open(page);
        await expect(shows(page).first()).toBeVisible();
        await settle(page);
        expect.soft(await findings(page), name).toEqual([]);
        await page.close();
      });
    }
  });
}
