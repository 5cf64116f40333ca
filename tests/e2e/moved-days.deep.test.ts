/** A day of a production is moved for twenty people in one dialog, and a talent answers on a phone. */
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { aProject } from '#tests/factories/projects.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { expectPrinted } from './acts/printed.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';
import { findings } from './walk/findings.ts';

const COUNT = 20;

test('a company moves a day for twenty people, and reads their answers as they come', async ({ newPerson, server }) => {
  test.slow();
  const company = await anApprovedCompany(server);
  const talents = await Promise.all(
    Array.from({ length: COUNT }, (_, at) => aTalentWithPicture(server, { first_name: 'Tova', last_name: `Ek ${at}` })),
  );
  const [talent] = talents;
  if (!talent) throw new Error('Twenty people');
  const first = addDays(dayOf(server.services.clock()), 30);
  const dates = [{ kind: 'work' as const, starts_on: first, ends_on: addDays(first, 1) }];
  const { id } = await aProject(server, company, { step: 5, asked: talents, form: { title: 'Vårfloden', dates } });
  await expectPrinted(server, id);
  const agreements = await company.api.ok('GET /projects/:id/agreements', { params: { id }, query: {} });
  await company.api.ok('POST /projects/:id/agreements/sign', {
    params: { id },
    body: {
      name: company.name,
      accepts: true,
      agreements: agreements.items.map(({ id: agreement_id, sha256 }) => ({ id: agreement_id, sha256: sha256 ?? '' })),
    },
  });

  const companys = await newPerson({ as: company });
  await companys.goto(`/CompanyOngoingProjectDetails?id=${id}`);
  await companys.getByRole('button', { name: 'Flytta dagar' }).click();
  const dialog = companys.getByRole('dialog', { name: 'Flytta dagar i Vårfloden' });
  await expect(dialog.getByRole('list', { name: 'De som berörs' }).getByRole('listitem')).toHaveCount(COUNT);
  await dialog.getByLabel('Ny första dag').fill(addDays(first, 3));
  await expect(dialog.getByText('Kostar lika mycket som förut, om alla säger ja.')).toBeVisible();
  await dialog.getByLabel('Meddelande till alla').fill('Det blir storm på onsdag.');
  expect(await findings(companys, 'all', ['[role=dialog]'])).toEqual([]);
  await dialog.getByRole('button', { name: `Flytta för ${COUNT} personer` }).click();
  await expect(companys.getByText('Dagarna är flyttade.')).toBeVisible();
  await expect(companys.getByText(`0 ja, 0 nej, ${COUNT} väntar`)).toBeVisible();
  const mail = await mailTo(talent.email, /Nya dagar: Vårfloden/);
  expect(mail.text).toContain('Det blir storm på onsdag.');

  await expectPrinted(server, id);
  await companys.getByRole('button', { name: `Skriv under ${COUNT} avtal` }).click();
  const signing = companys.getByRole('dialog', { name: `Skriv under ${COUNT} avtal` });
  await signing.getByRole('checkbox', { name: /Jag har läst/ }).check();
  await signing.getByLabel('Ditt namn').fill(company.name);
  await signing.getByRole('button', { name: `Skriv under ${COUNT} avtal` }).click();
  await expect(companys.getByText(`Ni har skrivit under ${COUNT} avtal.`)).toBeVisible();

  const phone = await newPerson({ as: talent });
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto('/TalentDashboard');
  await phone.getByRole('link', { name: 'Läs avtalet' }).click();
  await phone.getByRole('checkbox', { name: /Jag har läst hela avtalet/ }).check();
  await phone.getByLabel('Ditt namn').fill(talent.name);
  await phone.getByRole('button', { name: 'Skriv under avtalet' }).click();
  await expect(phone.getByText('Undertecknat', { exact: true }).first()).toBeVisible();
  await expect(companys.getByText(`1 ja, 0 nej, ${COUNT - 1} väntar`)).toBeVisible();
});
