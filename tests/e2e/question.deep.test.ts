/** A talent on a phone reads what a request leaves, asks before answering, gets an answer to all, and says yes. */
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('a question before the answer is answered to all who were asked', async ({ newPerson, server }) => {
  const [company, anna, disa] = await Promise.all([
    anApprovedCompany(server),
    aTalentWithPicture(server, { first_name: 'Anna', last_name: 'Askbom' }),
    aTalentWithPicture(server, { first_name: 'Disa' }),
  ]);
  const project = await aProject(server, company, { step: 3, asked: [anna, disa] });
  const { id } = await candidateOf(company, project.id, anna);
  const other = await candidateOf(company, project.id, disa);
  const annas = await newPerson({ as: anna });
  await annas.setViewportSize({ width: 390, height: 844 });

  await test.step('the price says what reaches the talent, with contributions and holiday pay in the open', async () => {
    await annas.goto(`/TalentRequestDetails?id=${id}`);
    const answer = annas.getByRole('region', { name: 'Ditt svar' });
    await expect(answer.getByText(/^Arvode .*kr, varav du får ut cirka .*kr$/)).toBeVisible();
    for (const line of ['Arbetsgivaravgifter', 'varav semesterersättning', /^Skatt/]) {
      await expect(answer.getByRole('term').filter({ hasText: line })).toBeVisible();
    }
    await expect(annas.getByText('Ingen ersättning för övertid är avtalad')).toBeVisible();
    expect(await findings(annas)).toEqual([]);
  });

  await test.step('the talent asks', async () => {
    await annas.getByRole('link', { name: 'Fråga innan du svarar' }).click();
    const field = annas.getByRole('textbox', { name: `Meddelande till ${company.company_name}`, exact: true });
    await field.fill('Anna här, får man ta med hund?');
    await annas.getByRole('button', { name: 'Skicka', exact: true }).click();
    await expect(annas.getByRole('log').getByText('Anna här, får man ta med hund?')).toBeVisible();
    expect(await findings(annas)).toEqual([]);
  });

  await test.step('the company answers all, without the name of the asker', async () => {
    const office = await newPerson({ as: company });
    await office.goto(`/CompanyDashboard?thread=${id}`);
    await office.getByRole('button', { name: 'Svara alla som har fått förfrågan' }).click();
    const dialog = office.getByRole('dialog', { name: 'Svara alla som har fått förfrågan' });
    await dialog.getByRole('textbox', { name: 'Ert svar' }).fill('Ja, om den är snäll.');
    await dialog.getByRole('button', { name: 'Skicka till alla' }).click();
    await expect(dialog.getByText('Texten innehåller namnet på den som frågade.', { exact: false })).toBeVisible();
    expect(await findings(office)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Frågan' }).fill('Får man ta med hund?');
    await dialog.getByRole('button', { name: 'Skicka till alla' }).click();
    await expect(office.getByText('Svaret är skickat till alla 2.')).toBeVisible();
    await expect(office.getByRole('log').getByText('Svar: Ja, om den är snäll.')).toBeVisible();
  });

  await test.step('both read the answer, and the asker says yes', async () => {
    await expect(annas.getByRole('log').getByText('Svar: Ja, om den är snäll.')).toBeVisible();
    await expect(annas.getByText('Till alla som har fått förfrågan').first()).toBeVisible();
    const disas = await newPerson({ as: disa });
    await disas.setViewportSize({ width: 390, height: 844 });
    await disas.goto(`/TalentRequestDetails?id=${other.id}`);
    await disas.getByRole('link', { name: 'Fråga innan du svarar' }).click();
    await expect(disas.getByRole('log').getByText('Fråga: Får man ta med hund?')).toBeVisible();
    await expect(disas.getByText(/\bAnna\b/)).toHaveCount(0);
    await annas.getByRole('button', { name: 'Ja, jag är intresserad' }).click();
    await expect(annas.getByText(`${company.company_name} har ditt ja.`, { exact: false }).first()).toBeVisible();
  });
});
