import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { manyTalents, reviewedProject } from '#tests/factories/bulk.ts';
import { aCompany, type Company } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let told: Told;
let company: Company;
let project_id: string;
let talent_id: string;

// A project whose last work day is Friday 12 June 2026.
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
beforeEach(async () => {
  server.setClock('2026-06-01T08:00:00Z');
  company = await aCompany(server);
  [talent_id = ''] = await manyTalents(server, 1);
  const dates = { starts_on: '2026-06-11', day_count: 2, answer_by: '2026-06-05' };
  ({ project_id } = await reviewedProject(server, company, { talent_ids: [talent_id], ...dates }));
  await company.api.ok('POST /projects/:id/activate', { params: { id: project_id }, body: {} });
  // Removes the reports of work, which have their own deadlines (reports.test.ts).
  await server.services.pool.query('delete from work_reports');
});
afterAll(() => server.stop());

const read = async () => {
  const { rows } = await server.services.pool.query('select status, completes_on from projects where id = $1', [
    project_id,
  ]);
  return rows[0];
};
const sweepAt = (instant: string) => {
  server.setClock(instant);
  return sweepDeadlines(server.services);
};

test('a company is asked the day after the last day, and after three silent working days the work counts as done', async () => {
  expect(await sweepAt('2026-06-12T20:00:00Z')).toBe(0);
  expect(await sweepAt('2026-06-13T06:00:00Z')).toBe(1);
  expect(await read()).toEqual({ status: 'active', completes_on: '2026-06-17' });
  expect(await told.noticesOfCompany(company)).toEqual(['project.ask-completion']);
  expect(await told.mailsTo(company)).toHaveLength(1);
  // The company is asked only once.
  expect(await sweepAt('2026-06-14T06:00:00Z')).toBe(0);

  expect(await sweepAt('2026-06-17T20:00:00Z')).toBe(0);
  expect(await sweepAt('2026-06-18T06:00:00Z')).toBe(1);
  expect(await read()).toMatchObject({ status: 'completed' });
  expect(await told.bookingsOf(project_id)).toEqual(['2026-06-11 2026-06-12 completed']);
  expect(await told.noticesOf({ talent_id })).toEqual(['candidate.book', 'candidate.finish']);
  expect(await told.noticesOfCompany(company)).toEqual(['project.ask-completion', 'project.complete-unanswered']);
});

test('a company that confirms is not overruled, nor one that gives the project up', async () => {
  await sweepAt('2026-06-13T06:00:00Z');
  await company.api.ok('POST /projects/:id/complete', { params: { id: project_id } });
  expect(await sweepAt('2026-07-01T06:00:00Z')).toBe(0);
  expect(await told.eventsOf(project_id)).toEqual(['project.activate', 'project.ask-completion', 'project.complete']);
});

test('a company asked late, since nothing ran, still has three working days', async () => {
  expect(await sweepAt('2026-07-20T06:00:00Z')).toBe(1);
  expect(await read()).toEqual({ status: 'active', completes_on: '2026-07-23' });
  expect(await sweepAt('2026-07-20T06:00:00Z')).toBe(0);
});

test('two processes that sweep at once ask once', async () => {
  server.setClock('2026-06-13T06:00:00Z');
  const moved = await Promise.all([1, 2, 3, 4].map(() => sweepDeadlines(server.services)));
  expect(moved.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await told.noticesOfCompany(company)).toEqual(['project.ask-completion']);
});

test('a project whose deadline breaks holds up no other, and is tried again', async () => {
  const { pool } = server.services;
  const silent = { interest_status: 'pending', client_decision: null, starts_on: '2026-08-01' } as const;
  const talent_ids = await manyTalents(server, 1);
  const other = await reviewedProject(server, company, { ...silent, talent_ids, answer_by: '2026-06-05' });
  server.setClock('2026-06-13T06:00:00Z');
  await pool.query(`create function break_one() returns trigger language plpgsql as $$
    begin raise exception 'This project is broken'; end $$`);
  await pool.query(`create trigger break_one before update on projects for each row when (old.id = '${project_id}')
    execute function break_one()`);
  const log = { error: vi.fn() };
  try {
    await sweepDeadlines({ ...server.services, log });
  } finally {
    await pool.query('drop function break_one cascade');
  }
  expect(log.error.mock.calls.map(([said]) => said.subject_id)).toEqual([project_id]);
  expect(await told.eventsOf(other.candidate_ids[0] ?? '')).toEqual(['candidate.mark-overdue']);
  expect(await sweepDeadlines({ ...server.services, log })).toBe(1);
  expect(await told.noticesOfCompany(company)).toEqual(['candidate.mark-overdue', 'project.ask-completion']);
});
