import type { Locator, Page } from '@playwright/test';
import type { AccountRole } from '#contract/kernel/route.ts';
import { comeByLink } from '../acts/going.ts';
import { ROLES } from './demo-sessions.ts';
import { findings } from './findings.ts';
import { LOOKS, setLook } from './looks.ts';
import { expect, settle, test } from './walk.ts';

interface Opened {
  readonly name: string;
  readonly role: AccountRole | undefined;
  /** The screen that has the dialog or form, opened with `query` or, without it, with the query of findAddresses. */
  readonly screen: string;
  readonly query?: string;
  readonly open: (page: Page) => Promise<void>;
  /** The element that is visible when the dialog or form is open. */
  readonly shows: (page: Page) => Locator;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');

const RIDER = encodeURIComponent('kvinna som kan rida, gärna spanska');
const BRIEF = `Reklamfilm i Göteborg 14–16 juni. Vi söker:
Roll 1: Mamman. Kvinna 35–45, gärna med barn. Arvode 12 000 kr.
Roll 2: Grannen. Man 60–75 med skägg. Arvode 8 000 kr.
Roll 3: 6 statister i blandade åldrar. Arvode 1 500 kr.`;

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
    name: 'going anywhere by name',
    role: 'company',
    screen: 'CompanyDashboard',
    open: async (page) => {
      await press(/^Gå till/)(page);
      await page.getByRole('combobox', { name: 'Skärm, projekt eller namn' }).fill('film');
    },
    shows: (page) => page.getByRole('group', { name: 'Projekt' }).getByRole('option').first(),
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
        .getByRole('list', { name: 'Talanger' })
        .getByRole('heading', { level: 3 })
        .first()
        .getByRole('button')
        .click();
    },
    shows: (page) => dialog(page).getByRole('heading', { level: 2 }),
  },
  {
    name: 'a wish that is changed',
    role: 'company',
    screen: 'CompanyTalents',
    query: `?text=${RIDER}`,
    open: press('Ridning'),
    shows: (page) => dialog(page).getByRole('radio', { name: 'Meriterande' }),
  },
  {
    name: 'all wishes',
    role: 'company',
    screen: 'CompanyTalents',
    query: `?text=${RIDER}`,
    open: press('Alla önskemål'),
    shows: (page) => dialog(page).getByRole('button', { name: /^Visa \d+ talang/ }),
  },
  {
    name: 'four people compared',
    role: 'company',
    screen: 'CompanyTalents',
    query: `?text=${RIDER}`,
    open: async (page) => {
      const ticks = page.getByRole('checkbox', { name: /^Jämför/ });
      for (const at of [0, 1, 2, 3]) await ticks.nth(at).check();
      await press('Jämför 4')(page);
    },
    shows: (page) => dialog(page).getByRole('row', { name: /^Kroppsbyggnad/ }),
  },
  {
    name: 'saving a search',
    role: 'company',
    screen: 'CompanyTalents',
    query: `?text=${RIDER}`,
    open: press('Spara sökningen'),
    shows: (page) => dialog(page).getByLabel('Namn på sökningen'),
  },
  {
    name: 'lists for somebody',
    role: 'company',
    screen: 'CompanyTalents',
    open: press(/^Spara i lista/),
    shows: (page) => dialog(page).getByLabel('Ny lista'),
  },
  {
    name: 'a brief as it was read',
    role: 'company',
    screen: 'CompanyCreateProject',
    open: async (page) => {
      await press('Klistra in er brief')(page);
      await dialog(page).getByLabel('Er brief').fill(BRIEF);
      await press('Läs briefen')(page);
    },
    shows: (page) => dialog(page).getByRole('button', { name: 'Lägg till 3 roller' }),
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
      // On phones a link in the list leads to the form.
      if (!(await page.getByRole('button', { name: 'Avslå' }).isVisible()))
        await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await press('Avslå')(page);
    },
    shows: dialog,
  },
  {
    name: 'correcting a voucher',
    role: 'admin',
    screen: 'AdminBooks',
    open: press(/^Rätta/),
    shows: dialog,
  },
  {
    name: 'entering a paper on tax',
    role: 'admin',
    screen: 'AdminInvoicingTalents',
    query: '?tab=papers',
    open: press('Lägg in åt en talang'),
    shows: (page) => dialog(page).getByRole('combobox').first(),
  },
  {
    name: 'the country of a company',
    role: 'admin',
    screen: 'AdminCompanyDetails',
    open: press('Ändra land'),
    shows: (page) => dialog(page).getByRole('combobox').first(),
  },
  {
    name: 'the credit of a company',
    role: 'admin',
    screen: 'AdminCompanyDetails',
    open: press('Ändra utrymmet'),
    shows: dialog,
  },
  {
    name: 'an invoice sent again to another address',
    role: 'company',
    screen: 'CompanyInvoices',
    open: async (page) => {
      await press(/^Skicka igen/)(page);
      await dialog(page).getByLabel('Annan adress').fill('ekonomi@example.se');
    },
    shows: dialog,
  },
  {
    name: 'making two talents one, without saying why',
    role: 'admin',
    screen: 'AdminTalentMerge',
    open: async (page) => {
      await press('Slå ihop kontona')(page);
      await dialog(page).getByRole('button', { name: 'Slå ihop för alltid' }).click();
    },
    shows: (page) => dialog(page).getByText('Skriv en anledning innan du går vidare.'),
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

// Selectors of opened parts. In the second theme only their colours are checked; every-screen.deep.test.ts checks the
// screen behind.
const OPENED_PARTS = ['[role=dialog]', '[role=alertdialog]', '[role=menu]', '[role=alert]', 'form'];

test.describe.configure({ mode: 'parallel' });

// Each part is opened once per device, because some open in another way on a phone. The theme changes while it is open.
for (const device of ['desktop', 'phone'] as const) {
  for (const role of [undefined, ...ROLES]) {
    const own = OPENED.filter((opened) => opened.role === role);
    test(`axe finds nothing in what opens for ${role ?? 'somebody signed out'} on a ${device}`, async ({
      openAs,
      demo,
    }) => {
      test.setTimeout(300_000);
      const page = await openAs(role);
      const [first, ...others] = LOOKS.filter((look) => look.device === device);
      if (!first) throw new Error(`There is no look for a ${device}`);
      for (const [at, { name, screen, query = demo.addressOf({ name: screen }), open, shows }] of own.entries()) {
        await test.step(name, async () => {
          await setLook(page, first);
          if (at === 0) await page.goto(`/${screen}${query}`);
          // every-screen.deep.test.ts loads each screen by its address.
          else await comeByLink(page, `/${screen}${query}`);
          await settle(page);
          await open(page);
          await expect(shows(page).first()).toBeVisible();
          expect.soft(await findings(page, first.asks), `${name}, ${first.name}`).toEqual([]);
          for (const look of others) {
            await setLook(page, look);
            await expect(shows(page).first()).toBeVisible();
            expect.soft(await findings(page, look.asks, OPENED_PARTS), `${name}, ${look.name}`).toEqual([]);
          }
        });
      }
    });
  }
}
