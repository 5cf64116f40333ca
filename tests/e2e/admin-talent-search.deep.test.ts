/** Administrators search as companies do, and get the same results (spec, section 2). */
import { anAdmin } from '#tests/factories/people.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';
import { LOOKS, setLook } from './walk/looks.ts';

test('an administrator finds a talent, reads the profile, and has none of a company’s commands', async ({
  newPerson,
  server,
}) => {
  const mark = fewLetters();
  const [admin, talent] = await Promise.all([
    anAdmin(server),
    aTalentWithPicture(server, { first_name: 'Ingrid', last_name: `Lind-${mark}` }),
  ]);
  const page = await newPerson({ as: admin });
  await page.goto(`/AdminTalentSearch?text=Lind-${mark}&wish=category.actor`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sök talanger' })).toBeVisible();
  await page.getByText(talent.name, { exact: true }).first().click();
  const profile = page.getByRole('dialog', { name: talent.name });
  await expect(profile.getByText('Jag tycker om att spela teater.')).toBeVisible();
  await expect(page.getByRole('button', { name: /roll/i })).toHaveCount(0);
  await expect(page).toHaveURL(/wish=category\.actor/);
});

test('the search of administrators is for everybody to use, in every look and on a narrow phone', async ({
  newPerson,
  server,
}) => {
  const [admin] = await Promise.all([anAdmin(server), aTalentWithPicture(server, { last_name: `Al-${fewLetters()}` })]);
  const page = await newPerson({ as: admin });
  await page.goto('/AdminTalentSearch?wish=category.actor&wish=merit.skill.riding.2');
  await expect(page.getByRole('tab', { name: 'Listor' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Spara i lista/ }).first()).toBeVisible();
  for (const look of LOOKS) {
    await setLook(page, look);
    expect.soft(await findings(page), look.name).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
