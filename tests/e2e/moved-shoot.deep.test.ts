/** The shoot of a project with several people is moved: one who cannot come is replaced, and all screens follow. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import type { Company, Talent } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf, sayYes } from '#tests/factories/projects.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { dayText } from '#web/ui/list/month-days.ts';
import { formatDay, formatSpan } from '#web/ui/text/format-date.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { expectPrinted } from './acts/printed.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

const PHONE = { width: 390, height: 844 };

/**
 * Three people booked for two days in a month whose calendar shows the days before and after the move, and one who said
 * yes and was not chosen.
 */
async function aBookedShoot(server: TestServer, mark: string) {
  const company = await anApprovedCompany(server);
  const who = (first_name: string) => aTalentWithPicture(server, { first_name, last_name: mark });
  const [anna, bo, cia, rolf] = [await who('Anna'), await who('Bo'), await who('Cia'), await who('Rolf')];
  const today = dayOf(server.services.clock());
  const [first = today] = [30, 36, 42]
    .map((offset) => addDays(today, offset))
    .filter((day) => day.slice(0, 7) === addDays(day, 5).slice(0, 7));
  const days = { first, second: addDays(first, 1), moved: addDays(first, 4) };
  const booked = [anna, bo, cia];
  const project = await aProject(server, company, {
    step: 3,
    asked: [...booked, rolf],
    form: {
      title: `Stormen ${mark}`,
      dates: [{ kind: 'work', starts_on: days.first, ends_on: days.second }],
      roles: [aRole({ headcount: booked.length })],
    },
  });
  const params = { id: project.id };
  for (const one of [...booked, rolf]) await sayYes(one, (await candidateOf(company, project.id, one)).id);
  await company.api.ok('POST /projects/:id/start-review', { params });
  for (const one of booked) {
    const { id } = await candidateOf(company, project.id, one);
    await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
  }
  await company.api.ok('POST /projects/:id/activate', { params, body: {} });
  await expectPrinted(server, project.id);
  return { company, id: project.id, title: project.title, days, anna, bo, cia, rolf };
}

const agreementsOf = async ({ api }: Company, id: string) =>
  (await api.ok('GET /projects/:id/agreements', { params: { id }, query: {} })).items;

async function signForCompany(server: TestServer, company: Company, id: string): Promise<void> {
  await expectPrinted(server, id);
  const agreements = (await agreementsOf(company, id))
    .filter(({ actions }) => actions.includes('sign-for-company'))
    .map((one) => ({ id: one.id, sha256: one.sha256 ?? '' }));
  const body = { name: company.name, accepts: true as const, agreements };
  await company.api.ok('POST /projects/:id/agreements/sign', { params: { id }, body });
}

async function signAsTalent(company: Company, id: string, talent: Talent): Promise<void> {
  const own = (await agreementsOf(company, id)).find(
    (one) => one.talent_name === talent.name && one.awaits === 'talent',
  );
  const body = { name: talent.name, accepts: true as const, sha256: own?.sha256 ?? '' };
  await talent.api.ok('POST /agreements/:id/sign', { params: { id: own?.id ?? '' }, body });
}

async function moveInBrowser(page: Page, id: string, title: string, to: string, count: number): Promise<void> {
  await page.goto(`/CompanyOngoingProjectDetails?id=${id}`);
  await page.getByRole('button', { name: 'Flytta dagar' }).click();
  const dialog = page.getByRole('dialog', { name: `Flytta dagar i ${title}` });
  await dialog.getByLabel('Ny första dag').fill(to);
  await dialog.getByRole('button', { name: `Flytta för ${count} personer` }).click();
  await expect(page.getByText('Dagarna är flyttade.')).toBeVisible();
}

