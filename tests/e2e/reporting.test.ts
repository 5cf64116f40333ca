/** A work report: sent from a phone, changed by the company, accepted by the talent; another is approved by silence. */
import type { Page } from '@playwright/test';
import { kronor } from '#domain/kernel/money/ore.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { fewLetters } from './acts/unique.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('work is reported, adjusted and agreed on, and silence approves it', async ({ newPerson, server }) => {
  const mark = fewLetters();
  const company = await anApprovedCompany(server);
  const who = (first_name: string) => aTalentWithPicture(server, { first_name, last_name: mark });
  const [adam, sara] = [await who('Adam'), await who('Sara')];
  const today = dayOf(new Date());
  const form = {
    title: `Regnet ${mark}`,
    dates: [{ kind: 'work' as const, starts_on: today, ends_on: today }],
    roles: [aRole({ headcount: 2, terms: termsFor(kronor(10_000)) })],
  };
  const project = await aProject(server, company, { step: 5, asked: [adam, sara], form });
  const [adams, saras] = [await candidateOf(company, project.id, adam), await candidateOf(company, project.id, sara)];
  const companys = await newPerson({ as: company });
  const ongoing = `/CompanyOngoingProjectDetails?id=${project.id}`;

  await test.step('one talent reports on the phone, the company changes the report, and the talent agrees', async () => {
    const phone = await newPerson({ as: adam });
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(`/AssignmentDetails?id=${adams.id}`);
    await phone.getByRole('button', { name: 'Det stämmer, skicka' }).click();
    await companys.goto(ongoing);
    // Waits for content above the reports, which loads later and would move the button.
    await expect(companys.getByText('Inget har skrivits till alla ännu.')).toBeVisible();
    await companys.getByRole('button', { name: `Öppna rapporten för ${adam.name}` }).click();
    const dialog = companys.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Något var annorlunda' }).click();
    await dialog.getByLabel('Började').fill('09:00');
    await dialog.getByLabel('Slutade').fill('16:00');
    await dialog.getByLabel('Vad var annorlunda?').fill('Vi slutade redan klockan fyra.');
    await dialog.getByRole('button', { name: 'Skicka ändringen' }).click();
    await expect(dialog).toBeHidden();
    await phone.getByRole('button', { name: 'Godkänn ändringen' }).click();
    await expect(phone.getByText('Godkänd', { exact: true })).toBeVisible();
    expect(await findings(phone)).toEqual([]);
  });

  await test.step('the other talent says nothing, which approves the planned work', async () => {
    await server.services.pool.query(
      `update work_reports set asked_date = app_now(), last_day = $2::date - 6, silent_on = $2::date - 1 where candidate_id = $1`,
      [saras.id, today],
    );
    await sweepDeadlines(server.services);
    await companys.getByRole('button', { name: 'Bekräfta att arbetet är gjort' }).click();
    await companys.getByRole('dialog').getByRole('button', { name: 'Bekräfta arbetet' }).click();
    await expect(row(companys, sara.name).getByText('Godkänd', { exact: true })).toBeVisible();
  });
});
