import { anAdmin } from '#tests/factories/people.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

test('an administrator changes an answer, a talent reads it, and one press restores it', async ({
  newPerson,
  server,
}) => {
  const [page, reader] = [
    await newPerson({ as: await anAdmin(server) }),
    await newPerson({ as: await aTalentWithPicture(server) }),
  ];
  const question = 'Hur får jag mitt CV som PDF?';
  await page.goto('/AdminSettings#texter');
  await page.getByText('Hjälp för talanger').click();
  await page.getByRole('button', { name: `Ändra eller se historik för ${question}` }).click();
  const drawer = page.getByRole('dialog', { name: question });
  const before = await drawer.getByLabel('Så här ska det stå').inputValue();
  await drawer.getByLabel('Så här ska det stå').fill('Tryck på Sedcard i Mitt CV.');
  await drawer.getByRole('button', { name: 'Ändra', exact: true }).click();
  const asked = page.getByRole('dialog', { name: `Ändra ”${question}”?` });
  await asked.getByLabel('Varför?').fill('Kortare.');
  await asked.getByRole('button', { name: 'Ändra nu' }).click();
  await expect(drawer.getByText('Kortare.')).toBeVisible();

  await reader.goto('/TalentHelp#sedcard');
  await expect(reader.getByText('Tryck på Sedcard i Mitt CV.')).toBeVisible();

  await drawer.getByRole('button', { name: 'Tillbaka till det som stod från början' }).click();
  await asked.getByLabel('Varför?').fill('Det gamla var bättre.');
  await asked.getByRole('button', { name: 'Ändra nu' }).click();
  await expect(drawer.getByLabel('Så här ska det stå')).toHaveValue(before);
  await reader.reload();
  await expect(reader.getByText(before)).toBeVisible();
});
