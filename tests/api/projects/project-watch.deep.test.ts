import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import type { CallArgs } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person } from '#tests/factories/people.ts';
import { aProject, aRole } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  [admin, company] = [await anAdmin(server), await aCompany(server, { company_name: 'Nordfilm' })];
});
afterAll(() => server.stop());

const watch = async (query: CallArgs<'GET /admin/projects'>['query']) =>
  (await admin.api.ok('GET /admin/projects', { query })).items;
const titled = (title: string) => ({ form: { title } });

test('a late or risky project is marked, found by that mark alone, and a late one comes first among the ongoing', async () => {
  const { pool } = server.services;
  const today = dayOf(server.services.clock());
  const child = await aTalent(server, { birth_date: addDays(today, -15 * 366) });
  const adult = await aTalent(server);
  const calm = await aProject(server, company, { ...titled('Lugnt'), step: 2 });
  const passed = await aProject(server, company, { ...titled('Försent'), step: 2 });
  await pool.query('update project_dates set starts_on = $2, ends_on = $2 where project_id = $1', [
    passed.id,
    addDays(today, -1),
  ]);
  const unanswered = await aProject(server, company, { ...titled('Obesvarat'), step: 3, asked: [adult] });
  await pool.query(`update candidates set interest_status = 'overdue_interest' where project_id = $1`, [unanswered.id]);
  const nude = aRole({ terms: { ...aRole().terms, content: ['nudity'], content_note: 'En scen i en bastu.' } });
  const risky = await aProject(server, company, { step: 1, form: { title: 'Bastu', roles: [nude] } });

  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const urgent = await watch({ group: 'ongoing', order: 'urgent' });
  expect(ids(urgent).slice(0, 2).sort()).toEqual([passed.id, unanswered.id].sort());
  expect(urgent.find(({ id }) => id === passed.id)).toMatchObject({
    delays: ['days_passed'],
    risks: ['first_project'],
  });
  expect(urgent.find(({ id }) => id === unanswered.id)?.delays).toEqual(['answers']);
  expect(urgent.find(({ id }) => id === calm.id)?.delays).toEqual([]);
  expect(ids(await watch({ delay: 'any' })).sort()).toEqual([passed.id, unanswered.id].sort());
  expect(ids(await watch({ delay: 'answers' }))).toEqual([unanswered.id]);
  expect(ids(await watch({ risk: 'intimacy' }))).toEqual([risky.id]);
  expect(ids(await watch({ risk: 'minors' }))).toEqual([]);
  await pool.query('update candidates set talent_id = $2 where project_id = $1', [unanswered.id, child.talent_id]);
  expect(ids(await watch({ risk: 'minors' }))).toEqual([unanswered.id]);
  // The risk of a role counts for its own project only.
  const risks = Object.fromEntries((await watch({ company_id: company.company_id })).map((row) => [row.id, row.risks]));
  expect([risks[risky.id], risks[calm.id], risks[unanswered.id]]).toEqual([
    ['intimacy', 'first_project'],
    ['first_project'],
    ['minors', 'first_project'],
  ]);
});

test('the list of projects is filtered by company, step, status and words, and lists finished projects separately', async () => {
  const other = await aCompany(server, { company_name: 'Sydfilm' });
  const [draft, over] = [await aProject(server, other), await aProject(server, other, { step: 2 })];
  await other.api.ok('POST /projects/:id/cancel', { params: { id: over.id }, body: { reason: 'Det blev inget.' } });
  const ids = async (query: CallArgs<'GET /admin/projects'>['query']) =>
    (await watch(query)).map(({ id }) => id).sort();
  const company_id = other.company_id;
  expect(await ids({ company_id })).toEqual([draft.id, over.id].sort());
  expect(await ids({ company_id, group: 'ongoing' })).toEqual([draft.id]);
  expect(await ids({ group: 'completed', text: 'sydf' })).toEqual([over.id]);
  expect(await ids({ company_id, step: 1 })).toEqual([draft.id]);
  expect(await ids({ company_id, status: 'casting' })).toEqual([]);
  expect(await ids({ company_id, group: 'completed', status: 'draft' })).toEqual([]);
});
