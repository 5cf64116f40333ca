/** A search in plain words: interpreted, changed, restored and shared, by pointer and by keys. */
import type { Page } from '@playwright/test';
import type { TestServer } from '#tests/support/test-server.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { settle } from './walk/settle.ts';

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Vem söker du?' });
const chipsOf = (page: Page) => page.getByRole('list', { name: 'Så förstår vi sökningen' });
const chip = (page: Page, name: string) => chipsOf(page).getByRole('button', { name, exact: true });
const found = (page: Page, words: string) => page.getByRole('heading', { name: words, exact: true });

/** Two actors of 170 cm who share a last name that nobody else has. */
async function twoActors(server: TestServer): Promise<string> {
  const mark = `Hassel${fewLetters()}`;
  await Promise.all(['Vera', 'Viola'].map((first_name) => aTalentWithPicture(server, { first_name, last_name: mark })));
  return mark;
}

/** True if the list is marked as busy from the first letter, although the request waits for a pause in typing. */
const isBusyFromTheNextFrame = (page: Page, letter: string): Promise<boolean> =>
  fieldOf(page).evaluate(async (_field, typed) => {
    const isBusy = () => document.querySelector('[aria-busy=true]') !== null;
    if (isBusy()) throw new Error('The list was busy before anything was typed.');
    document.execCommand('insertText', false, typed);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return isBusy();
  }, letter);

test('a brief becomes chips that can be changed, taken away, brought back and shared', async ({
  newPerson,
  server,
}) => {
  const mark = await twoActors(server);
  const page = await newPerson({ as: await anApprovedCompany(server) });
  await page.goto(`/CompanyTalents?text=${mark}`);
  const asMerit = 'Gärna: skådespelare';

  await test.step('a text is understood while it is being typed', async () => {
    await expect(found(page, '2 talanger passar')).toBeVisible();
    await settle(page);
    await fieldOf(page).press('Home');
    expect(await isBusyFromTheNextFrame(page, 'S')).toBe(true);
    await fieldOf(page).pressSequentially('kådespelare 165–175 cm, ');
    await expect(chip(page, 'Skådespelare')).toBeVisible();
    await expect(chip(page, 'Längd 165–175 cm')).toBeVisible();
    await expect(chipsOf(page).getByRole('listitem').filter({ hasText: mark })).toContainText('söks som ord');
    await expect(found(page, '2 talanger passar')).toBeVisible();
  });

  await test.step('a wish becomes a merit, and the other wishes of the text stay', async () => {
    await chip(page, 'Skådespelare').click();
    const editor = page.getByRole('dialog', { name: 'Ändra Skådespelare' });
    await editor.getByRole('radio', { name: 'Meriterande' }).check();
    await page.getByRole('button', { name: 'Klar' }).click();
    await expect(chip(page, asMerit)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue(mark);
    expect(new URL(page.url()).searchParams.getAll('wish')).toEqual(['merit.category.actor', 'height.165-175']);
  });

  await test.step('the browser’s back is one step, to the text as it was typed', async () => {
    await page.goBack();
    await expect(fieldOf(page)).toHaveValue(`Skådespelare 165–175 cm, ${mark}`);
    await expect(chip(page, 'Skådespelare')).toBeVisible();
    await page.goForward();
    await expect(chip(page, asMerit)).toBeVisible();
    await expect(fieldOf(page)).toHaveValue(mark);
  });

  await test.step('a removed wish comes back in its place, with the focus', async () => {
    await chipsOf(page).getByRole('button', { name: 'Ta bort Längd 165–175 cm' }).click();
    await expect(chip(page, 'Längd 165–175 cm')).toHaveCount(0);
    const said = page.getByRole('region', { name: 'Meddelanden' });
    await expect(said).toContainText('Borttaget: Längd 165–175 cm');
    await said.getByRole('button', { name: 'Ångra' }).click();
    await expect(chip(page, 'Längd 165–175 cm')).toBeFocused();
    await expect(found(page, '2 talanger passar')).toBeVisible();
  });

  await test.step('the search is the same after a reload, and for a colleague with the address', async () => {
    await page.reload();
    const colleague = await newPerson({ as: await anApprovedCompany(server) });
    await colleague.goto(page.url());
    for (const one of [page, colleague]) {
      await expect(fieldOf(one)).toHaveValue(mark);
      await expect(chip(one, asMerit)).toBeVisible();
      await expect(chip(one, 'Längd 165–175 cm')).toBeVisible();
      await expect(found(one, '2 talanger passar')).toBeVisible();
    }
  });
});

test('a search is written, changed and emptied by keys alone', async ({ newPerson, server }) => {
  const mark = await twoActors(server);
  // Without a filter the list shows all talents, even those whose pictures another test is deleting.
  const page = await newPerson({ as: await anApprovedCompany(server), expects: [/profile-media/] });
  await page.goto('/CompanyTalents');
  await expect(fieldOf(page)).toBeVisible();

  await test.step('a slash leads to the field, Enter searches', async () => {
    await page.keyboard.press('/');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.type(`Skådespelare, ${mark}, 170 cm`);
    await page.keyboard.press('Enter');
    await expect(found(page, '2 talanger passar')).toBeVisible();
    await expect(chip(page, 'Längd 170 cm')).toBeVisible();
  });

  await test.step('arrows move between chips, which are changed in place', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(chip(page, 'Skådespelare')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(chip(page, 'Längd 170 cm')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const editor = page.getByRole('dialog', { name: 'Ändra Skådespelare' });
    const must = editor.getByRole('radio', { name: 'Krav' });
    await expect(must).toBeVisible();
    await must.focus();
    await page.keyboard.press('ArrowRight');
    await expect(chip(page, 'Gärna: skådespelare')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(chip(page, 'Gärna: skådespelare')).toBeFocused();
  });

  await test.step('Delete removes a chip and moves to the next one; the last leads to the field', async () => {
    await page.keyboard.press('Delete');
    await expect(chip(page, 'Längd 170 cm')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(chipsOf(page).getByRole('button', { name: `Ta bort ”${mark}”` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('');
  });

  await test.step('Escape empties the field', async () => {
    await page.keyboard.type(mark);
    await expect(found(page, '2 talanger passar')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(fieldOf(page)).toHaveValue('');
    await expect(page).not.toHaveURL(/text=/);
  });
});
