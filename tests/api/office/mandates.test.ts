import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { as, type Client } from '#tests/factories/client.ts';
import { actingFor, aMandate } from '#tests/factories/mandates.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person } from '#tests/factories/people.ts';
import { aForm, aProject, aRequest, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const WHY = 'Ringde och kunde inte själv.';

let server: TestServer;
let company: Company;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  [company, admin] = [await aCompany(server), await anAdmin(server)];
});
afterAll(() => server.stop());

const told = async ({ api }: Person) => (await api.ok('GET /notifications', { query: {} })).items;
const logOf = async (id: string) =>
  (await company.api.ok('GET /projects/:id/log', { params: { id }, query: {} })).items;

test('an administrator’s act for a company is in its log with the reason, and both sides are told', async () => {
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 2 });
  const request = await aRequest(server, company, project.id, talent);
  const params = { id: request.id };
  expect((await admin.api.refusal('POST /candidates/:id/withdraw', { params, body: {} })).code).toBe('reason_needed');

  const acting = await actingFor(server, admin, company);
  await acting.ok('POST /candidates/:id/withdraw', { params, body: {} });
  const [entry] = await logOf(project.id);
  expect(entry).toMatchObject({
    type: 'candidate.withdraw',
    actor_role: 'admin',
    actor_name: 'Medverka, för företaget',
    reason: WHY,
  });
  expect((await told(talent))[0]?.message).toMatch(/Medverka gjorde det åt företaget\.$/);
  const [done, began] = await told(company);
  expect(done).toMatchObject({ type: 'candidate.withdraw', title: 'Medverka har gjort något åt er' });
  expect(began).toMatchObject({ type: 'mandate.begin', message: expect.stringContaining(WHY) });

  // The event stores who the administrator was, for the platform's own use.
  const { rows } = await server.services.pool.query(
    'select e.actor_account_id, m.reason from events e join mandates m on m.id = e.mandate_id where e.subject_id = $1',
    [request.id],
  );
  expect(rows).toEqual([{ actor_account_id: admin.account_id, reason: WHY }]);

  // A change that writes no event is logged as well.
  const { revision, ...form } = { ...aForm(server), revision: project.revision, title: 'Vinterkampanj' };
  await acting.ok('PUT /projects/:id', {
    params: { id: project.id },
    body: { ...form, roles: form.roles.map((role, index) => ({ ...role, id: project.roles[index]?.id })), revision },
  });
  expect((await logOf(project.id))[0]).toMatchObject({ type: 'project.edit', actor_role: 'admin', reason: WHY });
  expect((await acting.refusal('POST /projects', { body: aForm(server) })).code).toBe('forbidden');
});

test('a mandate holds for its company and its administrator alone, until it is put down or its hour is over', async () => {
  const [other, colleague] = [await aCompany(server), await anAdmin(server)];
  const [own, foreign, third] = [
    await aProject(server, company),
    await aProject(server, other),
    await aProject(server, company),
  ];
  const { company_id } = company;
  const elsewhere = { company_id, project_id: foreign.id, reason: WHY };
  expect((await admin.api.refusal('POST /admin/mandates/for-company', { body: elsewhere })).code).toBe('not_found');
  const mandate = await aMandate(admin, company);
  const acting = as(server, admin.cookie, mandate);
  const open = (api: typeof acting, { id }: { id: string }) =>
    api.call('POST /projects/:id/open-casting', { params: { id } });
  const refused = (code: string) => expect.objectContaining({ body: { error: expect.objectContaining({ code }) } });
  expect(await open(acting, foreign)).toEqual(refused('not_found'));
  expect(await open(as(server, colleague.cookie, mandate), own)).toEqual(refused('reason_needed'));
  // Only an administrator can use a mandate.
  expect(await open(as(server, other.cookie, mandate), own)).toEqual(refused('not_found'));
  expect((await open(acting, own)).status).toBe(200);

  // A new mandate ends the earlier one, even if both begin at the same time.
  const begun = await Promise.all([aMandate(admin, other), aMandate(admin, company)]);
  const { held } = await admin.api.ok('GET /admin/mandate');
  expect(begun).toContain(held?.id);
  expect(await open(acting, third)).toEqual(refused('reason_needed'));

  const last = await aMandate(admin, company);
  await admin.api.ok('POST /admin/mandates/:id/put-down', { params: { id: last } });
  expect(await open(as(server, admin.cookie, last), third)).toEqual(refused('reason_needed'));
  expect((await colleague.api.refusal('POST /admin/mandates/:id/put-down', { params: { id: last } })).code).toBe(
    'not_allowed_now',
  );

  const old = await aMandate(admin, company);
  await server.services.pool.query(`update mandates set ends_date = created_date where id = $1`, [old]);
  expect(await open(as(server, admin.cookie, old), third)).toEqual(refused('reason_needed'));
  expect((await admin.api.ok('GET /admin/mandate')).held).toBeNull();
});

