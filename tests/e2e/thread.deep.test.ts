/** A thread from the request to the booking, each side in a separate browser. */
import { anAdmin } from '#tests/factories/people.ts';
import { aProject, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('the company writes with a file, the talent reads and answers at once, also when booked', async ({
  newPerson,
  server,
}) => {
  const [company, talent] = await Promise.all([
    anApprovedCompany(server),
    aTalentWithPicture(server, { first_name: 'Anna' }),
  ]);
  const project = await aProject(server, company, { step: 3, asked: [talent] });
  const { id } = await candidateOf(company, project.id, talent);
  const annas = await newPerson({ as: talent });
  await annas.goto(`/TalentRequestDetails?id=${id}`);
  // The section loads when it is scrolled into view.
  await annas.getByRole('main').getByRole('region', { name: 'Frågor och meddelanden' }).scrollIntoViewIfNeeded();
  await expect(annas.getByText('Ingen har skrivit ännu.')).toBeVisible();

  const office = await newPerson({ as: company });
  await office.goto(`/CompanyDashboard?thread=${id}`);
  const thread = office.getByRole('dialog');
  await thread.getByRole('textbox', { name: `Meddelande till ${talent.name}`, exact: true }).fill('Här är manuset.');
  const file = { name: 'Manus.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
  await thread.locator('input[type=file]').setInputFiles(file);
  await expect(thread.getByRole('list', { name: 'Filer som följer med' })).toContainText('Manus.pdf');
  await expect(thread.getByText('Läggs till')).toBeHidden();
  await thread.getByRole('button', { name: 'Skicka' }).click();
  await expect(thread.getByRole('log')).toContainText('Här är manuset.');
  expect(await findings(office)).toEqual([]);

  const log = annas.getByRole('log', { name: `Meddelanden med ${company.company_name}` });
  await expect(log.getByText('Här är manuset.')).toBeVisible();
  await log.scrollIntoViewIfNeeded();
  const saved = annas.waitForEvent('download');
  await log.getByRole('button', { name: 'Manus.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('Manus.pdf');
  await expect(thread.getByText('Läst', { exact: true })).toBeVisible();
  const viewed = await annas.evaluate((key) => localStorage.getItem(key), `conversationLastViewed_${id}`);
  expect(Date.parse(viewed ?? '')).not.toBeNaN();

  const field = annas.getByRole('textbox', { name: `Meddelande till ${company.company_name}`, exact: true });
  await annas.getByRole('button', { name: 'Snabbsvar' }).click();
  await annas.getByRole('button', { name: 'Tack, det passar mig.' }).click();
  await expect(field).toHaveValue('Tack, det passar mig.');
  await field.fill('Tack, jag kommer.');
  await annas.keyboard.press('Control+Enter');
  await expect(thread.getByText('Tack, jag kommer.')).toBeVisible();
  expect(await findings(annas)).toEqual([]);

  await log.getByText('Här är manuset.').hover();
  await log.getByRole('button', { name: 'Anmäl meddelandet' }).click();
  const report = annas.getByRole('dialog', { name: 'Anmäl meddelandet' });
  await report.getByRole('textbox', { name: 'Vad är fel?' }).fill('Det är inte rätt manus.');
  expect(await findings(annas)).toEqual([]);
  await report.getByRole('button', { name: 'Skicka anmälan' }).click();
  await expect(report).toBeHidden();
  const house = await newPerson({ as: await anAdmin(server) });
  await house.goto('/AdminHelp?kind=report');
  await house.getByText(/^Det är inte rätt manus\./).click();
  await house.getByRole('link', { name: 'Öppna den anmälda tråden' }).click();
  await expect(house.getByRole('dialog').getByText('Tack, jag kommer.')).toBeVisible();
  expect(await findings(house)).toEqual([]);

  await sayYes(talent, id);
  await company.api.ok('POST /projects/:id/start-review', { params: { id: project.id } });
  await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
  await company.api.ok('POST /projects/:id/activate', {
    params: { id: project.id },
    body: { accepts_short_roles: true },
  });
  await annas.goto(`/AssignmentDetails?id=${id}`);
  // The section loads when it is scrolled into view.
  await annas.getByRole('heading', { name: 'Meddelanden' }).scrollIntoViewIfNeeded();
  await annas
    .getByRole('textbox', { name: `Meddelande till ${company.company_name}`, exact: true })
    .fill('Vilken port är det?');
  await annas.getByRole('button', { name: 'Skicka' }).click();
  await expect(thread.getByText('Vilken port är det?')).toBeVisible();
  await annas.getByRole('button', { name: 'Blockera' }).click();
  await annas.getByRole('dialog').getByRole('button', { name: 'Blockera företaget' }).click();
  await expect(annas.getByText('Ni kan skriva till varandra tills arbetet är gjort')).toBeVisible();
  await expect(thread.getByText('Talangen vill avsluta kontakten efter det här arbetet.')).toBeVisible();
});
