import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOLD_SPANS } from '#contract/office/overview.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { aProject, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('waiting tasks are shown to the administrators who do them, with number and age', async () => {
  const [owner, finance, review] = [
    await anAdmin(server),
    await anAdmin(server, 'finance'),
    await anAdmin(server, 'review'),
  ];
  const { company_id } = await aCompany(server);
  await server.services.pool.query(
    `update companies set status = 'pending', email_confirmed_date = '2026-01-02T03:04:05Z' where id = $1`,
    [company_id],
  );
  const waiting = async ({ api }: typeof owner) => (await api.ok('GET /admin/to-do')).items;
  const application = { what: 'applications', count: 1, oldest_date: '2026-01-02T03:04:05.000Z' };
  expect(await waiting(owner)).toEqual([application]);
  expect(await waiting(review)).toEqual([application]);
  expect(await waiting(finance)).toEqual([]);
});

test('each figure is counted in the period in which it happened, and amounts are shown only to those who may see money', async () => {
  const [owner, review] = [await anAdmin(server), await anAdmin(server, 'review')];
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const project = await aProject(server, company, { step: 3, asked: [talent] });
  const candidate = await candidateOf(company, project.id, talent);
  await sayYes(talent, candidate.id);
  const { pool } = server.services;
  // The request is from two seconds before midnight in Stockholm on the last day of last month. The answer comes three
  // hours later, in this month, and is counted in the month of the request.
  await pool.query(
    `update candidates set created_date = (date_trunc('month', app_now() at time zone 'Europe/Stockholm') - interval '2 seconds')
       at time zone 'Europe/Stockholm', answered_date = (date_trunc('month', app_now() at time zone 'Europe/Stockholm')
       - interval '2 seconds') at time zone 'Europe/Stockholm' + interval '3 hours' where id = $1`,
    [candidate.id],
  );
  const { items } = await owner.api.ok('GET /admin/figures', { query: {} });
  expect(items).toHaveLength(TOLD_SPANS);
  const [before, now] = [items.at(-2), items.at(-1)];
  expect(before).toMatchObject({ requests: 1, answers: 1, answer_hours: 3, talents: 0 });
  expect(now).toMatchObject({
    requests: 0,
    answers: 0,
    answer_hours: null,
    talents: 1,
    invoiced_ore: 0,
    paid_out_ore: 0,
  });
  expect(now?.starts_on.slice(8)).toBe('01');

  const weeks = (await review.api.ok('GET /admin/figures', { query: { span: 'week' } })).items;
  const days = weeks.map(({ starts_on }) => starts_on);
  expect(days).toEqual(days.map((_, index) => addDays(days[0] as string, 7 * index)));
  expect(weeks.at(-1)).toMatchObject({ talents: 1, invoiced_ore: null, paid_out_ore: null });
});
