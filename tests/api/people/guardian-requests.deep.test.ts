import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ErrorBody } from '#contract/registry/errors.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';
import { aMinor, askedGuardian, START } from './guardian-acts.ts';

let server: TestServer;
let told: Told;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock(START);
  told = toldBy(server);
});
afterAll(() => server.stop());

/** A talent of 15 with a guardian's consent and a request from a company. */
async function aMinorAsked() {
  company = await aCompany(server);
  const talent = await aMinor(server);
  const guardian = await askedGuardian(server, talent);
  await guardian.give();
  const project = await aProject(server, company, { step: 2 });
  const request = await aRequest(server, company, project.id, talent);
  return { talent, guardian, project, params: { id: request.id } };
}

/** The candidate by id, because without the consent the company does not see the name. */
async function rowOf(project_id: string, id: string) {
  const { items } = await company.api.ok('GET /projects/:id/candidates', { params: { id: project_id }, query: {} });
  return items.find((row) => row.id === id);
}

test('a talent under 18 without consent is not asked', async () => {
  company = await aCompany(server);
  const talent = await aMinor(server);
  const project = await aProject(server, company, { step: 2 });
  const picks = [{ role_id: project.roles[0]?.id ?? '', talent_id: talent.talent_id }];
  const sent = await company.api.ok('POST /projects/:id/requests', {
    params: { id: project.id },
    body: { picks, answer_by: '2026-08-20', message: '' },
  });
  expect(sent).toMatchObject({ sent_count: 0, skipped: [{ code: 'talent_not_visible' }] });
});

test('the message of a request reaches no talent under 18, in the request, the notice or the mail', async () => {
  company = await aCompany(server);
  const [minor, adult] = [await aMinor(server), await aTalent(server)];
  await (await askedGuardian(server, minor)).give();
  const project = await aProject(server, company, { step: 2 });
  const role_id = project.roles[0]?.id ?? '';
  const message = 'Ring mig på kvällen.';
  const sent = await company.api.ok('POST /projects/:id/requests', {
    params: { id: project.id },
    body: {
      picks: [minor, adult].map(({ talent_id }) => ({ role_id, talent_id })),
      answer_by: '2026-08-20',
      message,
    },
  });
  expect(sent).toEqual({ sent_count: 2, skipped: [] });
  const everythingTold = async (talent: Talent) => {
    const { id } = await candidateOf(company, project.id, talent);
    const request = await talent.api.ok('GET /talent/requests/:id', { params: { id } });
    const { items } = await talent.api.ok('GET /notifications', { query: {} });
    const mails = await server.services.pool.query('select content from outbox where recipient = $1', [talent.email]);
    const written = [request, items, mails.rows].map((told) => JSON.stringify(told).includes(message));
    return { request_message: request.request_message, mail_count: mails.rows.length, written };
  };
  expect(await everythingTold(adult)).toMatchObject({ request_message: message, written: [true, true, true] });
  const told = await everythingTold(minor);
  expect(told).toMatchObject({ request_message: '', written: [false, false, false] });
  expect(told.mail_count).toBeGreaterThan(0);
});

test('once the consent is gone an open request can only be declined', async () => {
  const { talent, guardian, params } = await aMinorAsked();
  expect((await talent.api.ok('GET /talent/requests/:id', { params })).actions).toContain('answer-interested');
  await guardian.withdraw();
  const { actions } = await talent.api.ok('GET /talent/requests/:id', { params });
  expect(actions).toEqual(['answer-not-interested']);
  const { code } = await talent.api.refusal('POST /talent/requests/:id/answer-interested', { params, body: {} });
  expect(code).toBe('guardian_missing');
  await talent.api.ok('POST /talent/requests/:id/answer-not-interested', { params, body: {} });
});

