/** Limits of days and instants: from 1900 to 2100, and an event that has happened is not in the future. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aForm, aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { recordsAs } from './records-world.ts';

let server: TestServer;
let company: Company;
let talent: Talent;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  [company, talent, admin] = [await aCompany(server), await aTalent(server), await anAdmin(server)];
});
afterAll(() => server.stop());

const NO_DAYS = ['0000-01-01', '0001-01-01', '1899-12-31', '2101-01-01', '9999-12-31', '10000-01-01', '-001-01-01'];
const NO_INSTANTS = [
  '9999-12-31T23:59:59.9999999Z',
  '2100-12-31T23:59:59.9999999Z',
  '0000-01-01T00:00:00Z',
  '1899-12-31T23:59:59Z',
  '2101-01-01T00:00:00Z',
];

/** Reads the lists of projects and of project records, as company and as administrator. */
async function readAll(): Promise<void> {
  for (const { api } of [company, admin]) {
    await api.ok('GET /projects', { query: {} });
    for (const name of ['Project', 'Order'] as const) {
      const { status, body } = await recordsAs(api, name).list();
      expect([status, body]).toMatchObject([200, { items: expect.any(Array) }]);
    }
  }
}

test.each(NO_INSTANTS)('nothing was made or changed at %s', async (instant) => {
  for (const name of ['Project', 'Order'] as const) {
    for (const field of ['created_date', 'updated_date']) {
      const said = await recordsAs(company.api, name).create({ title: 'När?', [field]: instant });
      expect(said).toMatchObject({ status: 422, code: 'invalid_input', field });
    }
  }
  await readAll();
});

test('a record with dates of a clock that is ahead is dated now, and no record is created after its last change', async () => {
  const projects = recordsAs(company.api, 'Project');
  const future = '2099-12-31T23:59:59.999Z';
  const before = server.services.clock().getTime();
  const { body } = await projects.create({ title: 'Sen', created_date: future, updated_date: future });
  for (const given of [body.created_date, body.updated_date]) {
    expect(Date.parse(given)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(given)).toBeLessThanOrEqual(server.services.clock().getTime());
  }
  const old = '2020-01-01T00:00:00.000Z';
  const only = await projects.create({ title: 'Bara ändrad', updated_date: old });
  expect(only.body).toMatchObject({ created_date: old, updated_date: old });
  await readAll();
});

test.each(NO_DAYS)('nothing is planned, wished for or answered on %s', async (day) => {
  const { api } = company;
  const wanted = { wishes: [{ demand: 'must' as const, any: [{ kind: 'dates' as const, from: day, to: day }] }] };
  const forms = [
    { decision_by: day },
    { dates: [{ kind: 'work' as const, starts_on: day, ends_on: day }] },
    { roles: [aRole({ wanted })] },
  ];
  for (const form of forms) {
    expect(await api.refusal('POST /projects', { body: aForm(server, form) })).toMatchObject({ code: 'invalid_input' });
    const said = await recordsAs(api, 'Project').create({ title: 'När?', ...form });
    expect(said).toMatchObject({ status: 422, code: 'invalid_input' });
  }
  const kept = await api.refusal('POST /saved-searches', { body: { name: 'När?', query: wanted, notify: 'off' } });
  expect(kept.code).toBe('invalid_input');
  const asked = await recordsAs(api, 'Project').filter({ decision_by: day });
  expect(asked).toMatchObject({ status: 422, code: 'invalid_input' });
  await readAll();
});

test.each(NO_DAYS)('a request cannot have %s as its last answer day', async (answer_by) => {
  const { api } = company;
  const project = await aProject(server, company, { step: 3, asked: [talent] });
  const candidate = await candidateOf(company, project.id, talent);
  const params = { id: candidate.id };
  const many = { candidate_ids: [candidate.id], answer_by };
  const picks = [{ role_id: project.roles[0]?.id ?? '', talent_id: talent.talent_id }];
  const ofProject = { id: project.id };
  expect([
    (await api.refusal('POST /candidates/:id/extend', { params, body: { answer_by } })).code,
    (await api.refusal('POST /projects/:id/candidates/extend', { params: ofProject, body: many })).code,
    (await api.refusal('POST /projects/:id/requests', { params: ofProject, body: { picks, answer_by } })).code,
  ]).toEqual(['invalid_input', 'invalid_input', 'invalid_input']);
});

test('the database holds to the bounds of days for every writer', async () => {
  const { pool, clock } = server.services;
  const project = await aProject(server, company, { step: 5, asked: [talent] });
  const dates = JSON.stringify({
    wishes: [{ demand: 'must', any: [{ kind: 'dates', from: '0000-01-01', to: '0000-01-02' }] }],
  });
  const writes: [string, string, unknown][] = [
    ['projects_days_valid', 'update projects set decision_by = $2 where id = $1', '9999-12-31'],
    ['projects_instants_valid', 'update projects set created_date = $2 where id = $1', '9999-12-31T23:59:59.9999999Z'],
    ['projects_instants_valid', 'update projects set updated_date = $2 where id = $1', '0001-01-01T00:00:00Z'],
    [
      'project_dates_days_valid',
      'update project_dates set ends_on = $2, starts_on = $2 where project_id = $1',
      '2101-01-01',
    ],
    ['candidates_days_valid', 'update candidates set answer_by = $2 where project_id = $1', '1899-12-31'],
    ['bookings_days_valid', 'update bookings set ends_on = $2, starts_on = $2 where project_id = $1', '2101-01-01'],
    ['project_roles_days_valid', 'update project_roles set wanted = $2 where project_id = $1', dates],
  ];
  for (const [constraint, statement, value] of writes)
    await expect(pool.query(statement, [project.id, value]), statement).rejects.toMatchObject({ constraint });
  const person = { talent: talent.talent_id, account: talent.account_id, today: addDays(dayOf(clock()), 1) };
  const others: [string, string, unknown[]][] = [
    ['talents_days_valid', "update talents set birth_date = '0001-01-01' where id = $1", [person.talent]],
    ['accounts_days_valid', "update accounts set birth_date = '0001-01-01' where id = $1", [person.account]],
    [
      'busy_spans_days_valid',
      "insert into busy_spans (talent_id, starts_on, ends_on) values ($1, '2101-01-01', '2101-01-01')",
      [person.talent],
    ],
    [
      'busy_hours_day_valid',
      "insert into busy_hours (talent_id, day, from_time, to_time) values ($1, '2101-01-01', '09:00', '10:00')",
      [person.talent],
    ],
    [
      'saved_searches_days_valid',
      "insert into saved_searches (account_id, name, query, notify, found_count, counted_date, looked_date) values ($1, 'När?', $2, 'off', 0, app_now(), app_now())",
      [person.account, dates],
    ],
  ];
  for (const [constraint, statement, values] of others)
    await expect(pool.query(statement, values), statement).rejects.toMatchObject({ constraint });
});
