import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBelowLowest } from '#domain/casting/announcement/announcement.rules.ts';
import { LOW_DAY_FEE, RISKS } from '#domain/companies/risk/risk.rules.ts';
import { FEE_BASES } from '#domain/deal/terms/fee.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { countAnswerTimes } from '#server/features/office/admin-company/commands/count-answer-times.ts';
import { anIssuedRow } from '#tests/factories/invoices.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await anAdmin(server);
});
afterAll(() => server.stop());

const run = (text: string, ...values: unknown[]) => server.services.pool.query(text, values);
const lineOf = async ({ company_id }: Company) =>
  (await admin.api.ok('GET /admin/companies/:id', { params: { id: company_id } })).line;

test('each risk is shown on its company, found by its filter, and gone with its cause', async () => {
  const [company, other, minor] = [
    await aCompany(server),
    await aCompany(server),
    await aTalent(server, { birth_date: addDays(dayOf(server.services.clock()), -15 * 366) }),
  ];
  await aProject(server, other, { step: 2 });
  expect((await lineOf(company)).risks).toEqual(['first_project']);
  const project = await aProject(server, company, { step: 3, asked: [await aTalent(server)] });
  expect((await lineOf(company)).risks).toEqual(['first_project']);
  const role = project.roles[0]?.id;
  await run('update candidates set talent_id = $2 where project_id = $1', project.id, minor.talent_id);
  const content = `update project_roles set terms = jsonb_set(jsonb_set(terms, '{content}', '["nudity"]'), '{fee,basis}', '"unpaid"')`;
  await run(`${content} where id = $1`, role);
  const { id } = await anIssuedRow(server, { company_id: company.company_id, project_id: project.id });
  const chat = await run(
    'insert into project_chats (project_id, candidate_id, talent_id, company_id) select $1, id, talent_id, $2 from candidates where project_id = $1 returning id',
    project.id,
    company.company_id,
  );
  const report = () =>
    run(
      `insert into inquiries (kind, category, status, asker, talent_id, asker_name, message_count, waits_since, chat_id)
       values ('report', 'unkind', 'open', 'talent', $1, 'Anna', 1, app_now(), $2)`,
      minor.talent_id,
      chat.rows[0].id,
    );
  await report();
  expect((await lineOf(company)).risks).toEqual(['minors', 'intimacy', 'low_fee', 'first_project', 'unpaid']);
  await report();
  await run('update accounts set email = $2 where id = $1', company.account_id, 'nordfilm.ab@gmail.com');
  expect((await lineOf(company)).risks).toEqual([...RISKS]);
  const { items } = await admin.api.ok('GET /admin/applications', { query: { status: 'approved' } });
  expect(items.find((one) => one.id === company.company_id)?.risks).toEqual([...RISKS]);
  for (const risk of RISKS) {
    const found = await admin.api.ok('GET /admin/companies', { query: { risk } });
    const ids = found.items.map((one) => one.id);
    expect([risk, ids.includes(company.company_id), ids.includes(other.company_id)]).toEqual([
      risk,
      true,
      risk === 'first_project',
    ]);
  }
  await run(`update projects set status = 'completed', current_step = 5 where id = $1`, project.id);
  await run(`update invoices set status = 'written_off' where id = $1`, id);
  expect((await lineOf(company)).risks).toEqual(['general_mail', 'reports']);
});

test('a fee is low as the rules have it, whatever it is paid for', async () => {
  const company = await aCompany(server);
  const project = await aProject(server, company, { step: 2 });
  for (const basis of FEE_BASES) {
    for (const amount of [100, LOW_DAY_FEE / 8, LOW_DAY_FEE / 2, LOW_DAY_FEE - 1, LOW_DAY_FEE]) {
      const fee = { basis, amount_ore: basis === 'unpaid' ? null : ore(amount), hours_per_day: 8 };
      await run(
        `update project_roles set terms = jsonb_set(terms, '{fee}', terms -> 'fee' || $2) where project_id = $1`,
        project.id,
        JSON.stringify(fee),
      );
      const isLow = (await lineOf(company)).risks.includes('low_fee');
      expect([fee, isLow]).toEqual([fee, isBelowLowest(fee, 1, LOW_DAY_FEE)]);
    }
  }
});

