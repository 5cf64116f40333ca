/** An administrator compares and merges two accounts of one person. */
import { anAdmin } from '#tests/factories/people.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

test('two accounts of one person are compared, part by part, and become one', async ({ newPerson, server }) => {
  const mark = fewLetters();
  const same = { first_name: 'Siri', last_name: `Bror-${mark}`, birth_date: '1991-04-12' };
  const [admin, stays, goes] = await Promise.all([
    anAdmin(server),
    aTalentWithPicture(server, same),
    aTalentWithPicture(server, same),
  ]);
  await stays.api.ok('PATCH /talent/profile', { body: { bio: 'Dansar och rider.' } });
  await goes.api.ok('PATCH /talent/profile', { body: { bio: 'Dansar, rider och fäktas.', car: 'Volvo 240' } });
  const page = await newPerson({ as: admin });
  await page.goto(`/AdminTalentReview?id=${goes.talent_id}`);
  await page.getByRole('link', { name: /^Jämför/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slå ihop två konton' })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await test.step('the administrator chooses the account that stays, and the chosen parts of the profile stay chosen', async () => {
    const text = page.getByRole('group', { name: 'Text' });
    await text.getByRole('radio', { name: /fäktas/ }).check();
    await page.getByRole('button', { name: 'Byt plats' }).click();
    await expect(page.getByRole('region', { name: `Blir kvar: ${stays.email}` })).toBeVisible();
    await expect(text.getByRole('radio', { name: /fäktas/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /Volvo 240/ })).toBeChecked();
    await expect(page.getByText('1 bild', { exact: true })).toBeVisible();
  });

  await test.step('the merge asks for a reason, and the accounts are one', async () => {
    await page.getByRole('button', { name: 'Slå ihop kontona' }).click();
    const question = page.getByRole('dialog', { name: 'Slå ihop kontona?' });
    await expect(question).toContainText('Det går inte att ångra.');
    await question.getByLabel('Hur vet du att de är samma person?').fill('Hon mejlade från båda adresserna.');
    await question.getByRole('button', { name: 'Slå ihop för alltid' }).click();
    await expect(page.getByText(/^Kontona är ett nu\. .*1 bild/)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/AdminTalentReview\\?id=${stays.talent_id}`));
    const gone = page.getByRole('region', { name: 'Konton som har blivit det här' });
    await expect(gone).toContainText(goes.email);
    await gone.getByText('Det som inte står kvar i profilen').click();
    await expect(gone.getByText('Dansar och rider.')).toBeVisible();
    await expect(page.getByText('Dansar, rider och fäktas.')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await mailTo(goes.email, /Ditt konto har blivit ett med ditt andra konto/);
  });
});
