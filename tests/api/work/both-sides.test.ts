/** An administrator may not act for both sides of one object; a mandate may be limited to one project. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { as } from '#tests/factories/client.ts';
import { actingFor } from '#tests/factories/mandates.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person } from '#tests/factories/people.ts';
import { aForm, aProject, aRequest } from '#tests/factories/projects.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { isTaxedAs, somebodyWorks, WORKED, type Worker } from '../money/paid-people.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
});
beforeEach(async () => {
  server.setClock('2026-11-25T08:00:00Z');
  company = await aCompany(server);
});
afterAll(() => server.stop());

/** An administrator at the support desk, signed in at the test's time. */
async function support(): Promise<Person> {
  const { account_id, ...admin } = await anAdmin(server, 'support');
  const cookie = await signInAs(server.services, account_id);
  return { ...admin, account_id, cookie, api: as(server, cookie) };
}

async function reports(admin: Person, { talent, candidate_id }: Worker) {
  const acting = await actingFor(server, admin, talent);
  const params = { id: candidate_id };
  const { plan, version } = await acting.ok('GET /assignments/:id/report', { params });
  const work = { ...plan, days: plan.days.map(({ share, ...said }) => said) } as never;
  await acting.ok('POST /assignments/:id/report', { params, body: { version, work, comment: '' } });
}
async function approves(admin: Person, { candidate_id }: Worker) {
  const acting = await actingFor(server, admin, company);
  return acting.raw('POST /assignments/:id/report/approve', { params: { id: candidate_id }, body: { version: 1 } });
}
const BOTH = { body: { error: { code: 'both_sides' } } };

describe('one administrator never acts for both sides', () => {
  test('of a report: the administrator that told it for the talent does not approve it for the company, and finance sees the administrator', async () => {
    const worker = await somebodyWorks(server, company);
    server.setClock(WORKED);
    const [one, other, finance] = [await support(), await support(), await anAdmin(server, 'finance')];
    await reports(one, worker);
    expect(await approves(one, worker)).toMatchObject(BOTH);
    // Approving all reports of the project at once is refused too.
    const acting = await actingFor(server, one, company);
    const all = await acting.raw('POST /projects/:id/reports/approve', {
      params: { id: worker.project_id },
      body: { reports: [{ id: worker.candidate_id, version: 1 }] },
    });
    expect(all).toMatchObject(BOTH);
    expect((await approves(other, worker)).status).toBe(200);

    await isTaxedAs(server, worker, 'A');
    await server.services.scribe.settled();
    const { items } = await finance.api.ok('GET /admin/payouts', { query: {} });
    expect(items.find(({ assignment_id }) => assignment_id === worker.candidate_id)?.acted_for).toEqual([
      ...(['company', 'talent'] as const),
    ]);
    const invoice = await finance.api.ok('POST /admin/invoices', { body: { project_id: worker.project_id } });
    expect(invoice.acted_for).toEqual(['company', 'talent']);
  });

  test('of a request: the administrator that answered for the talent decides nothing of it for the company, but other requests', async () => {
    const [anna, bo] = [await aTalent(server), await aTalent(server)];
    const project = await aProject(server, company, { step: 2 });
    const [ofAnna, ofBo] = [
      await aRequest(server, company, project.id, anna),
      await aRequest(server, company, project.id, bo),
    ];
    const admin = await support();
    const forAnna = await actingFor(server, admin, anna);
    await forAnna.ok('POST /talent/requests/:id/answer-interested', { params: { id: ofAnna.id }, body: {} });
    const forCompany = await actingFor(server, admin, company);
    const withdraw = (id: string) => forCompany.raw('POST /candidates/:id/withdraw', { params: { id }, body: {} });
    expect(await withdraw(ofAnna.id)).toMatchObject(BOTH);
    expect((await withdraw(ofBo.id)).status).toBe(200);
    // A change of the whole project also concerns Anna.
    const { revision, ...form } = { ...aForm(server), revision: project.revision, title: 'Vinterkampanj' };
    const roles = form.roles.map((role, index) => ({ ...role, id: project.roles[index]?.id }));
    const edited = { params: { id: project.id }, body: { ...form, roles, revision } };
    expect(await forCompany.raw('PUT /projects/:id', edited)).toMatchObject(BOTH);
  });

  test('also the other way round: an administrator that acted for the company answers for no talent of that act', async () => {
    const [anna, bo] = [await aTalent(server), await aTalent(server)];
    const [asked, edited] = [
      await aProject(server, company, { step: 2 }),
      await aProject(server, company, { step: 2 }),
    ];
    const ofAnna = await aRequest(server, company, asked.id, anna);
    const ofBo = await aRequest(server, company, asked.id, bo);
    const ofEdited = await aRequest(server, company, edited.id, bo);
    const admin = await support();
    const forCompany = await actingFor(server, admin, company);
    await forCompany.ok('POST /candidates/:id/extend', {
      params: { id: ofAnna.id },
      body: { answer_by: addDays(ofAnna.answer_by, 1) },
    });
    const { revision, ...form } = { ...aForm(server), revision: edited.revision, title: 'Vinterkampanj' };
    const roles = form.roles.map((role, index) => ({ ...role, id: edited.roles[index]?.id }));
    await forCompany.ok('PUT /projects/:id', { params: { id: edited.id }, body: { ...form, roles, revision } });
    const answer = async (whom: Parameters<typeof actingFor>[2], id: string) =>
      (await actingFor(server, admin, whom)).raw('POST /talent/requests/:id/answer-interested', {
        params: { id },
        body: {},
      });
    expect(await answer(anna, ofAnna.id)).toMatchObject(BOTH);
    expect(await answer(bo, ofEdited.id)).toMatchObject(BOTH);
    expect((await answer(bo, ofBo.id)).status).toBe(200);
  });
});

test('a mandate in one project does not cover another, nor objects outside any project', async () => {
  const [own, other] = [await aProject(server, company), await aProject(server, company)];
  const admin = await support();
  const { id } = await admin.api.ok('POST /admin/mandates/for-company', {
    body: { company_id: company.company_id, project_id: own.id, reason: 'Ringde om det.' },
  });
  const acting = as(server, admin.cookie, id);
  const open = (project_id: string) =>
    acting.raw('POST /projects/:id/open-casting', { params: { id: project_id }, body: {} });
  const refused = { body: { error: { code: 'reason_needed' } } };
  expect(await open(other.id)).toMatchObject(refused);
  expect(await acting.raw('POST /appointments/sign-in', { body: { code: 'AAAA' } })).toMatchObject(refused);
  expect((await open(own.id)).status).toBe(200);
});