test('for a talent an administrator answers a request, and never signs; the company does not learn why', async () => {
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 2 });
  const { id } = await aRequest(server, company, project.id, talent);
  const params = { id };
  const acting = await actingFor(server, admin, talent);
  await acting.ok('POST /talent/requests/:id/answer-interested', { params, body: {} });
  expect((await candidateOf(company, project.id, talent)).interest_status).toBe('interested');

  const [entry] = await logOf(project.id);
  expect(entry).toMatchObject({ actor_name: 'Medverka, för talangen', actor_role: 'admin', reason: null });
  const heard = await told(company);
  expect(heard[0]?.message).toMatch(/Medverka gjorde det åt talangen\.$/);
  expect(JSON.stringify(heard.map(({ message }) => message).slice(0, 1))).not.toContain(WHY);
  expect((await told(talent)).map(({ type }) => type).slice(0, 2)).toEqual([
    'candidate.answer-interested',
    'mandate.begin-for-talent',
  ]);

  // Only the talent may sign, change payment details, and change the profile.
  for (const route of ['POST /agreements/:id/sign', 'PUT /talent/payment-details', 'PATCH /talent/profile'] as const) {
    const { body } = await acting.raw(route, { params, body: {} });
    expect(body, route).toMatchObject({ error: { code: 'forbidden' } });
  }
});

describe('nobody acts for a suspended party', () => {
  const open = (api: Client, id: string) => api.refusal('POST /projects/:id/open-casting', { params: { id } });

  test('a company: while it is suspended nothing can be done for it, except ending things', async () => {
    const [suspended, reviewer] = [await aCompany(server), await anAdmin(server, 'review')];
    const project = await aProject(server, suspended);
    const acting = await actingFor(server, admin, suspended);
    const whom = { id: suspended.company_id };
    await reviewer.api.ok('POST /admin/applications/:id/suspend', { params: whom, body: { reason: 'Ett bedrägeri.' } });
    const refused = await open(acting, project.id);
    expect([refused.code, refused.message]).toEqual(['not_acted_for', expect.stringContaining('avstängt')]);
    // The refusal comes before the object is looked up, so it also applies to commands outside the lifecycle runner.
    expect((await open(acting, crypto.randomUUID())).code).toBe('not_acted_for');
    await reviewer.api.ok('POST /admin/applications/:id/reinstate', { params: whom });
    await acting.ok('POST /projects/:id/open-casting', { params: { id: project.id } });
    await reviewer.api.ok('POST /admin/applications/:id/suspend', { params: whom, body: { reason: 'Ett bedrägeri.' } });
    const anew = await actingFor(server, admin, suspended);
    expect((await open(anew, project.id)).code).toBe('not_acted_for');
    const ended = await anew.ok('POST /projects/:id/cancel', { params: { id: project.id }, body: { reason: WHY } });
    expect(ended.status).toBe('cancelled');
  });

  test('a talent: no request is answered for one', async () => {
    const [talent, other] = [await aTalent(server), await aTalent(server)];
    const project = await aProject(server, company, { step: 2 });
    const { id } = await aRequest(server, company, project.id, talent);
    const acting = await actingFor(server, admin, talent);
    const suspension = { body: { ids: [talent.talent_id], reason: 'Fel person.' } };
    await admin.api.ok('POST /admin/talents/suspend', suspension);
    const answer = { params: { id }, body: {} };
    expect((await acting.refusal('POST /talent/requests/:id/answer-interested', answer)).code).toBe('not_acted_for');
    const unknown = { params: { id: crypto.randomUUID() }, body: {} };
    expect((await acting.refusal('POST /talent/requests/:id/answer-interested', unknown)).code).toBe('not_acted_for');
    const begin = { body: { talent_id: talent.talent_id, reason: WHY } };
    expect((await admin.api.refusal('POST /admin/mandates/for-talent', begin)).code).toBe('not_acted_for');
    expect(await aMandate(admin, other)).toBeTruthy();
  });

  test('of an act and a suspension at once the suspension wins, or the act was first', async () => {
    const suspended = await aCompany(server);
    const project = await aProject(server, suspended);
    const acting = await actingFor(server, admin, suspended);
    const { pool } = server.services;
    const holding = await pool.connect();
    await holding.query('begin');
    // The suspension is not committed yet, so the guard has let the act pass.
    await holding.query(`update companies set status = 'suspended' where id = $1`, [suspended.company_id]);
    const opening = acting.call('POST /projects/:id/open-casting', { params: { id: project.id } });
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and state = 'active'`,
      );
      expect(rows.length).toBeGreaterThan(0);
    });
    await holding.query('commit');
    holding.release();
    expect((await opening).body).toMatchObject({ error: { code: 'not_acted_for' } });
  });
});
