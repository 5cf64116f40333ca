/** A talent enters looks and busy days in Mitt CV, and a company sees them. */
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { formatSpan } from '#web/ui/text/format-date.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { goByLink } from './acts/going.ts';
import { choose } from './acts/profile.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

test('looks are told as far as one likes, and that there is nothing to tell is told as well', async ({
  newPerson,
  server,
}) => {
  const talent = await aTalentWithPicture(server, { first_name: 'Kajsa', last_name: 'Lind' });
  const page = await newPerson({ as: talent });
  await page.goto('/TalentProfile?part=looks');
  await page.getByLabel('Hårtyp').selectOption({ label: 'Lockigt' });
  await page.getByLabel('Kroppsbyggnad').selectOption({ label: 'Atletisk' });
  await choose(page, 'Kännetecken', 'frä', 'Fräknar');
  await choose(page, 'Kännetecken', 'inget', 'Inget av detta');
  // 'Inget av detta' removes the other choices.
  await expect(page.getByRole('list', { name: 'Valda: Kännetecken' }).getByRole('listitem')).toHaveText([
    /Inget av detta/,
  ]);
  await page.getByRole('button', { name: 'Spara' }).click();
  const looks = page.getByRole('region', { name: 'Utseende' });
  await expect(looks.getByText('Lockigt')).toBeVisible();
  await expect(looks.getByText('Atletisk')).toBeVisible();
  await expect(looks.getByText('Inga', { exact: true })).toBeVisible();
  const row = () =>
    server.services.db
      .selectFrom('talents')
      .where('id', '=', talent.talent_id)
      .select(['hair_type', 'body_type', 'features'])
      .executeTakeFirst();
  expect(await row()).toEqual({ hair_type: 'curly', body_type: 'athletic', features: [] });

  await looks.getByRole('button', { name: 'Ändra' }).click();
  await page.getByRole('button', { name: 'Ta bort Inget av detta' }).click();
  await choose(page, 'Kännetecken', 'glas', 'Glasögon');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(looks.getByRole('definition').filter({ hasText: 'Glasögon' })).toBeVisible();
  expect(await row()).toMatchObject({ features: ['glasses'] });

  // A merit without a title is not saved but keeps its other fields; the keyboard reorders two merits.
  await goByLink(page, '/TalentProfile?part=credits');
  const credits = page.getByRole('region', { name: 'Meriter och utbildning' });
  await credits.getByRole('button', { name: 'Lägg till merit' }).click();
  await credits.getByLabel('År').fill('2024');
  await credits.getByRole('button', { name: 'Klar med meriten' }).click();
  await expect(credits.getByText('Fyll i titeln.')).toBeVisible();
  await expect(credits.getByLabel('År')).toHaveValue('2024');
  await credits.getByLabel('Titel').fill('Kajen');
  await credits.getByRole('button', { name: 'Klar med meriten' }).click();
  await credits.getByRole('button', { name: 'Lägg till merit' }).click();
  await credits.getByLabel('Typ').selectOption({ label: 'Utbildning' });
  await credits.getByLabel('Utbildning', { exact: true }).fill('Fysisk teater');
  await credits.getByRole('button', { name: 'Klar med meriten' }).click();
  await credits.getByRole('button', { name: 'Flytta Kajen uppåt' }).focus();
  await page.keyboard.press('Enter');
  await expect(credits.getByRole('listitem').first()).toContainText('Kajen');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(credits.getByRole('list', { name: 'Utbildning' })).toContainText('Fysisk teater');

  await goByLink(page, '/TalentProfile?part=sizes');
  const sizes = page.getByRole('region', { name: 'Storlekar och mått' });
  await sizes.getByLabel('Skor').fill('38,3');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(sizes.getByText('Skriv hela eller halva storlekar.')).toBeVisible();
  await sizes.getByLabel('Skor').fill('38,5');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(sizes.getByText('38,5')).toBeVisible();
  await goByLink(page, '/TalentProfile?part=limits');
  await page.getByRole('group', { name: 'Nakenhet' }).getByRole('radio', { name: 'Nej' }).check();
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('region', { name: 'Gränser' }).getByText('Tackar nej till')).toBeVisible();

  const companys = await newPerson({ as: await anApprovedCompany(server) });
  await companys.goto('/CompanyTalents?text=Kajsa');
  await companys.getByRole('button', { name: 'Kajsa Lind' }).first().click();
  const sheet = companys.getByRole('dialog');
  await expect(sheet.getByText('Brunt, lockigt')).toBeVisible();
  await expect(sheet.getByText('Atletisk')).toBeVisible();
  await expect(sheet.getByText('Glasögon')).toBeVisible();
  await expect(sheet.getByText('Kajen')).toBeVisible();
  await expect(sheet.getByText('38,5')).toBeVisible();
  await expect(sheet.getByText('Nakenhet', { exact: true })).toBeVisible();
});

test('days one cannot work are added, merged, removed and put back, by keyboard', async ({ newPerson, server }) => {
  const talent = await aTalentWithPicture(server);
  const page = await newPerson({ as: talent });
  await page.goto('/TalentProfile');
  const days = page.getByRole('region', { name: 'Dagar du inte kan' });
  await expect(days.getByText('Inga dagar ännu')).toBeVisible();
  const day = (offset: number) => addDays(dayOf(new Date()), offset);
  const open = days.getByRole('button', { name: 'Lägg till dagar' });

  // For a single day, the end date gets the value of the start date.
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(days.getByLabel('Från och med')).toBeFocused();
  await page.keyboard.type(day(20));
  await page.keyboard.press('Tab');
  await expect(days.getByLabel('Till och med')).toHaveValue(day(20));
  await page.keyboard.press('Enter');
  const spans = days.getByRole('listitem');
  await expect(spans).toHaveText([new RegExp(`${formatSpan(day(20), day(20))}.*1 dag`)]);
  await expect(open).toBeFocused();

  // A past day is refused at its field, which keeps the typed date.
  await page.keyboard.press('Enter');
  await page.keyboard.type(day(-3));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(days.getByText('Den dagen har redan varit.')).toBeVisible();
  await expect(days.getByLabel('Från och med')).toHaveValue(day(-3));
  await days.getByLabel('Från och med').fill(day(18));
  await days.getByLabel('Till och med').fill(day(21));
  await days.getByRole('button', { name: 'Lägg till', exact: true }).click();
  const merged = formatSpan(day(18), day(21));
  await expect(spans).toHaveText([new RegExp(`${merged}.*4 dagar`)]);
  const kept = () =>
    server.services.db
      .selectFrom('busy_spans')
      .where('talent_id', '=', talent.talent_id)
      .select(['starts_on', 'ends_on'])
      .execute();
  expect(await kept()).toEqual([{ starts_on: day(18), ends_on: day(21) }]);

  await days.getByRole('button', { name: `Ta bort ${merged}` }).focus();
  await page.keyboard.press('Enter');
  await expect(days.getByText('Inga dagar ännu')).toBeVisible();
  expect(await kept()).toEqual([]);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(spans).toHaveText([new RegExp(merged)]);
  expect(await kept()).toEqual([{ starts_on: day(18), ends_on: day(21) }]);
  await page.reload();
  await expect(spans).toHaveText([new RegExp(merged)]);
});
