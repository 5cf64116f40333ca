import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toldBy } from '../talk/consequences.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  // Half past midnight in Sweden; in UTC it is still the day before.
  server.setClock('2026-06-09T22:30:00Z');
  company = await aCompany(server);
});
afterAll(() => server.stop());

/**
 * A project and a talent who is not asked yet. `with_` makes the arguments of the call that asks the talent with this
 * last day to answer.
 */
async function asking() {
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 2 });
  const params = { id: project.id };
  const picks = [{ role_id: project.roles[0]?.id ?? '', talent_id: talent.talent_id }];
  const with_ = (answer_by: string) => ({ params, body: { picks, answer_by } });
  const asked = async () => (await talent.api.ok('GET /talent/requests', { query: { group: 'to_answer' } })).items;
  return { with_, asked, talent };
}

test('a request with a last answer day in the past is not sent, and no talent is notified', async () => {
  const { with_, asked } = await asking();
  expect((await company.api.refusal('POST /projects/:id/requests', with_('2026-06-09'))).code).toBe(
    'answer_day_passed',
  );
  expect(await asked()).toEqual([]);
});

test('today may be the last answer day', async () => {
  const { with_, asked } = await asking();
  expect(await company.api.ok('POST /projects/:id/requests', with_('2026-06-10'))).toMatchObject({ sent_count: 1 });
  expect(await asked()).toMatchObject([{ answer_by: '2026-06-10' }]);
});

test('an extension may end today, and never before the present last day', async () => {
  const { with_, talent } = await asking();
  await company.api.ok('POST /projects/:id/requests', with_('2026-06-12'));
  const project = { params: with_('').params };
  const { items } = await company.api.ok('GET /projects/:id/candidates', { ...project, query: {} });
  const params = { id: items[0]?.id ?? '' };
  const extend = (answer_by: string) => ({ params, body: { answer_by } });
  const refused = async (day: string) => (await company.api.refusal('POST /candidates/:id/extend', extend(day))).code;
  expect([await refused('2026-06-09'), await refused('2026-06-10'), await refused('2026-06-11')]).toEqual([
    'answer_day_passed',
    'answer_day_earlier',
    'answer_day_earlier',
  ]);
  const many = (answer_by: string) => ({ ...project, body: { candidate_ids: [params.id], answer_by } });
  expect((await company.api.refusal('POST /projects/:id/candidates/extend', many('2026-06-11'))).code).toBe(
    'answer_day_earlier',
  );
  expect(await toldBy(server).noticesOf(talent)).toEqual(['candidate.request']);
  expect(await company.api.ok('POST /candidates/:id/extend', extend('2026-06-14'))).toMatchObject({
    answer_by: '2026-06-14',
  });

  // If the days of several requests are moved at once, a request with a later day keeps its day.
  const other = await aTalent(server);
  const { id } = await aRequest(server, company, project.params.id, other, { answer_by: '2026-06-11' });
  const both = { ...project, body: { candidate_ids: [params.id, id], answer_by: '2026-06-13' } };
  expect(await company.api.ok('POST /projects/:id/candidates/extend', both)).toEqual({
    moved_count: 1,
    skipped_count: 1,
  });
  const { items: now } = await company.api.ok('GET /projects/:id/candidates', { ...project, query: {} });
  expect(now.map((row) => row.answer_by).sort()).toEqual(['2026-06-13', '2026-06-14']);

  // After the last day has passed, any day from today on counts as later.
  server.setClock('2026-06-20T10:00:00Z');
  expect(await company.api.ok('POST /candidates/:id/extend', extend('2026-06-20'))).toMatchObject({
    answer_by: '2026-06-20',
  });
});
