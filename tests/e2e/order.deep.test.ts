/** An order to a known talent: the form, changed terms, and the booking. */
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { choose } from './acts/profile.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('an order is answered with other terms, agreed on and booked', async ({ newPerson, server }) => {
  const [company, talent] = [await anApprovedCompany(server), await aTalentWithPicture(server)];
  const [companys, talents] = [await newPerson({ as: company }), await newPerson({ as: talent })];

  await test.step('the company writes an order on one page, with the price for both sides', async () => {
    await companys.goto(`/CompanyCreateOrder?talent=${talent.talent_id}`);
    await companys.getByLabel('Vad gäller beställningen?').fill('Rösten i trailern');
    await companys.getByLabel('Första dagen').fill(addDays(dayOf(new Date()), 20));
    await companys.getByLabel('Sista dagen').fill(addDays(dayOf(new Date()), 20));
    await choose(companys, 'Kommun', 'Göte', 'Göteborg');
    await companys.getByLabel('Arvode per dag').fill('4500');
    await companys.getByLabel('Det som spelas in visas inte').check();
    await expect(companys.getByText('Kostar er per person, utan moms')).toBeVisible();
    expect(await findings(companys)).toEqual([]);
    await companys.getByLabel('Hälsning').fill('Vi minns dig från förra filmen.');
    await companys.getByRole('button', { name: 'Spara utkast' }).click();
    // After a reload the form shows the whole draft, with its talents and the message to them.
    await expect(companys).toHaveURL(/\/CompanyCreateOrder\?id=/);
    await companys.reload();
    await expect(companys.getByLabel('Hälsning')).toHaveValue('Vi minns dig från förra filmen.');
    await companys.getByRole('button', { name: 'Fråga 1 person' }).click();
    await expect(companys).toHaveURL(/\/CompanyOrderTalents\?id=/);
  });

  await test.step('the talent suggests more, and sees the sum', async () => {
    await talents.goto('/TalentRequests');
    await talents.getByRole('link', { name: 'Medverkande' }).click();
    await expect(talents.getByText('Vi minns dig från förra filmen.')).toBeVisible();
    await talents.getByRole('button', { name: 'Föreslå andra villkor' }).click();
    await talents.getByRole('dialog').getByLabel('Arvode per dag').fill('6000');
    await talents.getByRole('button', { name: 'Skicka förslaget' }).click();
    await expect(talents.getByText('Ditt förslag väntar på svar')).toBeVisible();
    await expect(talents.getByText('Du får ut cirka').first()).toBeVisible();
    expect(await findings(talents)).toEqual([]);
  });

  await test.step('the company agrees, and books the talent', async () => {
    const offer = companys.getByRole('article', { name: `Motbud från ${talent.name}` });
    await expect(offer.getByText('6 000 kr per dag')).toBeVisible();
    expect(await findings(companys)).toEqual([]);
    await offer.getByRole('button', { name: 'Säg ja till villkoren' }).click();
    await expect(offer.getByText('Ni är överens')).toBeVisible();
    await companys.getByRole('button', { name: 'Aktivera beställningen' }).click();
    await companys.getByRole('button', { name: 'Boka 1 person' }).click();
    await expect(companys).toHaveURL(/\/CompanyOngoingProjectDetails\?id=/);
  });

  await test.step('the candidates are drawn together with the rest of the order, and move nothing in it', async () => {
    const held = Promise.withResolvers<void>();
    await companys.route(/\/candidates\?/, async (route) => {
      await held.promise;
      await route.continue();
    });
    const id = new URL(companys.url()).searchParams.get('id') ?? '';
    await companys.goto(`/CompanyOrderDetails?id=${id}`);
    const parts = companys.getByRole('main').getByRole('region');
    await expect(companys.getByRole('heading', { level: 1, name: 'Rösten i trailern' })).toBeVisible();
    await expect(parts).toHaveCount(0);
    held.resolve();
    await expect(parts.first()).toContainText(talent.name);
  });
});
