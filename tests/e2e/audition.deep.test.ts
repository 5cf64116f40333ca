/** An audition: written, published, answered on a phone, and extended. */
import { aProject } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('a self-tape is asked for, and who cannot be ready in time gets more of it', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const ada = await aTalentWithPicture(server, { first_name: 'Ada', last_name: fewLetters() });
  const project = await aProject(server, company, { step: 4, asked: [ada] });
  const [companys, phone] = [await newPerson({ as: company }), await newPerson({ as: ada })];
  await phone.setViewportSize({ width: 390, height: 844 });

  await test.step('the company writes an audition, adds a talent and publishes it', async () => {
    await companys.goto(`/CompanyProjectReview?id=${project.id}`);
    await companys.getByRole('link', { name: 'Provfilmningar' }).click();
    await companys.getByRole('link', { name: 'Skriv en provfilmning' }).click();
    await companys.getByLabel('Rubrik').fill('Scenen vid bordet');
    await companys.getByLabel('Vad de ska göra').fill('Säg repliken två gånger.');
    expect(await findings(companys)).toEqual([]);
    await companys.getByRole('button', { name: 'Spara utkastet' }).click();
    await expect(companys.getByText('Innan ni kan kalla behövs vad som händer i scenen.')).toBeVisible();
    await companys.getByRole('button', { name: 'Ändra' }).click();
    await companys.getByLabel('Vad som händer i scenen').fill('Två vänner möts efter lång tid.');
    await companys.getByRole('button', { name: 'Spara utkastet' }).click();
    await companys.getByRole('button', { name: 'Lägg till personer' }).click();
    await companys.getByRole('checkbox', { name: ada.name }).check();
    expect(await findings(companys)).toEqual([]);
    await companys.getByRole('button', { name: 'Lägg till 1 person' }).click();
    await companys.getByRole('button', { name: 'Publicera och kalla' }).click();
    await companys.getByRole('dialog').getByRole('button', { name: 'Publicera och kalla' }).click();
    await expect(companys.getByText('1 kallad, 1 har inte svarat')).toBeVisible();
  });

  await test.step('the talent finds the audition, says yes and asks for more time', async () => {
    await phone.goto('/TalentDashboard');
    await phone.getByRole('link', { name: 'Läs kallelsen' }).click();
    const call = phone.getByRole('article', { name: 'Scenen vid bordet' });
    await call.getByRole('button', { name: 'Ja, jag skickar en film' }).click();
    await expect(call.getByText('Väntar på din film')).toBeVisible();
    await call.getByRole('button', { name: 'Be om mer tid' }).click();
    await phone.getByLabel('Varför behöver du mer tid?').fill('Jag är på resa.');
    await phone.getByRole('dialog').getByRole('button', { name: 'Be om mer tid' }).click();
    await expect(call.getByText('har inte svarat än')).toBeVisible();
    expect(await findings(phone)).toEqual([]);
  });

  await test.step('the company sees the question at once and gives more time', async () => {
    await expect(companys.getByText('”Jag är på resa.”')).toBeVisible();
    await companys.getByRole('button', { name: `Mer om ${ada.name}` }).click();
    await companys.getByRole('menuitem', { name: 'Ge mer tid' }).click();
    const question = companys.getByRole('dialog');
    const lastDay = await question.getByLabel('Sista dag för filmen').inputValue();
    await question.getByLabel('Sista dag för filmen').fill('2027');
    await question.getByRole('button', { name: 'Ge mer tid' }).click();
    await expect(question.getByRole('alert')).toHaveText('Skriv dagen som ÅÅÅÅ-MM-DD och tiden som TT:MM.');
    await question.getByLabel('Sista dag för filmen').fill(lastDay);
    await question.getByRole('button', { name: 'Ge mer tid' }).click();
    await expect(companys.getByText('”Jag är på resa.”')).toBeHidden();
    await expect(phone.getByText('har inte svarat än')).toBeHidden();
    expect(await findings(companys)).toEqual([]);
  });
});
