/**
 * The first screen of each role counts its to-dos: a signature, a report, a first project, an invoice, the platform's
 * details.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signForCompany } from '#tests/factories/agreements.ts';
import { aProposal } from '#tests/factories/counter-offers.ts';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { plannedReport, type Working, working } from '#tests/factories/working.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-13T08:00:00Z'));

const dashboardOf = async ({ company }: Pick<Working, 'company'>) =>
  (await company.api.ok('GET /company/dashboard')).projects.map(({ status, unsigned_count, report_count }) => ({
    status,
    unsigned_count,
    report_count,
  }));

test('agreements to sign and reports to approve are on the company’s dashboard, even after the work', async () => {
  const work = await working(server);
  await server.services.scribe.settled();
  expect(await dashboardOf(work)).toEqual([{ status: 'active', unsigned_count: 1, report_count: 0 }]);
  await signForCompany(server, work.company, work.project_id);
  expect(await dashboardOf(work)).toEqual([{ status: 'active', unsigned_count: 0, report_count: 0 }]);
  server.setClock('2026-08-21T06:00:00Z');
  const params = { id: work.id };
  const body = { version: 0, comment: '', work: (await plannedReport(work)) as never };
  await work.talent.api.ok('POST /assignments/:id/report', { params, body });
  await work.company.api.ok('POST /projects/:id/complete', { params: { id: work.project_id } });
  expect(await dashboardOf(work)).toEqual([{ status: 'completed', unsigned_count: 0, report_count: 1 }]);
  await work.company.api.ok('POST /assignments/:id/report/approve', { params, body: { version: 1 } });
  expect(await dashboardOf(work)).toEqual([]);
});

test('a first project and an invoice that is drafted wait for the desks whose work they are', async () => {
  const [owner, review, finance] = [
    await anAdmin(server),
    await anAdmin(server, 'review'),
    await anAdmin(server, 'finance'),
  ];
  const company = await aCompany(server);
  const { id } = await aProject(server, company, { step: 2 });
  const { pool } = server.services;
  await pool.query('delete from project_checks where project_id = $1', [id]);
  await pool.query(
    `insert into project_checks (project_id, company_id, status, waits_since) values ($1, $2, 'waiting', app_now())`,
    [id, company.company_id],
  );
  await pool.query(
    `insert into invoices (company_id, project_id, charge_ids, status) values ($1, $2, array[gen_random_uuid()], 'draft')`,
    [company.company_id, id],
  );
  const waiting = async ({ api }: typeof owner) => (await api.ok('GET /admin/to-do')).items.map(({ what }) => what);
  expect(await waiting(owner)).toEqual(['first_projects', 'invoice_drafts']);
  expect(await waiting(review)).toEqual(['first_projects']);
  expect(await waiting(finance)).toEqual(['invoice_drafts']);
});

test('before the platform has its details, administrators of money read that nothing can be invoiced or paid', async () => {
  server.setClock('2019-06-01T08:00:00Z');
  const whatOf = async (role: 'finance' | 'review') => {
    const { api } = await anAdmin(server, role);
    return (await api.ok('GET /admin/to-do')).items.map(({ what }) => what);
  };
  expect(await whatOf('finance')).toContain('own_details');
  expect(await whatOf('review')).not.toContain('own_details');
  server.setClock('2026-08-13T08:00:00Z');
  expect(await whatOf('finance')).not.toContain('own_details');
});

test('a talent with an unanswered counter-offer is not reminded to answer, and the request does not wait for the talent', async () => {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const { id } = await aProject(server, company, { step: 3, asked: [talent], form: { kind: 'order' } });
  const params = { id: (await candidateOf(company, id, talent)).id };
  const total = async () => (await talent.api.ok('GET /talent/requests', { query: { group: 'to_answer' } })).total;
  expect(await total()).toBe(1);
  await talent.api.ok('POST /talent/requests/:id/counter-offers', { params, body: aProposal(700_000) });
  expect(await total()).toBe(0);
  expect((await company.api.refusal('POST /candidates/:id/remind', { params })).code).toBe('offer_waits');
  const body = { candidate_ids: [params.id] };
  expect(await company.api.ok('POST /projects/:id/candidates/remind', { params: { id }, body })).toEqual({
    moved_count: 0,
    skipped_count: 1,
  });
});
