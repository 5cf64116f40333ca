import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { formatDaySpan } from '#texts/kernel/format.ts';
import { anApprovedCompany } from './acts/accounts.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { mailTo } from './mail.ts';

/** Live updates arrive at once; polling alone would take up to ten seconds. */
const LIVE = { timeout: 3_000 };

test('a cancelled project tells everybody it concerns, with the reason', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const booked = await aTalentWithPicture(server, { first_name: 'Bokad' });
  const project = await aProject(server, company, { step: 5, asked: [booked] });
  const talents = await newPerson({ as: booked });
  await talents.goto('/TalentAssignments');
  await expect(talents.getByRole('link', { name: 'Ryttare' })).toBeVisible();

  const companys = await newPerson({ as: company });
  await companys.goto(`/CompanyProjectDetails?id=${project.id}`);
  // Waits for the log, which loads later and would move the buttons during a press.
  await expect(companys.getByRole('main').getByRole('region').last()).toHaveAccessibleName('Ändringar');
  await companys.getByRole('button', { name: 'Ställ in projektet' }).click();
  const question = companys.getByRole('dialog');
  await expect(question).toContainText('1 person som är bokad avbokas');
  await question.getByRole('button', { name: 'Ställ in projektet' }).click();
  await expect(question.getByText('Skriv en anledning innan du går vidare.')).toBeVisible();
  await question.getByLabel('Anledning').fill('Snön kom aldrig.');
  await question.getByRole('button', { name: 'Ställ in projektet' }).click();
  await expect(companys.getByText('Projektet är inställt.').first()).toBeVisible();

  await expect(talents.getByRole('button', { name: /^Notiser/ })).toContainText('nya', LIVE);
  await expect(talents.getByRole('link', { name: 'Ryttare' })).toBeHidden();
  expect((await mailTo(booked.email, /är inställt|Avbokad/)).text).toContain('Snön kom aldrig.');
  const { rows } = await server.services.pool.query('select status from bookings where project_id = $1', [project.id]);
  expect(rows).toEqual([{ status: 'cancelled' }]);
});

test('a clash at activation names the person and the days, and books nobody', async ({ newPerson, server }) => {
  const talent = await aTalentWithPicture(server, { first_name: 'Dubbel' });
  const other = await anApprovedCompany(server, 'Det andra bolaget');
  await aProject(server, other, { step: 5, asked: [talent] });
  const company = await anApprovedCompany(server);
  const project = await aProject(server, company, { step: 4, asked: [talent] });
  const page = await newPerson({ as: company });
  await page.goto(`/CompanyProjectReview?id=${project.id}`);
  await page.getByRole('button', { name: 'Godkänn Dubbel Berg' }).click();
  await page.getByRole('button', { name: 'Aktivera projektet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Boka 1 person' }).click();
  const first = addDays(dayOf(new Date()), 30);
  await expect(dialog.getByRole('alert')).toContainText(
    `Dubbel Berg är redan bokad ${formatDaySpan(first, addDays(first, 2))}`,
  );
  await expect(dialog.getByText('Det andra bolaget')).toBeHidden();
  await dialog.getByRole('button', { name: 'Inte än' }).click();
  const { rows } = await server.services.pool.query('select 1 from bookings where project_id = $1', [project.id]);
  expect(rows).toEqual([]);
});

test('one press reminds all candidates without an answer', async ({ newPerson, server }) => {
  const company = await anApprovedCompany(server);
  const asked = await Promise.all(['Ett', 'Två'].map((first_name) => aTalentWithPicture(server, { first_name })));
  const project = await aProject(server, company, { step: 3, asked, form: { roles: [aRole({ headcount: 2 })] } });
  const page = await newPerson({ as: company });
  await page.goto(`/CompanyProjectAwaitingResponses?id=${project.id}`);
  await page.getByRole('button', { name: 'Påminn alla 2 som väntar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Påminn 2 personer' }).click();
  await expect(page.getByText('2 personer har fått en påminnelse.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Påminn alla/ })).toHaveCount(0);
  for (const talent of asked) await mailTo(talent.email, /^Påminnelse: Ryttare/);
});

test('a late answer still counts, and the company sees that it was late', async ({ newPerson, server }) => {
  const { services } = server;
  const company = await anApprovedCompany(server);
  const talent = await aTalentWithPicture(server, { first_name: 'Sena' });
  const project = await aProject(server, company, { step: 3, asked: [talent] });
  const { id } = await candidateOf(company, project.id, talent);
  const yesterday = addDays(dayOf(new Date()), -1);
  await services.pool.query('update candidates set answer_by = $1 where id = $2', [yesterday, id]);
  await sweepDeadlines(services);

  const companys = await newPerson({ as: company });
  await companys.goto(`/CompanyProjectAwaitingResponses?id=${project.id}`);
  const row = companys.getByRole('row', { name: /Sena Berg/ });
  await expect(row).toContainText('Svarade inte i tid');

  const talents = await newPerson({ as: talent });
  await talents.goto('/TalentDashboard');
  await expect(talents.getByRole('list', { name: 'Senaste notiser' })).toContainText('Sista svarsdagen har gått');
  await talents.getByRole('link', { name: 'Svara nu' }).click();
  await talents.getByRole('button', { name: 'Ja, jag är intresserad' }).click();
  await expect(
    talents.getByRole('region', { name: 'Ditt svar' }).getByText('Du har sagt ja, besked väntar'),
  ).toBeVisible();
  await expect(row).toContainText('Svarade för sent', LIVE);
  expect(await candidateOf(company, project.id, talent)).toMatchObject({
    interest_status: 'interested',
    is_late: true,
  });
});
