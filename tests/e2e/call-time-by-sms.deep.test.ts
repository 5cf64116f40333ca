/** A booked talent gives a number, is reached by a text message when the call time moves, and can be rung by the company. */
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { aMobile, smsTo, smsWith } from './sms.ts';
import { findings } from './walk/findings.ts';

test('a booked talent who gave a number hears by text message that the call time has moved', async ({
  newPerson,
  server,
}) => {
  const mark = fewLetters();
  const company = await anApprovedCompany(server);
  const sara = await aTalentWithPicture(server, { first_name: 'Sara', last_name: mark });
  const project = await aProject(server, company, { step: 5, asked: [sara], form: { title: `Skogen ${mark}` } });
  const { id } = await candidateOf(company, project.id, sara);
  const { number, shown } = aMobile();
  const [phone, desk] = [await newPerson({ as: sara }), await newPerson({ as: company })];
  await phone.setViewportSize({ width: 390, height: 844 });

  await test.step('the assignment asks for a number, and the settings confirm it by a code', async () => {
    await phone.goto(`/AssignmentDetails?id=${id}`);
    await phone.getByRole('link', { name: 'Lägg till ditt mobilnummer' }).click();
    await phone.getByRole('textbox', { name: 'Mobilnummer' }).fill(shown);
    await phone.getByRole('button', { name: 'Skicka kod' }).click();
    await expect(phone.getByText(`En kod är skickad till ${shown}`)).toBeVisible();
    await phone.getByLabel('Kod', { exact: true }).fill((await smsWith(number, /är din kod/)).slice(0, 6));
    await expect(phone.getByRole('button', { name: 'Ta bort numret' })).toBeVisible();
    await phone.getByRole('switch', { name: 'Samlingstid, ny eller ändrad' }).click();
    await expect(phone.getByRole('switch', { name: 'Samlingstid, ny eller ändrad' })).toBeChecked();
    expect(await findings(phone)).toEqual([]);
    await phone.goto(`/AssignmentDetails?id=${id}`);
    await expect(phone.getByText('Kontaktperson')).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Lägg till ditt mobilnummer' })).toBeHidden();
  });

  await test.step('the company publishes a call sheet, moves its time, and sees the number to ring', async () => {
    await desk.goto(`/CompanyOngoingProjectDetails?id=${project.id}`);
    await expect(desk.getByRole('link', { name: shown }).first()).toBeVisible();
    await desk.getByRole('link', { name: 'Skriv dagsbeskedet' }).first().click();
    await desk.getByLabel('Samlingstid').fill('08:00');
    await desk.getByLabel('Kontaktperson', { exact: true }).fill('Ina Ek');
    await desk.getByLabel('Kontaktpersonens telefon').fill('070-999 88 77');
    await desk.getByRole('button', { name: 'Spara utkastet' }).click();
    await desk.getByRole('button', { name: 'Publicera version 1' }).click();
    await expect(desk.getByText('Version 1, 1 har inte läst')).toBeVisible();
    await desk.getByLabel('Samlingstid').fill('06:30');
    await desk.getByRole('button', { name: 'Spara utkastet' }).click();
    await desk.getByRole('button', { name: 'Publicera version 2' }).click();
    await expect(desk.getByText('Version 2, 1 har inte läst')).toBeVisible();
  });

  await test.step('the time that holds reaches the telephone once, without names and links', async () => {
    await smsWith(number, /^Ändrat dagsbesked\. Nu gäller \p{L}+ \d+ \p{L}+ kl\. 06\.30\./u);
    const words = await smsTo(number);
    // At night both messages wait for the morning, and the second takes the place of the first.
    expect(words.filter((one) => one.includes('06.30'))).toHaveLength(1);
    expect(words.join(' ')).not.toMatch(/https?:|Skogen|Sara/);
  });
});
