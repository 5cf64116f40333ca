/** A text that is being written survives uploads, other members' saves, and links to the same screen. */
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { sheetBody } from '#tests/factories/days.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { WORKING_TERMS } from '#tests/factories/working.ts';
import { anApprovedCompany, aSignedUpTalent } from './acts/accounts.ts';
import { signIn } from './acts/signing.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';

/** Pastes a file into the focused element, as the operating system does. */
const pasteFile = (page: Page) =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['%PDF-1.4'], 'kvitto.pdf', { type: 'application/pdf' }));
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  });

test('a text written during the upload of a receipt stays, and a pasted file belongs to one receipt', async ({
  newPerson,
  server,
}) => {
  const [company, talent] = [await anApprovedCompany(server), await aTalentWithPicture(server)];
  const today = dayOf(new Date());
  const project = await aProject(server, company, {
    step: 5,
    asked: [talent],
    form: {
      dates: [{ kind: 'work', starts_on: today, ends_on: today }],
      roles: [aRole({ terms: WORKING_TERMS })],
    },
  });
  const { id } = await candidateOf(company, project.id, talent);
  const page = await newPerson({ as: talent });
  const held = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route('**/report/receipts', async (route) => {
    sent.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  await page.goto(`/AssignmentDetails?id=${id}`);
  await page.getByRole('button', { name: 'Något var annorlunda' }).click();
  const add = page.getByRole('button', { name: 'Lägg till utlägg' });
  await add.click();
  await add.click();
  const [first, second] = [
    page.getByRole('group', { name: 'Utlägg 1' }),
    page.getByRole('group', { name: 'Utlägg 2' }),
  ];

  // A pasted file goes to the file field that has the focus, and never to a text field.
  await pasteFile(page);
  await first.getByLabel('Vad').focus();
  await pasteFile(page);
  await expect(page.getByText('kvitto.pdf')).toHaveCount(0);
  await second.getByRole('button', { name: 'Välj fil' }).focus();
  await pasteFile(page);
  await expect(second.getByText('kvitto.pdf')).toBeVisible();
  await expect(first.getByText('kvitto.pdf')).toHaveCount(0);
  await expect.poll(() => sent.length).toBe(1);

  await second.getByLabel('Vad').fill('Tåg till Lund');
  await second.getByLabel('Belopp').fill('640');
  // The first row is removed during the upload. The receipt must go to the row that is left, now the first.
  await page.getByRole('button', { name: 'Ta bort utlägg 1' }).click();
  held.resolve();
  await expect(first.getByRole('button', { name: /kvitto/i })).toBeVisible();
  await expect(first.getByLabel('Vad')).toHaveValue('Tåg till Lund');
  await expect(first.getByLabel('Belopp')).toHaveValue('640');
});

test('a step of the registration with unsaved words is not left without a confirmation', async ({
  newPerson,
  server,
}) => {
  const page = await newPerson();
  await page.goto('/Login?return=/TalentRegistration?step=abilities');
  await signIn(page, await aSignedUpTalent(server));
  await page.getByRole('navigation', { name: 'Profilens steg' }).getByRole('link').last().click();
  const about = page.getByLabel('Om dig');
  await about.fill('Jag simmar i kallt vatten.');
  const question = page.getByRole('dialog', { name: 'Lämna utan att spara?' });
  await page.getByRole('link', { name: 'Tillbaka' }).click();
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await page.goBack();
  await question.getByRole('button', { name: 'Stanna kvar' }).click();
  await expect(about).toHaveValue('Jag simmar i kallt vatten.');
  await page.getByRole('link', { name: 'Tillbaka' }).click();
  await question.getByRole('button', { name: 'Lämna sidan' }).click();
  await expect(about).toBeHidden();
});

test('a call sheet saved by another member takes nothing from the member who is writing it', async ({
  newPerson,
  server,
}) => {
  const [company, talent] = [await anApprovedCompany(server), await aTalentWithPicture(server)];
  const { id } = await aProject(server, company, { step: 5, asked: [talent] });
  const day = addDays(dayOf(new Date()), 30);
  const page = await newPerson({ as: company });
  await page.goto(`/CompanyCallSheet?id=${id}&day=${day}`);
  const words = page.getByLabel('Kontaktperson', { exact: true });
  await words.fill('Ulla Lind');
  const body = sheetBody('PUT /projects/:id/call-sheets/:day') as never;
  await company.api.ok('PUT /projects/:id/call-sheets/:day', { params: { id, day }, body });
  const note = page.getByRole('alert').filter({ hasText: 'Någon annan har sparat dagsbeskedet' });
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Spara utkastet' }).click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(words).toHaveValue('Ulla Lind');
  await note.getByRole('button', { name: 'Läs in den nya versionen' }).click();
  await expect(note).toBeHidden();
  await expect(words).toHaveValue('Ina Ek');

  // A save by the member in the same browser is still shown.
  await words.fill('Ulla Lind');
  await page.getByRole('button', { name: 'Spara utkastet' }).click();
  await expect(page.getByText('Utkastet är sparat. Ingen har fått veta något än.').last()).toBeVisible();
  await expect(words).toHaveValue('Ulla Lind');
  await expect(note).toBeHidden();
});
