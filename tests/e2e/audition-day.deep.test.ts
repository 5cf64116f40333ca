/**
 * An audition day on site: audition times assigned and published, a wish for another time, a swap, and the check-in.
 */
import { anAuditionDay } from '#tests/factories/audition-times.ts';
import { candidateOf } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('a day is filled and told, two swap their times, and both sign in at the door', async ({ newPerson, server }) => {
  const mark = fewLetters();
  const company = await anApprovedCompany(server);
  const who = (first_name: string) => aTalentWithPicture(server, { first_name, last_name: mark });
  const [anna, bo] = [await who('Anna'), await who('Bo')];
  const day = await anAuditionDay(server, company, [anna, bo], { title: `Prov ${mark}` });
  const [ofAnna = '', ofBo = ''] = day.called;
  const office = await newPerson({ as: company });
  const phones = [await newPerson({ as: anna }), await newPerson({ as: bo })] as const;
  const [annas, bos] = phones;
  for (const phone of phones) await phone.setViewportSize({ width: 390, height: 844 });

  await test.step('the times are assigned automatically as previewed, and all talents are told at once', async () => {
    await office.goto(`/CompanyAuditionDetails?id=${day.id}`);
    await office.getByRole('button', { name: 'Fyll i tider' }).click();
    await office.getByRole('radio', { name: 'Som de kallades' }).check();
    await office.getByRole('button', { name: 'Ge 2 personer tider' }).click();
    await office.getByRole('button', { name: 'Publicera och berätta för 2 personer' }).click();
    await expect(office.getByRole('region', { name: '09.00–09.30, Sal 1' })).toContainText(anna.name);
    expect(await findings(office)).toEqual([]);
  });

  await test.step('one talent confirms, and another asks for another time, which the company sees at once', async () => {
    for (const [phone, talent] of [[annas, anna] as const, [bos, bo] as const]) {
      await phone.goto(`/TalentRequestDetails?id=${(await candidateOf(company, day.project.id, talent)).id}`);
    }
    await annas.getByRole('button', { name: 'Bekräfta tiden' }).click();
    await expect(annas.getByRole('img', { name: /Din kod/ })).toBeVisible();
    // The answer to the time is the only pair of yes and no, and its no can be taken back.
    await expect(bos.getByRole('button', { name: 'Jag kan inte då' })).toBeVisible();
    await expect(bos.getByRole('button', { name: /^(Ja, jag kommer|Nej, inte den här gången)$/ })).toHaveCount(0);
    await bos.getByRole('button', { name: 'Jag kan inte då' }).click();
    await expect(bos.getByRole('button', { name: 'Nej, inte den här gången' })).toBeVisible();
    await bos.getByRole('button', { name: 'Jag kan ändå' }).click();
    await expect(bos.getByText('Tiden är din igen.')).toBeVisible();
    await bos.getByRole('button', { name: 'Be om en annan tid' }).click();
    await bos.getByLabel('När kan du komma?').fill('Helst först på dagen.');
    // In the queue, Bo would get one of the free audition times at once.
    await bos.getByLabel('Ställ mig i kö för tider som blir lediga').uncheck();
    await bos.getByRole('button', { name: 'Skicka' }).click();
    await expect(bos.getByText('Du har bett om en annan tid')).toBeVisible();
    expect(await findings(bos)).toEqual([]);
    await expect(office.getByRole('region', { name: /Vill ha en annan tid/ })).toContainText('Helst först på dagen.');
  });

  await test.step('the company swaps the two by the menu, and they are told only at the publication', async () => {
    const wishes = office.getByRole('region', { name: /Vill ha en annan tid/ });
    await wishes.getByRole('button', { name: `Flytta till … ${bo.name}` }).click();
    await office.getByLabel('Tid', { exact: true }).selectOption({ label: `09.00–09.30, Sal 1: byt med ${anna.name}` });
    await office.getByRole('button', { name: 'Flytta', exact: true }).click();
    await expect(office.getByRole('region', { name: '09.00–09.30, Sal 1' })).toContainText(bo.name);
    await expect(annas.getByText('Du har bekräftat')).toBeVisible();
    await office.getByRole('button', { name: 'Publicera och berätta för 2 personer' }).click();
    // Bo must see the new audition time before he confirms, since confirming the earlier one is refused.
    await expect(bos.getByText(/09\.00–09\.30/)).toBeVisible();
    for (const phone of phones) {
      await phone.getByRole('button', { name: 'Bekräfta tiden' }).click();
      // Only a confirmed audition time has a code.
      await expect(phone.getByRole('img', { name: /Din kod/ })).toBeVisible();
    }
    await expect(wishes).toBeHidden();
  });

  await test.step('on the day one talent shows a code and the other says a name, and the list is printed', async () => {
    // These tests use the real clock, so the test moves the audition to today.
    await server.services.pool.query(
      `with slots as (update audition_slots set starts_date = starts_date - span, ends_date = ends_date - span
         from (select min(starts_date) - date_trunc('day', app_now() at time zone 'Europe/Stockholm') at time zone 'Europe/Stockholm' as span from audition_slots where audition_id = $1) s
         where audition_id = $1)
       update appointments set starts_date = app_now(), ends_date = app_now() + interval '30 minutes' where audition_id = $1`,
      [day.id],
    );
    const time = await anna.api.ok('GET /talent/invitations/:id/time', { params: { id: ofAnna } });
    const door = await newPerson({ as: company });
    await door.setViewportSize({ width: 390, height: 844 });
    await door.goto(`/CompanyAuditionDay?code=${time.appointment?.code}`);
    await expect(door.getByText(`${anna.name} är anmäld.`)).toBeVisible();
    await door.getByRole('button', { name: `På plats ${bo.name}` }).click();
    await door.getByRole('button', { name: `Inne ${bo.name}` }).click();
    await door.getByRole('button', { name: `Klar ${bo.name}` }).click();
    await expect(door.getByRole('button', { name: `Klar ${bo.name}` })).toBeHidden();
    expect((await bo.api.ok('GET /talent/invitations/:id', { params: { id: ofBo } })).status).toBe('done');
    expect(await findings(door)).toEqual([]);
    await door.emulateMedia({ media: 'print' });
    await expect(door.getByRole('button', { name: 'Skriv ut' })).toBeHidden();
    await expect(door.getByText(bo.name).first()).toBeVisible();
  });
});
