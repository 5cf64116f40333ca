/** A guardian with two children sees what waits for both by one link, and answers on the page of each. */
import { dayOf } from '#domain/kernel/time/day.ts';
import { someone } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { linkIn, mailsTo, mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

test('a guardian with two children', async ({ newPerson, server }) => {
  const born = `${Number(dayOf(new Date()).slice(0, 4)) - 15}-01-02`;
  const eva = someone('Eva', 'Ek');
  const children = [
    await aTalentWithPicture(server, { first_name: 'Alva', birth_date: born }),
    await aTalentWithPicture(server, { first_name: 'Bo', birth_date: born }),
  ];
  for (const { api } of children) {
    await api.ok('PUT /talent/guardian', { body: { guardian_name: 'Eva Ek', guardian_email: eva.email } });
  }
  const evas = await newPerson();

  await test.step('she asks for a link; an unknown address is answered alike and gets none', async () => {
    await evas.goto('/GuardianConsent?family=yes');
    const stranger = someone('Nils', 'Okänd').email;
    for (const email of [stranger, eva.email]) {
      await evas.getByLabel('E-post', { exact: true }).fill(email);
      await evas.getByRole('button', { name: 'Skicka en länk' }).click();
      await expect(evas.getByRole('status').filter({ hasText: email })).toContainText('kommer ett mejl med länken');
    }
    expect(await findings(evas)).toEqual([]);
    expect(await mailsTo(stranger)).toEqual([]);
  });

  await test.step('she sees both children, and consents for one of them', async () => {
    const link = linkIn(await mailTo(eva.email, /Det som väntar på dig/));
    await evas.goto(link);
    await expect(evas.getByRole('heading', { name: 'Alva, 15 år' })).toBeVisible();
    await expect(evas.getByRole('heading', { name: 'Bo, 15 år' })).toBeVisible();
    expect(await findings(evas)).toEqual([]);
    await evas.getByRole('button', { name: 'Öppna samtycke att svara på för Bo' }).click();
    await expect(evas.getByRole('heading', { level: 1, name: 'Får Bo vara med?' })).toBeVisible();
    await evas.getByRole('radio', { name: 'Förälder med vårdnad' }).check();
    await evas.getByRole('checkbox', { name: 'Jag är vårdnadshavare för Bo.' }).check();
    await evas.getByRole('radio', { name: 'Ja, jag är ensam vårdnadshavare' }).check();
    await evas.getByRole('button', { name: 'Jag samtycker', exact: true }).click();
    await expect(evas.getByRole('heading', { level: 1, name: 'Tack, du har samtyckt' })).toBeVisible();
    await evas.goto(link);
    await expect(evas.getByRole('button', { name: 'Öppna samtycke att svara på för Alva' })).toBeVisible();
    await expect(evas.getByRole('button', { name: 'Öppna samtycke att svara på för Bo' })).toHaveCount(0);
  });
});
