import { dayOf } from '#domain/kernel/time/day.ts';
import { anAuditionDay } from '#tests/factories/audition-times.ts';
import { aCompany, anAdmin } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { aTalentWithPicture, expect, test } from './fixtures.ts';
import { findings } from './walk/findings.ts';

test('an administrator gives a reason, acts for a company that is stuck, and the company reads it in its log', async ({
  newPerson,
  server,
}) => {
  const company = await aCompany(server, { company_name: 'Nordfilm' });
  const { id } = await aProject(server, company);
  const page = await newPerson({ as: await anAdmin(server) });
  await page.goto(`/AdminProjectDetails?id=${id}`);
  const act = page.getByRole('button', { name: 'Börja välja talanger' });
  await expect(act).toBeHidden();
  await page.getByRole('button', { name: 'Handla för Nordfilm' }).click();
  const question = page.getByRole('dialog', { name: 'Handla för Nordfilm?' });
  await question.getByLabel('Skäl').fill('Kim ringde och kom inte vidare.');
  await question.getByRole('button', { name: 'Börja handla' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Du handlar för Nordfilm' })).toContainText('Kim ringde');
  await act.click();
  await expect(page.getByText('Rollsätts').first()).toBeVisible();
  await page.getByRole('button', { name: 'Lägg ned' }).click();
  await expect(page.getByRole('button', { name: 'Handla för Nordfilm' })).toBeVisible();

  const theirs = await newPerson({ as: company });
  await theirs.goto(`/CompanyProjectDetails?id=${id}`);
  await expect(theirs.getByText('Medverka, för företaget, öppnade rollsättningen.')).toBeVisible();
  await expect(
    theirs.getByText('Gjort av Medverka, för företaget. Skäl: Kim ringde och kom inte vidare.'),
  ).toBeVisible();
  await theirs.goto('/CompanyNotifications');
  await expect(theirs.getByText('Medverka har gjort något åt er')).toBeVisible();
});

test('an administrator confirms a time and reports work for talents who cannot', async ({ newPerson, server }) => {
  const company = await aCompany(server);
  const [called, worker] = [await aTalentWithPicture(server), await aTalentWithPicture(server)];
  const day = await anAuditionDay(server, company, [called], { title: 'Prov i studion' });
  await day.place([0, 0, null]);
  await day.publish();
  const page = await newPerson({ as: await anAdmin(server) });
  const begin = async (name: string) => {
    await page.getByRole('button', { name: `Handla för ${name}` }).click();
    const question = page.getByRole('dialog', { name: `Handla för ${name}?` });
    await question.getByLabel('Skäl').fill('Ringde utan nät.');
    await question.getByRole('button', { name: 'Börja handla' }).click();
  };

  await test.step('an administrator confirms the time', async () => {
    await page.goto(`/AdminProjectDetails?id=${day.project.id}&tab=auditions`);
    await page.getByRole('button', { name: 'Visa tiderna för Prov i studion' }).click();
    await begin(called.name);
    await page.getByRole('button', { name: `Bekräfta tiden för ${called.name}` }).click();
    const times = page.getByRole('table', { name: 'Tider: Prov i studion' });
    await expect(times.getByRole('row', { name: called.name })).toContainText('Bekräftad');
    expect(await findings(page)).toEqual([]);
  });

  await test.step('an administrator reports the work', async () => {
    const { id } = await aProject(server, company, { step: 5, asked: [worker] });
    const today = dayOf(new Date());
    // Moves the last work day to today.
    await server.services.pool.query('update work_reports set last_day = $2 where project_id = $1', [id, today]);
    await page.goto(`/AdminProjectDetails?id=${id}&tab=work`);
    await begin(worker.name);
    await page.getByRole('button', { name: `Rapportera för ${worker.name}` }).click();
    const form = page.getByRole('dialog', { name: `Rapportera för ${worker.name}` });
    await form.getByLabel('Något att berätta för företaget').fill('Allt gick som det skulle.');
    expect(await findings(page)).toEqual([]);
    await form.getByRole('button', { name: 'Skicka rapporten' }).click();
    await expect(page.getByText(`Rapporten är skickad åt ${worker.name}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Rätta rapporten för ${worker.name}` })).toBeVisible();
  });
});