test('companies are found by name, town and number, and one is shown with what a suspension meets', async () => {
  const company = await aCompany(server, { company_name: 'Åskmolnet 100% Film' });
  const find = async (text: string) =>
    (await admin.api.ok('GET /admin/companies', { query: { text } })).items.map(({ id }) => id);
  await run(`update companies set city = 'Öregrund' where id = $1`, company.company_id);
  const { rows } = await run('select organisation_number as n from companies where id = $1', company.company_id);
  const number = String(rows[0].n);
  for (const text of ['åskmoln', '100%', 'öregrund', number, `${number.slice(0, 6)}-${number.slice(6)}`]) {
    expect([text, await find(text)]).toEqual([text, [company.company_id]]);
  }
  expect(await find('_skmoln')).toEqual([]);
  const project = await aProject(server, company, { step: 5, asked: [await aTalent(server)] });
  const params = { id: company.company_id };
  await countAnswerTimes(server.services);
  const before = await admin.api.ok('GET /admin/companies/:id', { params });
  expect(before).toMatchObject({ projects: { active: 1 }, under_way: { booking_count: 1, option_count: 0 } });
  expect(before.members).toMatchObject([{ name: company.name, role: 'owner' }]);
  expect(before.line).toMatchObject({ project_count: 1, open_project_count: 1, answer_hours: 0 });
  const body = { reason: 'Obetald faktura.' };
  await admin.api.ok('POST /admin/applications/:id/suspend', { params, body });
  const after = await admin.api.ok('GET /admin/companies/:id', { params });
  expect(after.history[0]).toMatchObject({ type: 'company.suspend', by: admin.name, reason: body.reason });
  expect(after.appeals).toMatchObject([{ status: 'open', reason: body.reason }]);
  expect(after.actions).toEqual(['reinstate']);
  // The bookings stay, as the dialog before the suspension says.
  const { rows: bookings } = await run('select status from bookings where project_id = $1', project.id);
  expect(bookings).toEqual([{ status: 'confirmed' }]);
});

test('companies come by how many projects they have, and by how long they let people wait', async () => {
  const [slow, quick, silent] = [
    await aCompany(server, { company_name: 'Ordning Långsam' }),
    await aCompany(server, { company_name: 'Ordning Snabb' }),
    await aCompany(server, { company_name: 'Ordning Tyst' }),
  ];
  const wait = async (company: Company, hours: number) => {
    const { id } = await aProject(server, company, { step: 5, asked: [await aTalent(server)] });
    const answered = `update candidates set answered_date = answered_date - make_interval(hours => $2) where project_id = $1`;
    await run(answered, id, hours);
    return id;
  };
  const lost = await wait(slow, 90);
  await wait(quick, 2);
  await wait(quick, 4);
  const listed = async (sort: 'projects' | 'answers') =>
    (await admin.api.ok('GET /admin/companies', { query: { text: 'ordning', sort } })).items;
  const names = (items: Awaited<ReturnType<typeof listed>>) => items.map(({ name }) => name.replace('Ordning ', ''));
  expect((await listed('answers')).map(({ answer_hours }) => answer_hours)).toEqual([null, null, null]);
  await countAnswerTimes(server.services);
  expect((await listed('answers')).map(({ name, answer_hours }) => [name, answer_hours])).toEqual([
    [slow.company_name, 90],
    [quick.company_name, 3],
    [silent.company_name, null],
  ]);
  expect(names(await listed('projects'))).toEqual(['Snabb', 'Långsam', 'Tyst']);
  // Answers of two years ago do not count, and a second computation gives the same result.
  await run(`update candidates set answered_date = answered_date - interval '2 years' where project_id = $1`, lost);
  await countAnswerTimes(server.services);
  await countAnswerTimes(server.services);
  expect(names(await listed('answers')).at(0)).toBe('Snabb');
});
