/** The hours of a role: nobody is asked before they are said, and request, notice and mail say them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aForm, aProject, aRequest, aRole, formOf, type RoleForm } from '#tests/factories/projects.ts';
import { aSpan, termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const DAY = '2026-07-03';
const DATES = [
  { kind: 'work' as const, starts_on: DAY, ends_on: DAY },
  { kind: 'fitting' as const, starts_on: '2026-07-01', ends_on: '2026-07-01' },
];
const WORK = { call_time: '08:00', end_time: '16:00' };

let server: TestServer;
let company: Company;
let talent: Talent;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock('2026-06-01T08:00:00Z');
  [company, talent] = [await aCompany(server), await aTalent(server)];
});
afterAll(() => server.stop());

const roleAt = (hours: RoleForm['terms']['hours']): RoleForm => aRole({ terms: { ...termsFor(ore(450_000)), hours } });
const casting = (hours: RoleForm['terms']['hours']) =>
  aProject(server, company, { step: 2, form: { dates: DATES, roles: [roleAt(hours)] } });

/** The newest notice of the talent, and the mail of the same event. */
async function told(): Promise<string[]> {
  const { rows } = await server.services.pool.query<{ message: string; mailed: string }>(
    `select n.message, o.content ->> 'message' as mailed
     from talent_notifications n join outbox o on o.dedupe_key like 'event ' || n.event_id || ' %' and o.recipient = $2
     where n.talent_id = $1 order by n.event_id desc limit 1`,
    [talent.talent_id, talent.email],
  );
  return [rows[0]?.message ?? '', rows[0]?.mailed ?? ''].map((text) => text.replaceAll('\u00a0', ' '));
}

test('no talents are picked for a role without hours, nor asked for one from before roles had hours', async () => {
  const draft = await company.api.ok('POST /projects', { body: aForm(server, { roles: [roleAt(null)] }) });
  const params = { id: draft.id };
  expect(draft.missing).toEqual(['hours']);
  expect((await company.api.refusal('POST /projects/:id/open-casting', { params })).code).toBe('project_incomplete');

  const { id, roles } = await casting('undecided');
  await server.services.pool.query('update project_roles set hours = null where project_id = $1', [id]);
  const picks = [{ role_id: roles[0]?.id ?? '', talent_id: talent.talent_id }];
  const body = { picks, answer_by: '2026-06-20' };
  expect(await company.api.refusal('POST /projects/:id/requests', { params: { id }, body })).toMatchObject({
    code: 'terms_incomplete',
    data: { roles: [{ lacks: [{ field: 'hours', code: 'hours_missing' }] }] },
  });
  const form = formOf(await company.api.ok('GET /projects/:id', { params: { id } }));
  const said = { ...form, roles: form.roles.map((role) => ({ ...role, terms: { ...role.terms, hours: WORK } })) };
  await company.api.ok('PUT /projects/:id', { params: { id }, body: said });
  await company.api.ok('POST /projects/:id/requests', { params: { id }, body });
});

test('a program that sends no hours says nothing about them', async () => {
  const { hours: _, ...terms } = termsFor(ore(450_000));
  const roles = [aRole({ terms: terms as RoleForm['terms'] })];
  expect((await company.api.ok('POST /projects', { body: aForm(server, { roles }) })).missing).toEqual(['hours']);
});

test('the hours are those of the days of work in the request, the notice and the mail', async () => {
  const { id: project_id } = await casting(WORK);
  const { id } = await aRequest(server, company, project_id, talent);
  const { terms } = await talent.api.ok('GET /talent/requests/:id', { params: { id } });
  expect(terms.days).toEqual([aSpan('2026-07-01', '2026-07-01', 'fitting'), { ...aSpan(DAY), ...WORK }]);
  for (const text of await told()) expect(text).toContain('1–3 juli 2026, kl. 08.00–16.00, för 4 500 kr per dag');
});

test('hours that are not decided are said so to the talent, in the notice and in the mail', async () => {
  const { id: project_id } = await casting('undecided');
  await aRequest(server, company, project_id, talent);
  for (const text of await told()) expect(text).toContain('1–3 juli 2026, tiderna är inte bestämda, för');
});

test('hours that are decided later are changed terms, which the asked talents answer again', async () => {
  const { id: project_id } = await casting('undecided');
  const { id } = await aRequest(server, company, project_id, talent);
  const form = formOf(await company.api.ok('GET /projects/:id', { params: { id: project_id } }));
  const body = { ...form, roles: form.roles.map((role) => ({ ...role, terms: { ...role.terms, hours: WORK } })) };
  const params = { id: project_id };
  expect((await company.api.refusal('PUT /projects/:id', { params, body })).code).toBe('terms_locked');
  await company.api.ok('POST /projects/:id/change-terms', { params, body: { ...body, answer_by: '2026-06-20' } });
  const { terms } = await talent.api.ok('GET /talent/requests/:id', { params: { id } });
  expect(terms.days[1]).toMatchObject(WORK);
  for (const text of await told()) expect(text).toContain('Nu gäller 1–3 juli 2026, kl. 08.00–16.00');
});