test('a yes that is not a booking yet does not hold, and the company is not told why', async () => {
  const { talent, guardian, project, params } = await aMinorAsked();
  await sayYes(talent, params.id);
  await company.api.ok('POST /projects/:id/start-review', { params: { id: project.id } });
  await company.api.ok('POST /candidates/:id/approve', { params, body: {} });
  await guardian.withdraw();
  const row = await rowOf(project.id, params.id);
  expect(row).toMatchObject({ interest_status: 'pending', client_decision: null, answered_date: null });
  expect(await told.noticesOfCompany(company)).toContain('candidate.retract');
  const { items } = await company.api.ok('GET /notifications', { query: {} });
  const words = items.flatMap(({ title, message }) => [title, message]).join(' ');
  expect(words).not.toMatch(/vårdnadshavare|samtyck|18 år/);
  expect((await company.api.refusal('POST /candidates/:id/approve', { params, body: {} })).code).toBe('not_interested');
});

test('a booking stays when the consent is withdrawn', async () => {
  const { talent, guardian, project, params } = await aMinorAsked();
  await sayYes(talent, params.id);
  await company.api.ok('POST /projects/:id/start-review', { params: { id: project.id } });
  await company.api.ok('POST /candidates/:id/approve', { params, body: {} });
  await company.api.ok('POST /projects/:id/activate', { params: { id: project.id }, body: {} });
  await guardian.withdraw();
  expect(await told.bookingsOf(project.id)).toEqual([expect.stringMatching(/waiting$/)]);
  expect(await told.noticesOfCompany(company)).not.toContain('candidate.retract');
});

test('a yes and a withdrawal at the same time never leave a yes without consent', async () => {
  const { talent, guardian, project, params } = await aMinorAsked();
  await Promise.all([
    talent.api.call('POST /talent/requests/:id/answer-interested', { params, body: {} }),
    guardian.withdraw(),
  ]);
  expect(await rowOf(project.id, params.id)).toMatchObject({ interest_status: 'pending' });
});

test('an activation and a withdrawal at the same time either book or take the yes back', async () => {
  const { talent, guardian, project, params } = await aMinorAsked();
  await sayYes(talent, params.id);
  await company.api.ok('POST /projects/:id/start-review', { params: { id: project.id } });
  await company.api.ok('POST /candidates/:id/approve', { params, body: {} });
  const [activated] = await Promise.all([
    company.api.call('POST /projects/:id/activate', { params: { id: project.id }, body: {} }),
    guardian.withdraw(),
  ]);
  const bookings = await told.bookingsOf(project.id);
  expect(bookings).toHaveLength(activated.status === 200 ? 1 : 0);
  const { interest_status } = (await rowOf(project.id, params.id)) ?? {};
  expect(interest_status).toBe(activated.status === 200 ? 'interested' : 'pending');
});

test('a yes that a guardian takes back while the activation waits for the person is not booked', async () => {
  const { talent, project, params } = await aMinorAsked();
  await sayYes(talent, params.id);
  await company.api.ok('POST /projects/:id/start-review', { params: { id: project.id } });
  await company.api.ok('POST /candidates/:id/approve', { params, body: {} });
  const { pool } = server.services;
  // The guardian's transaction locks the talent first. It does not lock the project, because the yes came after the
  // transaction began.
  const guardian = await pool.connect();
  try {
    await guardian.query('begin');
    await guardian.query('select from talents where id = $1 for update', [talent.talent_id]);
    const activating = company.api.call('POST /projects/:id/activate', {
      params: { id: project.id },
      body: { accepts_short_roles: true },
    });
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    }, 5_000);
    await guardian.query(`update candidates set interest_status = 'pending', client_decision = null where id = $1`, [
      params.id,
    ]);
    await guardian.query('commit');
    const { status, body } = await activating;
    expect([status, (body as ErrorBody).error?.code]).toEqual([409, 'nobody_approved']);
  } finally {
    guardian.release();
  }
  expect(await told.bookingsOf(project.id)).toEqual([]);
  expect((await company.api.ok('GET /projects/:id', { params: { id: project.id } })).status).toBe('casting');
});