test('one of three says no to the moved days, is replaced on the new ones, and the new person is booked there', async ({
  newPerson,
  server,
}) => {
  test.slow();
  const { company, id, title, days, anna, bo, cia, rolf } = await aBookedShoot(server, fewLetters());
  const [companys, phone, rolfs] = [
    await newPerson({ as: company }),
    await newPerson({ as: bo }),
    await newPerson({ as: rolf }),
  ];
  for (const page of [phone, rolfs]) await page.setViewportSize(PHONE);
  const span = formatSpan(days.moved, addDays(days.moved, 1));
  const inDays = new RegExp(`${Number(days.moved.slice(8))}–${Number(days.moved.slice(8)) + 1} `);

  await test.step('the company moves the days, and one signs and one says no on a phone', async () => {
    await moveInBrowser(companys, id, title, days.moved, 3);
    await signForCompany(server, company, id);
    await signAsTalent(company, id, anna);
    await phone.goto('/TalentDashboard');
    await phone.getByRole('link', { name: 'Läs avtalet' }).click();
    await phone.getByRole('button', { name: 'Skriv inte under' }).click();
    const dialog = phone.getByRole('dialog', { name: 'Skriva inte under?' });
    await dialog.getByLabel('Varför').fill('Jag är bortrest då.');
    await dialog.getByRole('button', { name: 'Skriv inte under' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(companys.getByText('1 ja, 1 nej, 1 väntar')).toBeVisible();
  });

  await test.step('the company cancels the old days and asks for the new ones by one press', async () => {
    expect(await findings(companys)).toEqual([]);
    await companys.getByRole('link', { name: new RegExp(`^Boka av och sök fler i stället för ${bo.name}`) }).click();
    await expect(companys.getByRole('heading', { level: 1, name: `Ersätt ${bo.name}` })).toBeVisible();
    const place = companys.getByRole('region', { name: 'Dagarna', exact: true });
    await expect(place.getByText(span)).toBeVisible();
    await expect(place.getByText(formatSpan(days.first, days.second))).toBeVisible();
    await expect(companys.getByLabel('Anledning')).toHaveValue('Dagarna är flyttade.');
    expect(await findings(companys)).toEqual([]);
    await companys.getByRole('button', { name: 'Avboka och fråga andra' }).click();
    const free = companys.getByRole('region', { name: 'Lediga som passar' });
    await expect(free.getByText(rolf.name).first()).toBeVisible();
    // Cia has a place of her own on the new days, although she has not signed for them.
    await expect(free.getByText(cia.name)).toHaveCount(0);
    await free.getByRole('button', { name: /^Fråga/ }).click();
    await expect(companys.getByText('Har inte svarat').first()).toBeVisible();
  });

  await test.step('the new person reads the new days, says yes and is booked on them', async () => {
    const mail = await mailTo(rolf.email, /hoppa in|Förfrågan|förfrågan/);
    expect(mail.text).toContain(String(Number(days.moved.slice(8))));
    await rolfs.goto('/TalentRequests');
    await rolfs.getByRole('link', { name: 'Ryttare' }).first().click();
    await expect(rolfs.getByRole('main').getByText(inDays).first()).toBeVisible();
    await rolfs.getByRole('button', { name: 'Ja, boka mig' }).click();
    await rolfs.getByRole('link', { name: 'Gå till uppdraget' }).click();
    await expect(rolfs.getByRole('main').getByText(inDays).first()).toBeVisible();
    const chain = companys.getByRole('list', { name: 'Vad som har hänt' });
    for (const said of [`${bo.name} sade nej till de nya dagarna.`, `${bo.name} avbokades.`, `${rolf.name} hoppar in.`])
      await expect(chain.getByRole('listitem').filter({ hasText: said })).toBeVisible();
    expect(await findings(companys)).toEqual([]);
    await companys.goto(`/CompanyOngoingProjectDetails?id=${id}`);
    const row = companys
      .getByRole('table', { name: 'Bokade per person' })
      .getByRole('row', { name: new RegExp(rolf.name) });
    await expect(row.getByText(span)).toBeVisible();
  });
});

test('overview, figures, calendar, list and file of a moved shoot say the new days, and the moving ones until all have signed', async ({
  newPerson,
  server,
}) => {
  test.slow();
  const { company, id, title, days, anna, bo, cia } = await aBookedShoot(server, fewLetters());
  const page = await newPerson({ as: company });
  const [from, to] = [days.moved, addDays(days.moved, 1)];
  await moveInBrowser(page, id, title, from, 3);
  const csvOf = async () => {
    await page.goto(`/CompanyBookings?view=list&text=${encodeURIComponent(title)}`);
    await expect(page.getByRole('row', { name: new RegExp(title) }).first()).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Hämta som CSV' }).click(),
    ]);
    const [header = '', ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    const at = (name: string) => header.replace('\uFEFF', '').split(';').indexOf(name);
    return lines
      .map((line) => line.split(';'))
      .map((cells) => ['Från', 'Till och med', 'Flyttas till'].map((name) => cells[at(name)]));
  };
  const cell = (day: string) =>
    page.getByRole('grid', { name: 'Bokningar per dag' }).getByRole('button', { name: new RegExp(`^${dayText(day)}`) });

  await test.step('until they have signed the people are booked on the former days, which say where they are moving', async () => {
    await expect(page.getByText(`Flyttas till ${formatSpan(from, to)}`)).toHaveCount(3);
    expect(await csvOf()).toEqual(Array(3).fill([days.first, days.second, `${from}–${to}`]));
    await expect(page.getByText(`Flyttas till ${formatSpan(from, to)}`)).toHaveCount(3);
    await page.goto(`/CompanyBookings?day=${days.first}`);
    await expect(cell(days.first)).toContainText('Flyttas');
    expect(await findings(page)).toEqual([]);
  });

  await signForCompany(server, company, id);
  for (const talent of [anna, bo, cia]) await signAsTalent(company, id, talent);

  await test.step('afterwards everything says the new days', async () => {
    await page.goto('/CompanyDashboard');
    const row = page.getByRole('table', { name: 'Projekt' }).getByRole('row', { name: new RegExp(title) });
    await expect(row).toContainText(formatSpan(from, to));
    await page.goto(`/CompanyOngoingProjectDetails?id=${id}`);
    const main = page.getByRole('main');
    await expect(main.getByText(formatDay(from), { exact: true }).first()).toBeVisible();
    await expect(main.getByText(`till ${formatDay(to)}`)).toBeVisible();
    await expect(main.getByText(/^Flyttas till/)).toHaveCount(0);
    expect(await csvOf()).toEqual(Array(3).fill([from, to, '']));
    await page.goto(`/CompanyBookings?day=${from}`);
    await expect(cell(from)).toContainText(anna.name);
    await expect(cell(days.first)).not.toContainText(title);
  });
});
