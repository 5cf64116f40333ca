/** An announcement from the form to the last answer; company, administrator and talent each have a separate browser. */
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { anAdmin } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { choose } from './acts/profile.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('an announcement is read by us, found by those who fit, answered, and ends with an answer to all', async ({
  newPerson,
  server,
}) => {
  const [company, admin, anna, disa] = await Promise.all([
    anApprovedCompany(server),
    anAdmin(server),
    aTalentWithPicture(server, { first_name: 'Anna' }),
    aTalentWithPicture(server, { first_name: 'Disa' }),
  ]);
  const wanted = {
    text: '',
    wishes: [{ demand: 'must' as const, any: [{ kind: 'age' as const, min: 20, max: 40 }] }],
    unknown: [],
  };
  const project = await aProject(server, company, { form: { title: 'Ridning', roles: [aRole({ wanted })] } });
  // A page of newer drafts: 'Ridning' is found by its name only.
  for (let nr = 1; nr <= PAGE_SIZE; nr += 1) await aProject(server, company, { form: { title: `Nyare ${nr}` } });
  const heading = `Rid i en film ${fewLetters()}`;
  const [office, annas, disas] = [
    await newPerson({ as: company }),
    await newPerson({ as: anna }),
    await newPerson({ as: disa, expects: [/410/] }),
  ];

  await test.step('the company writes an announcement for everybody and sends it to the review', async () => {
    await office.goto('/CompanyProjectHubCreateAnnouncement');
    await choose(office, 'Projekt', 'Rid', 'Ridning');
    await office.getByLabel('Rubrik').fill(heading);
    await office.getByLabel('Vad de läser').fill('Vi söker någon som rider lugnt i skogen.');
    await office.getByLabel('Det vill ni veta').fill('Har du en egen häst?');
    await office.getByRole('checkbox', { name: /^Alla får läsa annonsen/ }).check();
    await office.getByRole('checkbox', { name: /^Sökmotorer får visa den/ }).check();
    expect(await findings(office)).toEqual([]);
    await office.getByRole('button', { name: 'Spara och se över' }).click();
    await office.getByRole('button', { name: 'Skicka för granskning' }).click();
    await expect(office.getByText('Granskas', { exact: true })).toBeVisible();
  });

  await test.step('an administrator publishes the announcement', async () => {
    const desk = await newPerson({ as: admin });
    await desk.goto('/AdminProjectManagement');
    await desk.getByText(heading, { exact: true }).click();
    await expect(desk.getByText('Har du en egen häst?')).toBeVisible();
    expect(await findings(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Godkänn annonsen' }).click();
    await expect(desk.getByText(heading, { exact: true })).toHaveCount(0);
    await expect(office.getByText('Ute', { exact: true })).toBeVisible();
  });

  await test.step('a matching talent reads why, and answers with words and a picture', async () => {
    await annas.goto('/TalentRequests');
    await annas.getByRole('tab', { name: 'Passar dig' }).click();
    const row = annas.getByRole('listitem').filter({ hasText: heading });
    await expect(row.getByText('Spelar 25–35 år')).toBeVisible();
    await row.getByRole('link', { name: heading }).click();
    await annas.getByRole('textbox', { name: /^Meddelande/ }).fill('Ja, en nordsvensk.');
    await annas.getByRole('checkbox', { name: 'Bild 1' }).check();
    expect(await findings(annas)).toEqual([]);
    await annas.getByRole('button', { name: 'Ja, jag är intresserad' }).click();
    await expect(annas.getByRole('heading', { name: 'Du har visat intresse' })).toBeVisible();
  });

  const address = (await office.getByRole('link', { name: /\/annonser\// }).getAttribute('href')) ?? '';
  await test.step('another talent comes by the public page, and back to it after signing in', async () => {
    await disas.goto(address);
    await expect(disas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(disas.getByText('4 500 kr per dag, varav du som anställd får ut cirka 2 397 kr')).toBeVisible();
    expect(await findings(disas)).toEqual([]);
    await disas.getByRole('link', { name: 'Visa intresse' }).click();
    await disas.getByRole('button', { name: 'Ja, jag är intresserad' }).click();
    await expect(disas.getByRole('heading', { name: 'Du har visat intresse' })).toBeVisible();
  });

  const params = { id: project.id };
  await test.step('the company sees how the talents came, with the things they chose to show', async () => {
    await office.getByRole('link', { name: 'Se svaren' }).click();
    await expect(office.getByText('Kom via annonsen')).toHaveCount(2);
    await office.getByRole('button', { name: anna.name, exact: true }).click();
    const drawer = office.getByRole('dialog', { name: anna.name });
    await expect(drawer.getByText('Ja, en nordsvensk.')).toBeVisible();
    await expect(drawer.getByRole('img', { name: 'Vald bild 1' })).toBeVisible();
    expect(await findings(office)).toEqual([]);
  });

  await test.step('one talent is booked, the page is gone, and both have their answer', async () => {
    const { id } = await candidateOf(company, project.id, anna);
    await company.api.ok('POST /projects/:id/start-review', { params });
    await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
    await company.api.ok('POST /projects/:id/activate', { params, body: { accepts_short_roles: true } });
    await disas.goto(address);
    await expect(disas.getByRole('heading', { name: 'Den här annonsen är stängd' })).toBeVisible();
    await disas.goto('/TalentRequests?group=closed');
    await expect(disas.getByRole('list', { name: 'Avslutade' }).getByText('Ridning')).toBeVisible();
    await annas.goto('/TalentAssignments');
    await expect(annas.getByText('Ridning').first()).toBeVisible();
  });
});
