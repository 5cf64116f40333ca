import { signOut } from './acts/signing.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

test('after signing out, the way back shows nothing of what the documents carried', async ({ newPerson, server }) => {
  const page = await newPerson({ as: await aTalentWithPicture(server, { first_name: 'Vera' }) });
  const texts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'document') return;
    // The browser drops the text of a document that it has left.
    texts.push(await response.text().catch(() => ''));
  });
  await page.goto('/TalentRequests');
  // A document goes on without answers that are late.
  await expect
    .poll(async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: /^Meny för Vera/ })).toBeVisible();
      return texts.some((text) => text.includes('Vera'));
    })
    .toBe(true);
  // The app has taken the answers out of the document.
  expect(await page.locator('script[data-call]').count()).toBe(0);
  await signOut(page);
  texts.length = 0;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Logga in' })).toBeVisible();
  expect(await page.content()).not.toContain('Vera');
  expect(texts.filter((text) => text.includes('Vera'))).toEqual([]);
});
