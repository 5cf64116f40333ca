import type { Page } from '@playwright/test';
import { aSignedUpTalent } from './acts/accounts.ts';
import { signIn, signOut } from './acts/signing.ts';
import { expect, test } from './fixtures.ts';

/**
 * Gives the browser an authenticator that verifies its user. Until the session storage has 'suggests', the page
 * believes that the browser cannot suggest passkeys in fields.
 */
async function giveAuthenticator(page: Page) {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('suggests')) return;
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const isVerified = (isUserVerified: boolean) =>
    client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { isVerified };
}

test('a key is added in the settings, opens the account, and is taken away', async ({ newPerson, server }) => {
  const who = await aSignedUpTalent(server);
  const page = await newPerson();
  const { isVerified } = await giveAuthenticator(page);
  await page.goto('/Login?return=/TalentSettings');
  await signIn(page, who);
  await expect(page.getByRole('heading', { level: 1, name: 'Inställningar' })).toBeVisible();
  // Moves the sign-in back: right after a sign-in the password would not be asked for.
  await server.services.pool.query(
    `update sessions set created_date = created_date - interval '1 hour'
     where account_id = (select id from accounts where email = $1)`,
    [who.email],
  );
  await page.reload();
  await page.getByRole('button', { name: 'Lägg till nyckel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Namn på nyckeln').fill('Min telefon');
  await dialog.getByLabel('Ditt lösenord').fill('not the one');
  await dialog.getByRole('button', { name: 'Skapa nyckel' }).click();
  await expect(dialog.getByText('Lösenordet stämmer inte.')).toBeVisible();
  await dialog.getByLabel('Ditt lösenord').fill(who.password);
  await dialog.getByRole('button', { name: 'Skapa nyckel' }).click();
  const key = page.getByRole('region', { name: 'Nycklar' }).getByRole('listitem');
  await expect(key).toContainText('Min telefon');
  // The device already has a passkey for the account.
  await page.getByRole('button', { name: 'Lägg till nyckel' }).click();
  await dialog.getByLabel('Ditt lösenord').fill(who.password);
  await dialog.getByRole('button', { name: 'Skapa nyckel' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Den här nyckeln är redan tillagd.');
  await dialog.getByRole('button', { name: 'Avbryt' }).click();

  await signOut(page);
  await page.goto('/Login?return=/TalentSettings');
  const useKey = page.getByRole('button', { name: 'Logga in med nyckel' });
  await isVerified(false);
  await useKey.click();
  await expect(page.getByRole('alert')).toHaveText('Du avbröt. Försök igen när du vill.');
  await isVerified(true);
  await useKey.click();
  await expect(key).toContainText('senast använd');
  await expect(page.getByRole('region', { name: 'Här är du inloggad' })).toContainText('Med nyckel');

  // Now the browser suggests the passkey in the address field.
  await signOut(page);
  await page.evaluate(() => sessionStorage.setItem('suggests', '1'));
  await page.goto('/Login?return=/TalentSettings');
  await expect(key).toContainText('senast använd');
  await page.evaluate(() => sessionStorage.clear());

  await key.getByRole('button', { name: /^Ta bort/ }).click();
  await dialog.getByRole('button', { name: 'Ta bort nyckeln' }).click();
  await expect(page.getByText('Du har ingen nyckel ännu.')).toBeVisible();
  await signOut(page);
  await page.goto('/Login');
  await useKey.click();
  await expect(page.getByRole('alert')).toHaveText('Vi känner inte igen nyckeln. Logga in på ett annat sätt.');
});
