/** Search results: by keyboard, over several pages, compared; and suggestions after a search without results. */
import type { Page } from '@playwright/test';
import { SEARCH_PAGE_SIZE } from '#contract/finding/search.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

const focusedPerson = (page: Page) => page.locator(':focus').textContent();
const comparison = (page: Page) => page.getByRole('region', { name: 'Jämförelse' });

/** Makes this many talents who share a last name that nobody else has. */
async function namesakes(server: TestServer, count: number): Promise<string> {
  const mark = `Kvist${fewLetters()}`;
  const made = Array.from({ length: count }, (_, at) =>
    aTalentWithPicture(server, { first_name: `Alva${String.fromCodePoint(97 + at)}`, last_name: mark }),
  );
  await Promise.all(made);
  return mark;
}

test('people are gone through by keys, marked, and compared over several pages', async ({ newPerson, server }) => {
  const mark = await namesakes(server, SEARCH_PAGE_SIZE + 2);
  const page = await newPerson({ as: await anApprovedCompany(server) });
  await page.goto(`/CompanyTalents?text=${mark}&wish=merit.skill.riding&wish=merit.category.actor`);
  const heading = page.getByRole('heading', { name: `${SEARCH_PAGE_SIZE + 2} talanger passar` });
  await expect(heading).toBeVisible();
  const people = page.getByRole('list', { name: 'Talanger' }).getByRole('heading', { level: 3 }).getByRole('button');

  await test.step('arrows move, space marks, J compares, ? shows the keys', async () => {
    await people.first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await focusedPerson(page)).toBe(await people.nth(1).textContent());
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: 'Markerade' })).toContainText('1 markerad');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('j');
    await page.keyboard.press('End');
    await page.keyboard.press('j');
    await expect(comparison(page)).toContainText('2 av högst 4');
    const last = await focusedPerson(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tangenter' })).toContainText('Mellanslag');
    await page.keyboard.press('Escape');
    await expect(people.last()).toBeFocused();
    expect(await focusedPerson(page)).toBe(last);
  });

  await test.step('the profile opens with all reasons first', async () => {
    await page.keyboard.press('Enter');
    const reasons = page.getByRole('dialog').getByRole('list', { name: /^Skäl/ }).getByRole('listitem');
    await expect(reasons.filter({ hasText: 'Stämmer inte: Saknar: ridning' })).toBeVisible();
    await expect(reasons.filter({ hasText: 'Stämmer: Skådespelare' })).toBeVisible();
  });

  await test.step('the profiles of all results are paged through, over the page and back', async () => {
    const dialog = page.getByRole('dialog');
    const place = (number: number) => dialog.getByText(`${number} av ${SEARCH_PAGE_SIZE + 2}`, { exact: true });
    await expect(place(SEARCH_PAGE_SIZE)).toBeVisible();
    const next = dialog.getByRole('button', { name: /^Nästa/ });
    await next.focus();
    for (const number of [1, 2]) {
      await page.keyboard.press('Enter');
      await expect(place(SEARCH_PAGE_SIZE + number)).toBeVisible();
      await expect(next).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(place(SEARCH_PAGE_SIZE + 2)).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
    const previous = dialog.getByRole('button', { name: /^Föregående/ });
    await previous.press('Enter');
    await previous.press('Enter');
    await expect(place(SEARCH_PAGE_SIZE)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/page=2/);
  });

  await test.step('the next page begins at its heading, and marked talents stay marked', async () => {
    await page.getByRole('link', { name: 'Nästa' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(people).toHaveCount(2);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(comparison(page)).toContainText('2 av högst 4');
    await page
      .getByRole('checkbox', { name: /^Jämför/ })
      .first()
      .check();
  });

  await test.step('the marked talents are compared side by side, and each can be removed', async () => {
    await page.getByRole('button', { name: 'Jämför 3' }).click();
    const panel = page.getByRole('dialog', { name: 'Jämför' });
    const row = (name: RegExp) => panel.getByRole('row', { name });
    await expect(row(/^Gärna: ridning/)).toContainText('Saknar: ridning');
    await expect(row(/^Längd/)).toContainText('170 cm');
    await expect(row(/^Längd/)).not.toContainText('Skiljer sig');
    expect(await findings(page)).toEqual([]);
    await panel
      .getByRole('button', { name: /^Ta bort/ })
      .first()
      .click();
    await expect(panel.getByRole('columnheader')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(comparison(page)).toContainText('2 av högst 4');
  });

  await test.step('the sorting is explained on a page, which leads back to the search', async () => {
    await page.getByRole('link', { name: 'Så sorterar vi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Så sorterar vi' })).toBeVisible();
    await page.getByRole('link', { name: 'Tillbaka till sökningen' }).click();
    await expect(page).toHaveURL(/CompanyTalents\?.*page=2/);
  });
});

test('a narrowed search can be widened, and talents who have not told a fact are never silently left out', async ({
  newPerson,
  server,
}) => {
  const mark = await namesakes(server, 2);
  const page = await newPerson({ as: await anApprovedCompany(server) });
  await page.goto(`/CompanyTalents?text=${mark}`);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect(heading('2 talanger passar')).toBeVisible();

  await test.step('a pressed facet adds its wish, and another press removes it', async () => {
    const actors = page.getByRole('complementary', { name: 'Begränsa' }).getByRole('button', { name: 'Skådespelare' });
    await expect(actors).toContainText('2');
    await actors.click();
    await expect(page).toHaveURL(/wish=category\.actor/);
    await expect(actors).toHaveAttribute('aria-pressed', 'true');
    await actors.click();
    await expect(page).not.toHaveURL(/wish=/);
  });

  await test.step('without matches, one press removes the wish in the way', async () => {
    await page.goto(`/CompanyTalents?text=${mark}&wish=height.220-&wish=category.actor`);
    await expect(heading('Ingen passar')).toBeVisible();
    await page.getByRole('button', { name: 'Utan Längd minst 220 cm: 2 talanger' }).click();
    await expect(heading('2 talanger passar')).toBeVisible();
    expect(new URL(page.url()).searchParams.getAll('wish')).toEqual(['category.actor']);
  });

  await test.step('talents who have not told a fact are counted, shown after the others, and hidden again', async () => {
    await page.goto(`/CompanyTalents?text=${mark}&wish=body_type.slim`);
    await expect(heading('Ingen passar')).toBeVisible();
    const groups = page.getByRole('list', { name: 'Har inte angett allt' });
    await expect(groups).toContainText('Kroppsbyggnad ej angiven: 2');
    await groups.getByRole('button', { name: 'Visa dem också' }).click();
    await expect(heading('2 talanger passar eller kan passa')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Talanger' }).getByText('Okänt: Kroppsbyggnad ej angiven')).toHaveCount(
      2,
    );
    await groups.getByRole('button', { name: 'Visa dem inte' }).click();
    await expect(heading('Ingen passar')).toBeVisible();
  });
});
