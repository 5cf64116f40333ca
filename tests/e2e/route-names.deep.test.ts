/** The screen that each address shows (spec, section 2). */
import type { Page } from '@playwright/test';
import { anAdmin } from '#tests/factories/people.ts';
import { BRAND } from '#texts/kernel/brand.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { comeByLink } from './acts/going.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { settle } from './walk/settle.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the last segment in any letter case shows the same screen in the same frame, with its query', async ({
  newPerson,
  server,
}) => {
  const cases = [
    [await aTalentWithPicture(server), 'TalentRequests', 'Förfrågningar', 'Mitt CV'],
    [await anApprovedCompany(server), 'CompanyTalents', /./, 'Talanger'],
    [await anAdmin(server), 'AdminTalentSearch', 'Sök talanger', 'Talanger'],
  ] as const;
  for (const [person, name, title, place] of cases) {
    // The search lists all talents, even those whose pictures another test is deleting.
    const page = await newPerson({ as: person, expects: [/profile-media/] });
    // The first address is loaded, and the others are opened as by a link: both must show the same screen.
    await page.goto(`/${name}`);
    for (const segment of [name, name.toLowerCase(), name.toUpperCase(), `gammal/${name.toLowerCase()}`]) {
      await comeByLink(page, `/${segment}?id=Abc&plats=3`);
      await expect(heading(page)).toHaveText(title);
      const frame = page.getByRole('navigation', { name: 'Huvudmeny', exact: true });
      await expect(frame.getByRole('link', { name: place, exact: true })).toBeVisible();
      await expect(page).toHaveURL(`/${segment}?id=Abc&plats=3`);
    }
  }
});

test('both names of a public screen show one screen', async ({ newPerson }) => {
  const page = await newPerson();
  for (const [names, title] of [
    [['/', '/Home'], new RegExp(`^${BRAND} – `)],
    [['/login', '/Login'], `Logga in – ${BRAND}`],
    [['/register', '/Registera'], `Skapa konto som talang – ${BRAND}`],
  ] as const) {
    const shown: string[] = [];
    for (const name of names) {
      await page.goto(name);
      await settle(page);
      await expect(page).toHaveTitle(title);
      await expect(page).toHaveURL(name);
      shown.push(await heading(page).innerText());
    }
    expect(new Set(shown).size).toBe(1);
  }
});

test('the way to companies on the start page brings their section into sight', async ({ newPerson }) => {
  const page = await newPerson();
  await page.goto('/');
  const section = page.locator('#foretag').getByRole('heading').first();
  await expect(section).not.toBeInViewport();
  await page.getByRole('link', { name: 'Jag söker talanger' }).click();
  await expect(section).toBeInViewport();
});
