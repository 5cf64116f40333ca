/** The header and navigation of the talent's screens (spec, section 2). */
import type { Page } from '@playwright/test';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { goByLink } from './acts/going.ts';
import { givenNotices } from './acts/notices.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { BARE } from './walk/frame.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Huvudmeny', exact: true });
const PLACES = [
  ['Dashboard', '/TalentDashboard'],
  ['Mitt CV', '/TalentProfile'],
  ['Förfrågningar', '/TalentRequests'],
  ['Uppdrag', '/TalentAssignments'],
  ['Avslutade Projekt', '/TalentCompletedProjects'],
  ['Utbetalningar', '/TalentPayouts'],
] as const;
const ACCOUNT = [
  ['Inställningar', '/TalentSettings'],
  ['Hjälp & Support', '/TalentHelp'],
] as const;

test('the menu has its eight places with their names, and each leads there', async ({ newPerson, server }) => {
  const page = await newPerson({ as: await aTalentWithPicture(server) });
  await page.goto('/TalentDashboard');
  await expect(mainMenu(page).getByRole('link')).toHaveText([...PLACES, ...ACCOUNT].map(([label]) => label));
  for (const [label, path] of [...PLACES, ...ACCOUNT]) {
    const link = mainMenu(page).getByRole('link', { name: label, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  // The last two links have a heading of their own.
  const account = mainMenu(page)
    .locator('div')
    .filter({ has: page.getByText('Konto', { exact: true }) });
  await expect(account.getByRole('link')).toHaveText(ACCOUNT.map(([label]) => label));
});

test('the badges count requests and assignments, and are absent at none', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const talent = await aTalentWithPicture(server);
  const page = await newPerson({ as: talent });
  const link = (label: string) => mainMenu(page).getByRole('link', { name: new RegExp(`^${label}`) });
  await page.goto('/TalentDashboard');
  await expect(link('Förfrågningar')).toHaveText('Förfrågningar');
  await expect(link('Uppdrag')).toHaveText('Uppdrag');
  const { id } = await aProject(server, company, { step: 2 });
  await aRequest(server, company, id, talent);
  await aProject(server, company, { step: 3, asked: [talent] });
  await aProject(server, company, { step: 5, asked: [talent] });
  await expect(link('Förfrågningar')).toHaveAccessibleName('Förfrågningar 2 som väntar på ditt svar eller på besked');
  await expect(link('Uppdrag')).toHaveAccessibleName('Uppdrag 1 i projekt som pågår');
});

test('a phone has the first five places at the bottom', async ({ newPerson, server }) => {
  const page = await newPerson({ as: await aTalentWithPicture(server) });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/TalentDashboard');
  const links = page.getByRole('navigation', { name: 'Huvudmeny, mobil' }).getByRole('link');
  await expect(links).toHaveText(PLACES.slice(0, 5).map(([label]) => label));
  await expect(mainMenu(page)).toBeHidden();
  for (const [index, [, path]] of PLACES.slice(0, 5).entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(path);
  }
});

test('the user menu offers settings, help and leaving, and each works', async ({ newPerson, server }) => {
  const talent = await aTalentWithPicture(server, { first_name: 'Vera' });
  const page = await newPerson({ as: talent });
  await page.goto('/TalentDashboard');
  const open = () => page.getByRole('button', { name: 'Meny för Vera Berg' }).click();
  /** Waits for the focus of the new screen, which closes an open menu. */
  const hasArrived = (title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const items = page.getByRole('menuitem');
  await open();
  await expect(items).toHaveText(['Inställningar', 'Hjälp & Support', 'Logga ut']);
  await items.nth(0).click();
  await expect(page).toHaveURL('/TalentSettings');
  await hasArrived('Inställningar');
  await open();
  await items.nth(1).click();
  await expect(page).toHaveURL('/TalentHelp');
  await hasArrived('Hjälp & Support');
  await open();
  await items.nth(2).click();
  await expect(page).toHaveURL('/');
  await page.goto('/TalentDashboard');
  await expect(page).toHaveURL(/\/Login/);
});

test('a menu opened while a screen is loading stays open when it arrives', async ({ newPerson, server }) => {
  const page = await newPerson({ as: await aTalentWithPicture(server, { first_name: 'Vera' }) });
  const screens: {
    readonly path: string;
    readonly title: string;
    readonly button: RegExp;
    readonly role: 'menu' | 'dialog';
  }[] = [
    { path: 'TalentRequests', title: 'Förfrågningar', button: /^Meny för/, role: 'menu' },
    { path: 'TalentAssignments', title: 'Uppdrag', button: /^Notiser/, role: 'dialog' },
  ];
  await page.goto('/TalentDashboard');
  for (const { path, title, button, role } of screens) {
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/talent-(requests|assignments)-[^/]*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await mainMenu(page)
      .getByRole('link', { name: new RegExp(`^${title}`) })
      .click();
    await expect(page).toHaveURL(`/${path}`);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole(role)).toBeVisible();
    held.resolve();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole(role)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toBeHidden();
    await page.unrouteAll();
  }
});

test('the word mark leads to the dashboard', async ({ newPerson, server }) => {
  const page = await newPerson({ as: await aTalentWithPicture(server, { first_name: 'Vera' }) });
  await page.goto('/TalentProfile');
  await page.getByRole('banner').getByRole('link', { name: 'Medverka' }).click();
  await expect(page).toHaveURL('/TalentDashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Hej Vera' })).toBeVisible();
});

test('the bell tells how many are new, and leads to all of them', async ({ newPerson, server }) => {
  const talent = await aTalentWithPicture(server);
  await givenNotices(server, talent, 5, 2);
  const page = await newPerson({ as: talent });
  await page.goto('/TalentDashboard');
  await page.getByRole('button', { name: /Notiser/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notiser' });
  await expect(panel.getByRole('heading', { name: 'Notiser' })).toBeVisible();
  await expect(panel.getByText('3 nya', { exact: true })).toBeVisible();
  await panel.getByRole('link', { name: 'Visa alla notiser', exact: true }).click();
  await expect(page).toHaveURL('/TalentNotifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notiser' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
});

// walk/frame.ts checks the same for visitors.
test('screens without the frame have none for signed-in users either, in any letter case', async ({
  newPerson,
  server,
}) => {
  const page = await newPerson({ as: await aTalentWithPicture(server) });
  await page.goto('/TalentDashboard');
  // The sign-in screen redirects signed-in users.
  for (const name of BARE.filter((one) => one !== 'Login')) {
    for (const path of [name, name.toLowerCase()]) {
      await expect(mainMenu(page)).toBeVisible();
      await goByLink(page, `/${path}`);
      await expect(mainMenu(page)).toHaveCount(0);
      await expect(page.getByRole('main')).toBeVisible();
      await goByLink(page, '/TalentDashboard');
    }
  }
});
