import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { aSignedUpTalent } from './acts/accounts.ts';
import { signIn, signOut, type Who } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';
import { linkIn, mailTo } from './mail.ts';
import { settle } from './walk/settle.ts';

const settings = (page: Page) => page.getByRole('heading', { level: 1, name: 'Inställningar' });

/** Signs in and opens the settings. */
async function toSettings(page: Page, who: Pick<Who, 'email' | 'password'>): Promise<void> {
  await page.goto('/Login?return=/TalentSettings');
  await signIn(page, who);
}

/** Confirms in the dialog, which does not ask for the password right after a sign-in. */
async function goOn(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: button })).toBeVisible();
  await expect(dialog.getByLabel('Ditt lösenord')).toHaveCount(0);
  await dialog.getByRole('button', { name: button }).click();
}

test('an address is changed when both addresses have said yes', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const new_email = `ny.${who.email}`;
  const page = await newPerson();
  await toSettings(page, who);
  const askFor = async (email: string) => {
    await page.getByRole('button', { name: 'Byt e-post' }).click();
    await page.getByLabel('Ny e-post').fill(email);
    await page.getByRole('button', { name: 'Skicka bekräftelser' }).click();
  };
  await askFor(who.email);
  await expect(page.getByText('Det är den adress du redan har.')).toBeVisible();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await askFor(new_email);
  await expect(page.getByText('Bytet väntar på bekräftelse')).toBeVisible();
  await page.getByRole('button', { name: 'Ta tillbaka bytet' }).click();
  await expect(page.getByText('Bytet av e-post är tillbakataget')).toBeVisible();
  await askFor(new_email);
  await expect(page.getByText('Bytet väntar på bekräftelse')).toBeVisible();

  const mailbox = await newPerson();
  const first = linkIn(await mailTo(new_email, /Bekräfta din nya e-postadress/));
  const sayYes = () => mailbox.getByRole('button', { name: 'Ja, byt adress' }).click();
  await mailbox.goto(first);
  await sayYes();
  await expect(
    mailbox.getByText('Öppna också länken i mejlet till din nuvarande adress. Sedan byter vi.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('Bekräftad', { exact: true })).toBeVisible();
  await mailbox.goto(linkIn(await mailTo(who.email, /Ska din e-postadress bytas/)));
  await sayYes();
  await expect(mailbox.getByRole('heading', { level: 1, name: 'Din e-post är bytt' })).toBeVisible();
  await mailbox.goto(first);
  await sayYes();
  await expect(mailbox.getByRole('alert')).toHaveText('Länken gäller inte längre. Be om en ny.');
  await toSettings(mailbox, { ...who, email: new_email });
  await expect(settings(mailbox)).toBeVisible();
  await expect(mailbox.getByText(new_email, { exact: true })).toBeVisible();
});

test('a second factor is put on, used, replaced by a recovery code, and taken off', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  await toSettings(page, who);
  await page.getByRole('button', { name: 'Slå på', exact: true }).click();
  await goOn(page, 'Fortsätt');
  await expect(page.getByRole('img', { name: 'QR-kod för din autentiseringsapp' })).toBeVisible();
  const told = await page.getByText('Hemlighet:').locator('..').innerText();
  const app = new TOTP({ secret: told.replace('Hemlighet:', '').replaceAll(/\s/g, '') });
  await page.getByLabel('Engångskod').fill(String((Number(app.generate()) + 500_000) % 1_000_000).padStart(6, '0'));
  await expect(page.getByText('Koden stämmer inte. Kontrollera siffrorna och försök igen.')).toBeVisible();
  await page.getByLabel('Engångskod').fill(app.generate());
  const codes = page.getByRole('list', { name: 'Återställningskoder' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allInnerTexts();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner' }).click();
  expect((await download).suggestedFilename()).toBe('aterstallningskoder.txt');
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click();
  await expect(page.getByText('10 återställningskoder kvar')).toBeVisible();

  await signOut(page);
  await toSettings(page, who);
  await page.getByLabel('Engångskod').fill(app.generate());
  await expect(settings(page)).toBeVisible();

  await signOut(page);
  await toSettings(page, who);
  await page.getByRole('button', { name: 'Använd en återställningskod' }).click();
  await page.getByLabel('Återställningskod').fill('not-a-code');
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Återställningskod').fill(recovery);
  await page.getByRole('button', { name: 'Fortsätt' }).click();
  await expect(page.getByText('9 återställningskoder kvar')).toBeVisible();

  await page.getByRole('button', { name: 'Stäng av' }).click();
  await goOn(page, 'Stäng av');
  await expect(page.getByText('Tvåstegsverifiering är av')).toBeVisible();
  await signOut(page);
  await toSettings(page, who);
  await expect(settings(page)).toBeVisible();
});

test('a session is ended from another browser, which notices', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const [page, second, third] = [await newPerson(), await newPerson(), await newPerson()];
  for (const browser of [second, third, page]) {
    await toSettings(browser, who);
    await expect(settings(browser)).toBeVisible();
  }
  const section = page.getByRole('region', { name: 'Här är du inloggad' });
  const rows = section.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Den här webbläsaren');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await rows
    .nth(1)
    .getByRole('button', { name: /^Logga ut/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logga ut den' }).click();
  await expect(rows).toHaveCount(2);
  // The ended session was the third browser's: of the other sessions the newest comes first. That browser shows the end
  // without any action.
  const isOut = (browser: Page) => expect(browser.getByRole('alert')).toContainText('Du har loggats ut');
  await isOut(third);
  await second.reload();
  await expect(settings(second)).toBeVisible();
  // Waits for pending requests: they would fail with another message when the session ends.
  await settle(second);
  await page.getByRole('button', { name: 'Logga ut alla andra' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logga ut alla andra' }).click();
  await expect(rows).toHaveCount(1);
  await isOut(second);
});
