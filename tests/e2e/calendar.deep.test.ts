/** The talent's calendar: its entries, days from another calendar, and the address by which other programs read it. */
import ICAL from 'ical.js';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aProject } from '#tests/factories/projects.ts';
import { startCalendarServer } from '#tests/support/calendar-server.ts';
import { dayText } from '#web/ui/list/month-days.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { goByLink } from './acts/going.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

test('a calendar elsewhere makes a talent busy for companies, and is told as stale when it cannot be read', async ({
  newPerson,
  server,
}) => {
  const elsewhere = await startCalendarServer();
  const talent = await aTalentWithPicture(server, { first_name: 'Kalle', last_name: 'Kalender' });
  const company = await anApprovedCompany(server);
  await aProject(server, company, { step: 5, asked: [talent] });
  const day = (offset: number) => addDays(dayOf(new Date()), offset);
  // The first of four days in the same month, so that one page of the calendar shows them, whenever the test runs.
  const first = [20, 21, 22, 23].find((offset) => day(offset).slice(0, 7) === day(offset + 3).slice(0, 7)) ?? 0;
  elsewhere.serve(day(first));

  const page = await newPerson({ as: talent });
  await page.goto(`/TalentProfile?day=${day(first)}`);
  const grid = page.getByRole('grid', { name: 'Din kalender' });
  const on = (offset: number) => grid.getByRole('button', { name: new RegExp(`^${dayText(day(offset))}, `) });
  await expect(on(first)).toHaveAccessibleName(/, ledig/);

  const others = page.getByRole('region', { name: 'Dina andra kalendrar' });
  await others.getByRole('button', { name: 'Lägg till en kalender' }).click();
  await others.getByLabel('Vad du kallar den').fill('Jobbet');
  await others.getByLabel('Kalenderns hemliga adress').fill('http://jobbet.example/a.ics');
  await others.getByRole('button', { name: 'Lägg till kalendern' }).click();
  await expect(others.getByText('Den börjar med https:// eller webcal://.').first()).toBeVisible();
  await others.getByLabel('Kalenderns hemliga adress').fill(elsewhere.address.replace('https:', 'webcal:'));
  await others.getByRole('button', { name: 'Lägg till kalendern' }).click();
  await expect(others.getByRole('listitem').getByText(/^Läst /)).toBeVisible();
  await expect(others).not.toContainText('hemlig-adress');
  await expect(on(first)).toHaveAccessibleName(/upptagen: Jobbet/);

  const companys = await newPerson({ as: company });
  const isFound = async (offset: number, found: boolean) => {
    await companys.goto(`/CompanyTalents?text=Kalender&wish=dates.${day(offset)}_${day(offset)}`);
    await expect(companys.getByText(found ? 'Kalle Kalender' : 'Vad kan du släppa?').first()).toBeVisible();
  };
  await isFound(first + 1, true);
  await isFound(first, false);

  // The talent sets and unsets busy days, by mouse and by keys.
  await on(first + 2).click();
  await expect(on(first + 2)).toHaveAccessibleName(/du kan inte/i);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(on(first + 2)).toHaveAccessibleName(/, ledig/);
  await on(first + 2).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(on(first + 2)).toHaveAccessibleName(/du kan inte/i);
  await expect(on(first + 3)).toHaveAccessibleName(/du kan inte/i);

  // A booking links to its assignment, and is in the feed that other programs read.
  await goByLink(page, `/TalentProfile?day=${day(30)}`);
  await expect(on(30)).toHaveAccessibleName(/bokad: Ryttare/);
  await page.getByRole('button', { name: 'Skapa en adress' }).click();
  const address = await page.getByLabel('Hemlig adress', { exact: true }).inputValue();
  const read = new ICAL.Component(ICAL.parse(await (await fetch(address)).text())).getAllSubcomponents('vevent');
  expect(read.map((event) => String(event.getFirstPropertyValue('dtstart')))).toEqual([day(30)]);
  await page.getByRole('list', { name: 'I kalendern' }).getByRole('link', { name: 'Ryttare' }).click();
  await expect(page).toHaveURL(/\/AssignmentDetails\?id=/);

  // The other calendar can no longer be read. Instead of waiting for a day, the test ends the time for which its days
  // are trusted.
  elsewhere.stop();
  await page.goto(`/TalentProfile?day=${day(first)}`);
  await expect(on(first)).toHaveAccessibleName(/upptagen: Jobbet/);
  await server.services.db
    .updateTable('foreign_calendars')
    .set({ stale_date: new Date().toISOString() })
    .where('talent_id', '=', talent.talent_id)
    .execute();
  await sweepDeadlines(server.services);
  await expect(others.getByText(/^Inte läst sedan/)).toBeVisible();
  await isFound(first, false);
  await others.getByRole('button', { name: 'Ta bort Jobbet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort kalendern' }).click();
  await expect(on(first)).toHaveAccessibleName(/, ledig/);
  await isFound(first, true);
});
