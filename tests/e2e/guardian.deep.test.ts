/** A talent aged 15 and her guardian, each in a separate browser. */
import { dayOf } from '#domain/kernel/time/day.ts';
import { someone } from './acts/accounts.ts';
import { choose } from './acts/profile.ts';
import { fillTalentSignUp } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';
import { codeIn, linkIn, mailsTo, mailTo } from './mail.ts';
import { aMobile, smsWith } from './sms.ts';
import { findings } from './walk/findings.ts';

test('a talent of 15 asks her guardian, who consents and later takes it back', async ({ newPerson }) => {
  const alva = someone('Alva', 'Ek');
  const eva = someone('Eva', 'Ek');
  const [alvas, evas] = [await newPerson(), await newPerson()];

  await test.step('the talent signs up and begins her profile', async () => {
    await alvas.goto('/Registera');
    await fillTalentSignUp(alvas, alva, `${Number(dayOf(new Date()).slice(0, 4)) - 15}-01-02`);
    await alvas.getByRole('checkbox', { name: /Jag godkänner/ }).check();
    await alvas.getByRole('button', { name: 'Skapa konto', exact: true }).click();
    await alvas.getByLabel('Kod', { exact: true }).fill(codeIn(await mailTo(alva.email, /Bekräfta din e-post/)));
    await expect(alvas.getByRole('heading', { level: 1, name: 'Hej Alva' })).toBeVisible();
    await alvas.getByRole('link', { name: /^(Börja|Fortsätt)$/ }).click();
    await expect(alvas.getByText('Steg 1 av 6')).toBeVisible();
    await choose(alvas, 'Vad gör du?', 'skådes', 'Skådespelare');
    await alvas.getByRole('checkbox', { name: 'Kvinna' }).check();
    await alvas.getByLabel('Spelålder, från').fill('13');
    await alvas.getByLabel('Spelålder, till').fill('17');
    await choose(alvas, 'Var bor du?', 'Göteb', 'Göteborg');
    await alvas.getByRole('button', { name: 'Spara och fortsätt' }).click();
  });

  await test.step('the guardian is the next step, and her own address is refused there', async () => {
    await expect(alvas.getByRole('heading', { level: 1, name: 'Din vårdnadshavare' })).toBeVisible();
    await alvas.getByLabel('Vårdnadshavarens namn').fill('Eva Ek');
    await alvas.getByLabel('Vårdnadshavarens e-post').fill(alva.email);
    await alvas.getByRole('button', { name: 'Skicka frågan' }).click();
    await expect(alvas.getByText('Det är din egen e-postadress. Skriv din vårdnadshavares.')).toBeVisible();
    await alvas.getByLabel('Vårdnadshavarens e-post').fill(eva.email);
    await alvas.getByRole('button', { name: 'Skicka frågan' }).click();
    await expect(alvas.getByText('Väntar på din vårdnadshavare')).toBeVisible();
    await expect(alvas.getByText(eva.email)).toBeVisible();
    expect(await findings(alvas)).toEqual([]);
  });

  await test.step('the guardian opens the link, is stopped without the assurances, and consents', async () => {
    await evas.goto(linkIn(await mailTo(eva.email, /Alva behöver ditt samtycke/)));
    await expect(evas.getByRole('heading', { level: 1, name: 'Får Alva vara med?' })).toBeVisible();
    await expect(evas.getByText('Företag kan inte skriva meddelanden direkt')).toBeVisible();
    await evas.getByRole('button', { name: 'Jag samtycker', exact: true }).click();
    await expect(evas.getByText('Bekräfta att du är vårdnadshavare.').first()).toBeVisible();
    expect(await findings(evas)).toEqual([]);
    await evas.getByRole('radio', { name: 'Förälder med vårdnad' }).check();
    await evas.getByRole('checkbox', { name: 'Jag är vårdnadshavare för Alva.' }).check();
    await evas.getByRole('radio', { name: 'Ja, jag är ensam vårdnadshavare' }).check();
    await evas.getByRole('button', { name: 'Jag samtycker', exact: true }).click();
    await expect(evas.getByRole('heading', { level: 1, name: 'Tack, du har samtyckt' })).toBeFocused();
    expect(await findings(evas)).toEqual([]);
    await mailTo(eva.email, /Tack, du har samtyckt för Alva/);
  });

  await test.step('the guardian gives a number of her own, confirmed by a code, and chooses what is told by it', async () => {
    const { number, shown } = aMobile();
    await evas.getByRole('textbox', { name: 'Mobilnummer' }).fill(shown);
    await evas.getByRole('button', { name: 'Skicka kod' }).click();
    await evas.getByLabel('Kod', { exact: true }).fill((await smsWith(number, /är din kod/)).slice(0, 6));
    await expect(evas.getByText(shown)).toBeVisible();
    await evas.getByRole('switch', { name: 'Samlingstid, ny eller ändrad' }).click();
    await expect(evas.getByRole('switch', { name: 'Samlingstid, ny eller ändrad' })).toBeChecked();
    expect(await findings(evas)).toEqual([]);
    await mailTo(eva.email, /Ditt mobilnummer är sparat/);
  });

  await test.step('the talent gets a mail, and her screen shows the consent', async () => {
    await mailTo(alva.email, /Din vårdnadshavare har samtyckt/);
    await alvas.reload();
    await expect(alvas.getByText('Din vårdnadshavare har samtyckt')).toBeVisible();
    await alvas.getByRole('link', { name: 'Fortsätt', exact: true }).click();
    await expect(alvas.getByRole('heading', { level: 1, name: 'Hur ser du ut nu?' })).toBeVisible();
  });

  await test.step('the guardian withdraws the consent with the link of the receipt', async () => {
    await evas.goto(linkIn(await mailTo(eva.email, /Tack, du har samtyckt för Alva/)));
    await evas.getByRole('button', { name: 'Ta tillbaka samtycket' }).click();
    await evas.getByRole('dialog').getByRole('button', { name: 'Ta tillbaka samtycket' }).click();
    await expect(evas.getByRole('heading', { level: 1, name: 'Samtycket är tillbakataget' })).toBeVisible();
    await mailTo(alva.email, /har tagit tillbaka samtycket/);
    await alvas.getByRole('link', { name: /Samtycke/ }).click();
    await alvas.reload();
    await expect(alvas.getByText('Samtycket är tillbakataget')).toBeVisible();
  });

  await test.step('the talent names another guardian, and the earlier link is dead', async () => {
    const old = linkIn(await mailTo(eva.email, /Tack, du har samtyckt för Alva/));
    const per = someone('Per', 'Ek');
    await alvas.getByRole('button', { name: 'Byt vårdnadshavare' }).click();
    await alvas.getByLabel('Vårdnadshavarens namn').fill('Per Ek');
    await alvas.getByLabel('Vårdnadshavarens e-post').fill(per.email);
    await alvas.getByRole('button', { name: 'Skicka frågan' }).click();
    await expect(alvas.getByText(per.email)).toBeVisible();
    await mailTo(eva.email, /Frågan om Alva gäller inte längre/);
    expect(await mailsTo(per.email)).toHaveLength(1);
    const other = await newPerson({ expects: [/422/] });
    await other.goto(old);
    await expect(other.getByRole('heading', { level: 1, name: 'Länken gäller inte längre' })).toBeVisible();
  });
});
