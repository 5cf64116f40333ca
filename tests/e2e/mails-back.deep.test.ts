/** Mails that come in: an answer to a message, and reports that a mail did not arrive. Both at the page of development. */
import type { Locator, Page } from '@playwright/test';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { followReachNow } from '#server/features/casting/candidate/commands/follow-reach.ts';
import { mailUnread } from '#server/features/talk/thread/commands/mail-unread.ts';
import type { Person } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { linkIn, mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

/** Runs the job of mails about unread messages as if it were ten o'clock (UTC) the next morning: at night it waits. */
function mailNextMorning({ services }: TestServer): Promise<void> {
  const morning = new Date(`${addDays(dayOf(services.clock()), 1)}T10:00:00Z`);
  return mailUnread({ ...services, clock: () => morning });
}

/** Opens a mail to a person at the page of development. */
async function openMail(mailbox: Page, { email }: Pick<Person, 'email'>, subject: RegExp): Promise<Locator> {
  await mailTo(email, subject);
  await mailbox.goto('/dev/mail');
  const mail = mailbox.locator('details').filter({ hasText: email }).filter({ hasText: subject }).first();
  await mail.locator('summary').click();
  return mail;
}

/** The mailbox of a person is gone: the first mail to it comes back. */
async function bounces(mailbox: Page, who: Person, subject: RegExp): Promise<void> {
  await (await openMail(mailbox, who, subject)).getByRole('button', { name: 'Studsa' }).click();
  await expect(mailbox.getByRole('status')).toHaveText('Mejlet har studsat.');
}

test('a talent answers a message by mail, and the company reads the answer in the thread', async ({
  newPerson,
  server,
}) => {
  const company = await anApprovedCompany(server, `Mejlfilm ${fewLetters()}`);
  const talent = await aTalentWithPicture(server, { first_name: 'Moa', last_name: `Ek-${fewLetters()}` });
  const project = await aProject(server, company, { step: 3, asked: [talent] });
  const { id } = await candidateOf(company, project.id, talent);
  const office = await newPerson({ as: company });
  await office.goto(`/CompanyDashboard?thread=${id}`);
  const thread = office.getByRole('dialog');
  await thread.getByRole('textbox', { name: `Meddelande till ${talent.name}`, exact: true }).fill('Kan du rida?');
  await thread.getByRole('button', { name: 'Skicka' }).click();
  // The screen shows the message before the server has it.
  await expect.poll(async () => (await company.api.ok('GET /threads/:id', { params: { id } })).messages.length).toBe(1);
  await mailNextMorning(server);

  const mailbox = await newPerson();
  const mail = await openMail(mailbox, talent, new RegExp(company.company_name));
  await mail.getByLabel('Svara').fill('Ja, sedan jag var åtta.');
  expect(await findings(mailbox, 'all', ['form'])).toEqual([]);
  await mail.getByRole('button', { name: 'Skicka svaret' }).click();
  await expect(mailbox.getByRole('status')).toHaveText('Svaret står i tråden.');
  await expect(thread.getByRole('log')).toContainText('Ja, sedan jag var åtta.');
});

test('a company reads that a request did not arrive until the talent says that the address works, or changes it', async ({
  newPerson,
  server,
}) => {
  const mark = fewLetters();
  const company = await anApprovedCompany(server);
  const [nora, olle] = [
    await aTalentWithPicture(server, { first_name: 'Nora', last_name: mark }),
    await aTalentWithPicture(server, { first_name: 'Olle', last_name: mark }),
  ];
  const project = await aProject(server, company, { step: 3, asked: [nora, olle] });
  const [office, mailbox] = [await newPerson({ as: company }), await newPerson()];
  await office.goto(`/CompanyProjectAwaitingResponses?id=${project.id}`);
  const rowOf = ({ name }: Person) => office.getByRole('row', { name: new RegExp(name) });
  await expect(rowOf(nora)).toContainText('Väntar på svar');
  await bounces(mailbox, nora, /Ny förfrågan/);
  await bounces(mailbox, olle, /Ny förfrågan/);
  await expect(rowOf(nora)).toContainText('Nåddes inte');
  await expect(rowOf(olle)).toContainText('Nåddes inte');

  await test.step('one says that the address works', async () => {
    const noras = await newPerson({ as: nora });
    await noras.goto('/TalentDashboard');
    await expect(noras.getByText('Din e-post når dig inte')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await noras.emulateMedia({ colorScheme });
      expect(await findings(noras)).toEqual([]);
    }
    await noras.getByRole('button', { name: 'Den fungerar, försök igen' }).press('Enter');
    await expect(noras.getByText('Din e-post når dig inte')).toBeHidden();
    await mailTo(nora.email, /^Nu når våra mejl dig igen$/);
    await followReachNow(server.services);
    await expect(rowOf(nora)).toContainText('Väntar på svar');
    await expect(rowOf(olle)).toContainText('Nåddes inte');
  });

  await test.step('the other changes it, without the old mailbox', async () => {
    const olles = await newPerson({ as: olle });
    const email = `ny.${olle.email}`;
    await olles.goto('/TalentDashboard');
    await olles.getByRole('link', { name: 'Byt e-post' }).click();
    await olles.getByRole('button', { name: 'Byt e-post' }).click();
    await olles.getByLabel('Ny e-post').fill(email);
    await olles.getByRole('button', { name: 'Skicka bekräftelser' }).click();
    await expect(olles.getByText('Den gamla behöver inte bekräfta.')).toBeVisible();
    expect(await findings(olles)).toEqual([]);
    await mailbox.goto(linkIn(await mailTo(email, /Bekräfta din nya e-postadress/)));
    await mailbox.getByRole('button', { name: 'Ja, byt adress' }).click();
    await expect(mailbox.getByRole('heading', { level: 1, name: 'Din e-post är bytt' })).toBeVisible();
    await olles.goto('/TalentDashboard');
    await expect(olles.getByRole('heading', { name: 'Svara på en förfrågan' })).toBeVisible();
    await expect(olles.getByText('Din e-post når dig inte')).toBeHidden();
    await followReachNow(server.services);
    await expect(rowOf(olle)).toContainText('Väntar på svar');
  });
});
