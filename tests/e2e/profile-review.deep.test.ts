/**
 * An administrator returns a profile, the talent corrects it, and the administrator approves it; each has a separate
 * browser.
 */
import { aCompany, anAdmin } from '#tests/factories/people.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

test('a profile is sent back with words, mended and approved, and then companies find it', async ({
  newPerson,
  server,
}) => {
  const mark = fewLetters();
  const [admin, company, talent] = await Promise.all([
    anAdmin(server),
    aCompany(server),
    aTalentWithPicture(server, { first_name: 'Signe', last_name: `Ask-${mark}` }),
  ]);
  // Returns the profile to its state before the first review.
  await server.services.pool.query(
    `update talents set review = 'waiting', approved_date = null, submitted_date = app_now() where id = $1`,
    [talent.talent_id],
  );
  const isFound = async () =>
    (await company.api.call('GET /talents/:id', { params: { id: talent.talent_id } })).status === 200;
  const [office, signe] = [await newPerson({ as: admin }), await newPerson({ as: talent })];

  await test.step('the talent sees that her profile is being reviewed', async () => {
    await signe.goto('/TalentProfile');
    await expect(signe.getByText('Granskas', { exact: true }).first()).toBeVisible();
    expect(await isFound()).toBe(false);
  });

  await test.step('an administrator finds her in the list and asks for another picture, by the keyboard', async () => {
    await office.goto(`/AdminTalents?q=Ask-${mark}&review=waiting`);
    expect(await findings(office)).toEqual([]);
    await office.getByRole('link', { name: talent.name }).click();
    await expect(office.getByRole('heading', { level: 1, name: talent.name })).toBeVisible();
    await expect(office.getByRole('button', { name: 'Be om ändringar' })).toBeVisible();
    expect(await findings(office)).toEqual([]);
    await office.keyboard.press('b');
    const dialog = office.getByRole('dialog', { name: `Be ${talent.name} om ändringar` });
    await dialog.getByRole('checkbox', { name: 'Bilder' }).check();
    await dialog.getByRole('button', { name: 'Be om ändringar' }).click();
    await expect(dialog.getByText('Skriv vad som ska ändras.')).toBeVisible();
    await dialog.getByLabel('Vad ska ändras? Bilder').fill('Välj en bild där hela ansiktet syns.');
    await dialog.getByRole('button', { name: 'Be om ändringar' }).click();
    await expect(office.getByText(`${talent.name} har fått veta vad som ska ändras.`)).toBeVisible();
    await mailTo(talent.email, /Ändra något i din profil/);
  });

  await test.step('the talent reads the reason beside her pictures, and sends the profile again', async () => {
    const words = signe.getByText('Välj en bild där hela ansiktet syns.');
    await expect(words.first()).toBeVisible();
    await expect(words).toHaveCount(2);
    expect(await findings(signe)).toEqual([]);
    await signe.getByRole('button', { name: 'Skicka för granskning' }).click();
    await expect(words).toHaveCount(0);
  });

  await test.step('the profile is approved, and companies find the talent', async () => {
    await office.goto(`/AdminTalentReview?id=${talent.talent_id}`);
    await office.getByRole('button', { name: 'Godkänn' }).click();
    await expect(office.getByText(`${talent.name} är godkänd.`)).toBeVisible();
    await expect(signe.getByText('Syns för företag').first()).toBeVisible();
    expect(await isFound()).toBe(true);
  });
});
