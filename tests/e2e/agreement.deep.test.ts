/** From the booking to a signed agreement: a company, a talent under 18 and a guardian, each in a separate browser. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { mondayOf } from '#domain/kernel/time/calendar.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { askedGuardian } from '#tests/api/people/guardian-acts.ts';
import { aProject } from '#tests/factories/projects.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { goByLink } from './acts/going.ts';
import { expectPrinted } from './acts/printed.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { linkIn, mailsTo, mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

/** Subject of the mail that asks a guardian to sign. */
const ASKED = /Skriv under ett avtal för Alva/;

// The birthday was half a year ago, so that the talent is also fifteen on the work day, whenever the test runs.
const bornFifteenYearsAgo = () => addDays(dayOf(new Date()), -(15 * 365 + 180));

async function sign(page: Page, name: string, button: string): Promise<void> {
  await page.getByRole('checkbox', { name: /Jag har läst hela avtalet/ }).check();
  await page.getByLabel('Ditt namn').fill(name);
  await page.getByRole('button', { name: button }).click();
}

async function saved(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Ladda ner avtalet (PDF)' }).click(),
  ]);
  return readFile(await download.path());
}
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('company, guardian and talent sign in turn, and both sides keep the same document', async ({
  newPerson,
  server,
}) => {
  const company = await anApprovedCompany(server);
  const minor = await aTalentWithPicture(server, {
    first_name: 'Alva',
    last_name: 'Łazar-Őrségi',
    birth_date: bornFifteenYearsAgo(),
  });
  const guardian = await askedGuardian(server, minor);
  await guardian.give();
  // A Saturday, when school is no obstacle, whenever the test runs.
  const day = addDays(mondayOf(dayOf(new Date())), 5 * 7 + 5);
  const dates = [{ kind: 'work' as const, starts_on: day, ends_on: day }];
  const project = await aProject(server, company, { step: 5, asked: [minor], form: { dates } });
  const [companys, evas, alvas] = [await newPerson({ as: company }), await newPerson(), await newPerson({ as: minor })];

  let signedHash = '';

  await test.step('the company signs its agreement', async () => {
    await companys.goto(`/CompanyOngoingProjectDetails?id=${project.id}`);
    await companys.getByRole('button', { name: 'Skriv under ett avtal' }).click();
    const dialog = companys.getByRole('dialog');
    await sign(companys, 'Någon Annan', 'Skriv under ett avtal');
    await expect(dialog.getByText(`Skriv ditt namn som det står här: ${company.name}.`)).toBeVisible();
    await dialog.getByLabel('Ditt namn').fill(company.name);
    await dialog.getByRole('button', { name: 'Skriv under ett avtal' }).click();
    await expect(companys.getByText('Väntar på vårdnadshavare')).toBeVisible();
  });

  await test.step('the guardian reads the agreement by the link of the mail, and signs', async () => {
    const mail = await mailTo(guardian.email, ASKED);
    await evas.goto(linkIn(mail));
    await expect(evas.getByRole('heading', { name: 'Rätten att visa materialet' })).toBeVisible();
    expect(await findings(evas)).toEqual([]);
    await sign(evas, 'Eva Maria Ek', 'Skriv under som vårdnadshavare');
    await expect(evas.getByText('Du har skrivit under.')).toBeVisible();
    await evas.getByText('Ange vem som följer med').click();
    await evas.getByLabel('Namn på den vuxna som följer med').fill('Ulf Ek');
    await evas.getByLabel('Telefon').fill('ring mig');
    await evas.getByRole('button', { name: 'Spara vem som följer med' }).click();
    await expect(evas.getByText('Skriv telefonnumret med siffror.')).toBeVisible();
    await evas.getByLabel('Telefon').fill('070-123 45 67');
    await evas.getByRole('button', { name: 'Spara vem som följer med' }).click();
    await expect(evas.getByText('Ulf Ek, 070-123 45 67')).toBeVisible();
  });

  await test.step('the dashboard leads the talent to the agreement, and she signs last', async () => {
    await alvas.goto('/TalentDashboard');
    await alvas.getByRole('link', { name: 'Läs avtalet' }).click();
    await expect(alvas.getByRole('heading', { level: 1, name: 'Avtal om medverkan' })).toBeVisible();
    expect(await findings(alvas)).toEqual([]);
    const unsigned = await saved(alvas);
    signedHash = hash(unsigned);
    await expect(alvas.getByText(signedHash)).toBeVisible();
    await sign(alvas, minor.name, 'Skriv under avtalet');
    await expect(alvas.getByText('Undertecknat', { exact: true })).toBeVisible();
  });

  await test.step('the booking waits for one last requirement, and is certain once the company has recorded it', async () => {
    await goByLink(alvas, '/TalentAssignments');
    await alvas.getByRole('link', { name: 'Ryttare' }).click();
    const waiting = alvas.getByRole('region', { name: 'Det här väntar bokningen på' });
    await expect(waiting.getByText('Arbetstider', { exact: true })).toBeVisible();
    expect(await findings(alvas)).toEqual([]);
    await companys.reload();
    const minors = companys.getByRole('region', { name: 'Unga medverkande' });
    await minors.getByRole('button', { name: /Ange arbetstider/ }).click();
    expect(await findings(companys)).toEqual([]);
    await companys.getByLabel('Dagarna börjar').fill('10:00');
    await companys.getByLabel('Dagarna slutar').fill('15:00');
    await companys.getByRole('button', { name: 'Spara tiderna' }).click();
    await expect(minors.getByText('Bokad', { exact: true })).toBeVisible();
    await expect(waiting).toBeHidden();
    await mailTo(minor.email, /Din bokning gäller/);
    await alvas.getByRole('link', { name: 'Läs avtalet' }).click();
  });

  await test.step('both sides keep the same PDF with three signatures', async () => {
    await expectPrinted(server, project.id);
    await companys.reload();
    await companys.getByRole('link', { name: /Läs avtal \d+/ }).click();
    await expect(companys.getByRole('region', { name: 'Underskrifter' }).getByText(minor.name)).toBeVisible();
    const [theirs, hers] = [await saved(companys), await saved(alvas)];
    expect(hash(theirs)).toBe(hash(hers));
    const { title, language, is_tagged, texts, boxes } = await readPdf(hers);
    expect({ title, language, is_tagged, boxes }).toEqual({
      title: expect.stringMatching(/^Avtal om medverkan, Avtal \d+, undertecknat$/),
      language: 'sv-SE',
      is_tagged: true,
      boxes: 0,
    });
    const said = (tag: string) => texts.filter((text) => text.tag === tag).map(({ text }) => text);
    expect(said('H1')).toEqual(['Avtal om medverkan', 'Underskrifter']);
    expect(said('H2')).toEqual(expect.arrayContaining(['Företaget', 'Vårdnadshavare', 'Dagar och tider', 'Talangen']));
    expect(said('P')).toEqual(expect.arrayContaining([company.company_name, minor.name]));
    const cells = said('Table/TR/TD').map((cell) => cell.replace(/\s/g, ' '));
    expect(cells).toEqual(expect.arrayContaining([company.name, 'Eva Maria Ek', minor.name, '4 500 kr per dag']));
    expect(cells.map((cell) => cell.replaceAll(' ', ''))).toContain(signedHash);
    expect(said('Table/TR/TH')).toEqual(expect.arrayContaining(['Arvode', 'Dokumentets SHA-256', 'Tidpunkt']));
  });

  await test.step('the company changes the fee, and everybody sees the change and signs again', async () => {
    await companys.getByRole('button', { name: 'Ändra villkoren' }).click();
    const dialog = companys.getByRole('dialog');
    await dialog.getByLabel('Arvode per dag').fill('6 000');
    // Escape asks before it discards a typed text.
    await companys.keyboard.press('Escape');
    await companys.getByRole('button', { name: 'Stanna kvar' }).click();
    await dialog.getByRole('button', { name: 'Erbjud ett nytt avtal' }).click();
    await expect(companys.getByText('De nya avtalen skrivs ut.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expectPrinted(server, project.id);
    await companys.goto(`/CompanyOngoingProjectDetails?id=${project.id}`);
    await companys.getByRole('button', { name: 'Skriv under ett avtal' }).click();
    await sign(companys, company.name, 'Skriv under ett avtal');
    await expect(companys.getByText('Väntar på vårdnadshavare')).toBeVisible();
    const asked = async () => (await mailsTo(guardian.email)).filter(({ subject }) => ASKED.test(subject));
    await expect.poll(async () => (await asked()).length).toBe(2);
    await evas.goto(linkIn(await mailTo(guardian.email, ASKED)));
    await expect(evas.getByRole('heading', { name: 'Det här är nytt' })).toBeVisible();
    await sign(evas, 'Eva Maria Ek', 'Skriv under som vårdnadshavare');
    await expect(evas.getByText('Du har skrivit under.')).toBeVisible();
    await alvas.goto('/TalentDashboard');
    await alvas.getByRole('link', { name: 'Läs avtalet' }).click();
    // The list of changes is above the price, which shows the fee again.
    await expect(alvas.getByText('6 000 kr', { exact: true }).first()).toBeVisible();
    expect(await findings(alvas)).toEqual([]);
    await sign(alvas, minor.name, 'Skriv under avtalet');
    await expect(alvas.getByRole('region', { name: 'Versioner' }).getByText('Ersatt av ett nytt')).toBeVisible();
  });
});
