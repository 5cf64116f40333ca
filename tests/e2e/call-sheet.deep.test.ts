/**
 * A work day: its call sheet is written, read on a phone, changed, shown as changed at once, and read by all; a talent
 * falls ill.
 */
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('a call sheet is published, changed and read by all, and a talent who falls ill is replaced', async ({
  newPerson,
  server,
}) => {
  const mark = fewLetters();
  const company = await anApprovedCompany(server);
  const who = (first_name: string) => aTalentWithPicture(server, { first_name, last_name: mark });
  const [adam, sara, ove] = [await who('Adam'), await who('Sara'), await who('Ove')];
  const project = await aProject(server, company, { step: 5, asked: [adam, sara], form: { title: `Skogen ${mark}` } });
  const [adams, saras] = [await candidateOf(company, project.id, adam), await candidateOf(company, project.id, sara)];
  const companys = await newPerson({ as: company });
  const [adamsPhone, sarasPhone] = [await newPerson({ as: adam }), await newPerson({ as: sara })];
  const oves = await newPerson({ as: ove });
  for (const phone of [adamsPhone, sarasPhone]) await phone.setViewportSize({ width: 390, height: 844 });

  await test.step('the company writes a sheet, with a time of her own for one talent, and publishes it', async () => {
    await companys.goto(`/CompanyOngoingProjectDetails?id=${project.id}`);
    await companys.getByRole('link', { name: 'Skriv dagsbeskedet' }).first().click();
    await companys.getByLabel('Samlingstid').fill('08:00');
    await companys.getByLabel('Kontaktperson', { exact: true }).fill('Ina Ek');
    await companys.getByLabel('Kontaktpersonens telefon').fill('070-999 88 77');
    await companys.getByLabel(`Tid för ${sara.name}`).fill('06:30');
    await companys.getByRole('button', { name: 'Spara utkastet' }).click();
    await companys.getByRole('button', { name: 'Publicera version 1' }).click();
    await expect(companys.getByText('Version 1, 2 har inte läst')).toBeVisible();
    expect(await findings(companys)).toEqual([]);
  });

  await test.step('each talent reads their own time, and one confirms it', async () => {
    await sarasPhone.goto(`/AssignmentDetails?id=${saras.id}`);
    await expect(sarasPhone.getByText('06:30')).toBeVisible();
    await adamsPhone.goto(`/AssignmentDetails?id=${adams.id}`);
    await adamsPhone.getByRole('button', { name: 'Jag har läst' }).click();
    await expect(adamsPhone.getByText('Du läste det')).toBeVisible();
    await expect(companys.getByText('Version 1, 1 har inte läst')).toBeVisible();
  });

  await test.step('the sheet is changed, which both see at once, side by side', async () => {
    await companys.getByLabel('Samlingstid').fill('07:30');
    await companys.getByRole('button', { name: 'Spara utkastet' }).click();
    await companys.getByRole('button', { name: 'Publicera version 2' }).click();
    const news = adamsPhone.getByRole('region', { name: 'Det här är nytt i version 2' });
    await expect(news).toContainText('08:00');
    await expect(news).toContainText('07:30');
    await expect(adamsPhone.getByText('Du läste det')).toBeHidden();
    expect(await findings(adamsPhone)).toEqual([]);
  });

  await test.step('all talents have read the sheet', async () => {
    for (const phone of [adamsPhone, sarasPhone]) {
      await phone.getByRole('button', { name: 'Jag har läst' }).click();
      await expect(phone.getByText('Du läste det')).toBeVisible();
    }
    await expect(companys.getByText('Version 2, alla har läst')).toBeVisible();
    await companys.goto(`/CompanyOngoingProjectDetails?id=${project.id}`);
    const table = companys.getByRole('table', { name: /^De som arbetar/ }).first();
    await expect(table.getByText('Har läst')).toHaveCount(2);
    expect(await findings(companys)).toEqual([]);
  });

  await test.step('one talent falls ill, and a replacement is booked by a yes', async () => {
    await companys
      .getByRole('link', { name: `Ersätt ${sara.name}` })
      .first()
      .click();
    await companys.getByLabel('Anledning').fill('Magsjuk');
    await companys.getByRole('button', { name: 'Avboka och fråga andra' }).click();
    await companys.getByRole('button', { name: 'Sök bland alla' }).click();
    await companys.getByLabel('Vem söker du?').fill(ove.name);
    await companys.getByRole('button', { name: `Välj ${ove.name}` }).click();
    expect(await findings(companys)).toEqual([]);
    await companys.getByRole('button', { name: 'Fråga', exact: true }).click();
    await expect(companys.getByText('Har inte svarat')).toBeVisible();
    await oves.goto('/TalentRequests');
    await oves.getByRole('link', { name: 'Ryttare' }).click();
    await oves.getByRole('button', { name: 'Ja, boka mig' }).click();
    await expect(oves.getByRole('link', { name: 'Gå till uppdraget' })).toBeVisible();
    await expect(companys.getByText(`${ove.name} hoppar in`).first()).toBeVisible();
  });
});
