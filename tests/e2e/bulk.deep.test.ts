import { anAdmin } from '#tests/factories/people.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

test('an administrator answers two questions in the same words, and closes a third', async ({ newPerson, server }) => {
  const talent = await aTalentWithPicture(server);
  for (const words of ['När kommer pengarna för filmen?', 'När kommer pengarna för reklamen?', 'Hej, är ni där?']) {
    await talent.api.ok('POST /inquiries', { body: { category: 'money', words } });
  }
  const page = await newPerson({ as: await anAdmin(server) });
  await page.goto('/AdminHelp');
  const choose = (words: string) => page.getByRole('checkbox', { name: `Välj ”${words}”` });
  await choose('När kommer pengarna för filmen?').check();
  await choose('När kommer pengarna för reklamen?').check();
  await expect(page.getByText('2 ärenden', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Svara', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Svara på 2 ärenden' });
  await dialog.getByRole('button', { name: 'Skicka svaret' }).click();
  await expect(dialog.getByText('Skriv några ord.')).toBeVisible();
  await dialog.getByLabel('Ditt svar').fill('De kommer på fredag.');
  await dialog.getByRole('button', { name: 'Skicka svaret' }).click();
  await expect(page.getByText('2 ärenden är besvarade.')).toBeVisible();
  await expect(choose('När kommer pengarna för filmen?')).toBeHidden();

  await choose('Hej, är ni där?').check();
  await page.getByRole('button', { name: 'Avsluta', exact: true }).click();
  await page.getByRole('dialog', { name: 'Avsluta ett ärende?' }).getByRole('button', { name: 'Avsluta' }).click();
  await expect(page.getByText('Ett ärende är avslutat.')).toBeVisible();
});
