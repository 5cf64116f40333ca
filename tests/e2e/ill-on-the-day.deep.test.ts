/** A day of work that goes wrong: a talent falls ill, and a reserve comes instead. */
import type { Page } from '@playwright/test';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { aProject, aRole, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

const PHONE = { width: 390, height: 844 };

/** Counts a person's presses on a page from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const body = document.body;
    body.dataset.presses = '0';
    addEventListener('pointerdown', () => (body.dataset.presses = String(Number(body.dataset.presses) + 1)), true);
  });
  return async () => Number(await page.evaluate(() => document.body.dataset.presses));
}

test('a talent calls off by three presses on a phone, one press asks the reserve, and the reserve is on the call sheet', async ({
  newPerson,
  server,
}) => {
  const mark = fewLetters();
  const company = await anApprovedCompany(server);
  const who = (first_name: string) => aTalentWithPicture(server, { first_name, last_name: mark });
  const [ill, reserve] = [await who('Ines'), await who('Rolf')];
  const tomorrow = addDays(dayOf(server.services.clock()), 1);
  const project = await aProject(server, company, {
    step: 3,
    asked: [ill, reserve],
    form: {
      title: `Älven ${mark}`,
      dates: [{ kind: 'work', starts_on: tomorrow, ends_on: tomorrow }],
      roles: [aRole()],
    },
  });
  const params = { id: project.id };
  for (const one of [ill, reserve]) await sayYes(one, (await candidateOf(company, project.id, one)).id);
  const { id } = await candidateOf(company, project.id, ill);
  await company.api.ok('POST /projects/:id/start-review', { params });
  await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
  await company.api.ok('POST /projects/:id/activate', { params, body: {} });
  const content = { call_time: '05:45', place: 'Bryggan', contact_name: 'Ina Ek', contact_phone: '070-999 88 77' };
  const sheet = { id: project.id, day: tomorrow };
  const { revision } = await company.api.ok('PUT /projects/:id/call-sheets/:day', {
    params: sheet,
    body: { content, revision: 0 } as never,
  });
  await company.api.ok('POST /projects/:id/call-sheets/:day/publish', { params: sheet, body: { revision } });

  const [phone, reservesPhone, companys] = [
    await newPerson({ as: ill }),
    await newPerson({ as: reserve }),
    await newPerson({ as: company }),
  ];
  for (const page of [phone, reservesPhone]) await page.setViewportSize(PHONE);

  await test.step('the talent opens the app and has called off after three presses', async () => {
    await phone.goto('/TalentDashboard');
    const presses = await countPresses(phone);
    await phone.getByRole('button', { name: 'Jag kan inte komma' }).click();
    const dialog = phone.getByRole('dialog', { name: 'Kan du inte komma?' });
    await expect(
      dialog.getByText(/^Arvodet faller bort: 4\s500\skr före skatt\. Kvar av uppdraget: 0\skr\.$/),
    ).toBeVisible();
    expect(await findings(phone)).toEqual([]);
    await dialog.getByRole('radio', { name: /^Jag är sjuk/ }).click();
    await dialog.getByRole('button', { name: 'Säg att jag inte kan komma' }).click();
    await expect(phone.getByText(`${company.company_name} har fått veta det.`)).toBeVisible();
    expect(await presses()).toBe(3);
  });

  await test.step('while nobody has said yes the talent can come after all, and falls ill again', async () => {
    await phone.goto(`/AssignmentDetails?id=${id}`);
    await phone.getByRole('button', { name: 'Jag kan komma ändå' }).click();
    await phone.getByRole('button', { name: 'Jag kommer' }).click();
    await expect(phone.getByText(/^Du är bokad igen/)).toBeVisible();
    expect(await findings(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Jag kan inte komma' }).click();
    const dialog = phone.getByRole('dialog', { name: 'Kan du inte komma?' });
    await dialog.getByRole('radio', { name: /^Jag är sjuk/ }).click();
    await dialog.getByRole('button', { name: 'Säg att jag inte kan komma' }).click();
    await expect(phone.getByRole('button', { name: 'Jag kan komma ändå' })).toBeVisible();
  });

  await test.step('the company hears by mail and in the bell, and asks the reserve by one press', async () => {
    await mailTo(company.email, new RegExp(`${ill.name} kan inte komma`));
    await companys.goto('/CompanyDashboard');
    await companys.getByRole('button', { name: /Notiser/ }).click();
    await companys
      .getByRole('link', { name: new RegExp(`${ill.name} kan inte komma`) })
      .first()
      .click();
    await expect(companys.getByRole('heading', { level: 1, name: `Ersätt ${ill.name}` })).toBeVisible();
    await expect(companys.getByText('Jag är sjuk.', { exact: true })).toBeVisible();
    const free = companys.getByRole('region', { name: 'Lediga som passar' });
    await expect(free.getByText(reserve.name).first()).toBeVisible();
    expect(await findings(companys)).toEqual([]);
    await free.getByRole('button', { name: /^Fråga/ }).click();
    await expect(companys.getByText('Har inte svarat').first()).toBeVisible();
  });

  await test.step('the reserve says yes on a phone, and has the call sheet', async () => {
    await reservesPhone.goto('/TalentRequests');
    await reservesPhone.getByRole('link', { name: 'Ryttare' }).first().click();
    await reservesPhone.getByRole('button', { name: 'Ja, boka mig' }).click();
    await reservesPhone.getByRole('link', { name: 'Gå till uppdraget' }).click();
    await expect(reservesPhone.getByText('05:45').first()).toBeVisible();
    await expect(companys.getByText(`${reserve.name} hoppar in`).first()).toBeVisible();
    const chain = companys.getByRole('list', { name: 'Vad som har hänt' });
    await expect(chain.getByRole('listitem').filter({ hasText: `${reserve.name} hoppar in.` })).toBeVisible();
    await expect(chain.getByText('”Jag är sjuk.”').first()).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'Dagar', exact: true })).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Jag kan komma ändå' })).toHaveCount(0);
    await companys.goto(`/CompanyOngoingProjectDetails?id=${project.id}`);
    const table = companys.getByRole('table', { name: /^De som arbetar/ }).first();
    await expect(table.getByText(reserve.name).first()).toBeVisible();
    await expect(table.getByText('Avbokad, ersatt').first()).toBeVisible();
    expect(await findings(companys)).toEqual([]);
  });
});
