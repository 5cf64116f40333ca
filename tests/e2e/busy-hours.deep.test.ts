/** A talent enters hours of a day with a note, on a phone, and sees them in the calendar. */
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('a talent says on a phone that a morning is busy, with a note, and takes it back', async ({
  newPerson,
  server,
}) => {
  const talent = await aTalentWithPicture(server);
  const phone = await newPerson({ as: talent });
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/TalentProfile');
  await phone.getByRole('button', { name: 'Lägg till timmar' }).click();
  await phone.getByLabel('Dag', { exact: true }).fill(addDays(dayOf(server.services.clock()), 1));
  await phone.getByRole('radio', { name: /Eftermiddag/ }).check();
  await phone.getByRole('radio', { name: /Förmiddag/ }).check();
  await phone.getByLabel('Anteckning').fill('Tandläkaren');
  expect(await findings(phone, 'all', ['#kalender'])).toEqual([]);
  await phone.getByRole('button', { name: 'Lägg till', exact: true }).click();
  await expect(phone.getByText('Timmarna är tillagda')).toBeVisible();
  const own = phone.getByRole('list', { name: 'Timmar du inte kan' });
  await expect(own.getByText('Förmiddag, 06.00–12.00', { exact: true })).toBeVisible();
  await expect(own.getByText('Tandläkaren')).toBeVisible();
  await expect(phone.getByText('06.00–12.00 Tandläkaren').first()).toBeAttached();
  await own.getByRole('button', { name: /^Ta bort/ }).click();
  await expect(phone.getByText('Timmarna är borttagna')).toBeVisible();
  await expect(own).toHaveCount(0);
});
