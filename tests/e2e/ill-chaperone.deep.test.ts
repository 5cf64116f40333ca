/** The adult who accompanies a talent under 18 falls ill: the talent says so on a phone, and the company names another. */

import { ore } from '#domain/kernel/money/ore.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { askedGuardian, FIFTEEN } from '#tests/api/people/guardian-acts.ts';
import { as } from '#tests/factories/client.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { expectPrinted } from './acts/printed.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { linkIn, mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

const SATURDAY = 6;

test('a talent says that the chaperone cannot come, the company hears at once and names another, and the booking holds', async ({
  newPerson,
  server,
}) => {
  const company = await anApprovedCompany(server);
  const born = Number(dayOf(server.services.clock()).slice(0, 4)) - 15;
  const talent = await aTalentWithPicture(server, { first_name: 'Alva', birth_date: `${born}${FIFTEEN.slice(4)}` });
  const guardian = await askedGuardian(server, talent);
  await guardian.give();
  // Two hours on a Saturday need neither leave from school nor a permit.
  const soon = Array.from({ length: 7 }, (_, after) => addDays(dayOf(server.services.clock()), 8 + after));
  const day = soon.find((one) => new Date(`${one}T12:00:00Z`).getUTCDay() === SATURDAY) ?? '';
  const span = { kind: 'work' as const, starts_on: day, ends_on: day };
  const days = [{ ...span, call_time: '10:00', end_time: '12:00' }];
  const roles = [aRole({ terms: { ...termsFor(ore(100_000)), days } })];
  const form = { title: 'Skolfilmen', dates: [span], roles };
  const { id } = await aProject(server, company, { step: 5, asked: [talent], form });
  await expectPrinted(server, id);
  const { items } = await company.api.ok('GET /projects/:id/agreements', { params: { id }, query: {} });
  const agreements = items.map((one) => ({ id: one.id, sha256: one.sha256 ?? '' }));
  const signing = { name: company.name, accepts: true as const, agreements };
  await company.api.ok('POST /projects/:id/agreements/sign', { params: { id }, body: signing });
  const mail = await mailTo(guardian.email, /avtal/i);
  const token = new URL(linkIn(mail), server.url).searchParams.get('token') ?? '';
  const approval = { token, name: 'Eva Maria Ek', accepts: true as const, sha256: agreements[0]?.sha256 ?? '' };
  await as(server).ok('POST /approvals/sign', { body: approval });
  const { items: clearances } = await company.api.ok('GET /projects/:id/clearances', { params: { id }, query: {} });
  const chaperone = { name: 'Eva Ek', phone: '070-123 45 67' };
  const cleared = { params: { id: clearances[0]?.id ?? '' }, body: chaperone };
  await company.api.ok('POST /clearances/:id/chaperone', cleared);

  const phone = await newPerson({ as: talent });
  await phone.setViewportSize({ width: 390, height: 844 });
  const assignment = (await candidateOf(company, id, talent)).id;
  const accompanies = phone.getByRole('region', { name: 'Följer med' });

  await test.step('the talent says on a phone that the chaperone cannot come', async () => {
    await phone.goto(`/AssignmentDetails?id=${assignment}`);
    await expect(accompanies.getByText('Eva Ek, 070-123 45 67')).toBeVisible();
    expect(await findings(phone)).toEqual([]);
    await accompanies.getByRole('button', { name: /^Kan inte komma.*Eva Ek$/ }).click();
    const dialog = phone.getByRole('dialog', { name: 'Kan Eva Ek inte komma?' });
    await expect(dialog.getByText(/Bokningen väntar tills någon av dem har angett en annan vuxen/)).toBeVisible();
    expect(await findings(phone, 'all', ['[role=dialog]'])).toEqual([]);
    await dialog.getByRole('button', { name: 'Säg till företaget' }).click();
    await expect(phone.getByText(`${company.company_name} har fått veta det.`)).toBeVisible();
    await expect(accompanies).toHaveCount(0);
    await expect(phone.getByRole('list', { name: 'Det här saknas' })).toBeVisible();
    expect(await findings(phone)).toEqual([]);
  });

  await test.step('company and guardian hear at once, and the company names another adult', async () => {
    const title = `Den som följer med ${talent.name} kan inte komma`;
    await mailTo(guardian.email, new RegExp(title));
    await mailTo(company.email, new RegExp(title));
    const companys = await newPerson({ as: company });
    await companys.goto('/CompanyDashboard');
    await companys.getByRole('button', { name: /Notiser/ }).click();
    await companys
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .click();
    await expect(companys.getByRole('heading', { level: 1, name: 'Projektets bokningar' })).toBeVisible();
    const young = companys.getByRole('region', { name: 'Unga medverkande' });
    await expect(young.getByText('Väntar på tillstånd')).toBeVisible();
    expect(await findings(companys)).toEqual([]);
    await young.getByRole('button', { name: new RegExp(`följer med för ${talent.name}`, 'i') }).click();
    const dialog = companys.getByRole('dialog', { name: new RegExp(talent.name) });
    await dialog.getByLabel('Namn').fill('Per Ek');
    await dialog.getByLabel('Telefon').fill('070-765 43 21');
    await dialog.getByRole('button', { name: 'Spara vem som följer med' }).click();
    await expect(young.getByText('Per Ek, 070-765 43 21')).toBeVisible();
    await expect(young.getByText('Bokad', { exact: true })).toBeVisible();
  });

  await expect(accompanies.getByText('Per Ek, 070-765 43 21')).toBeVisible();
  expect(await findings(phone)).toEqual([]);
});
