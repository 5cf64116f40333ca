import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  // Half past midnight in Sweden: where the clock shows UTC it is still the day before.
  server.setClock('2026-06-09T22:30:00Z');
  company = await aCompany(server);
});
afterAll(() => server.stop());

/** A casting with one person to be asked, and how it asks with a last answer day. */
async function asking() {
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 2 });
  const params = { id: project.id };
  const picks = [{ role_id: project.roles[0]?.id ?? '', talent_id: talent.talent_id }];
  const with_ = (answer_by: string) => ({ params, body: { picks, answer_by } });
  const asked = async () => (await talent.api.ok('GET /talent/requests', { query: { group: 'to_answer' } })).items;
  return { with_, asked };
}

test('a request is not sent with a last answer day that has passed, and nobody hears of it', async () => {
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

test('more days may end today, not yesterday', async () => {
  const { with_ } = await asking();
  await company.api.ok('POST /projects/:id/requests', with_('2026-06-12'));
  const { items } = await company.api.ok('GET /projects/:id/candidates', { params: with_('').params, query: {} });
  const params = { id: items[0]?.id ?? '' };
  const refused = await company.api.refusal('POST /candidates/:id/extend', {
    params,
    body: { answer_by: '2026-06-09' },
  });
  expect(refused.code).toBe('answer_day_passed');
  const today = await company.api.ok('POST /candidates/:id/extend', { params, body: { answer_by: '2026-06-10' } });
  expect(today.answer_by).toBe('2026-06-10');
});
