/** The ways to begin a project, over HTTP: a copy, a template, the last order, and the list of these ways. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEMPLATES_MAX } from '#contract/projects/project-start.ts';
import { USUAL_ADDITIONS } from '#domain/deal/terms/start-terms.ts';
import { aProposal } from '#tests/factories/counter-offers.ts';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { aForm, aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());

const save = (id: string, name: string) =>
  company.api.call('POST /projects/:id/template', { params: { id }, body: { name } });

test('a copy and a template bring roles and terms, and neither people nor days', async () => {
  const asked = await aTalent(server);
  const roles = [aRole({ title: 'Berättare' }), aRole({ title: 'Barn' })];
  const { id, title } = await aProject(server, company, {
    step: 3,
    asked: [asked],
    form: { kind: 'order', roles, greeting: 'Hej!' },
  });
  const copy = await company.api.ok('POST /projects/:id/copy', { params: { id } });
  const template = await company.api.ok('POST /projects/:id/template', { params: { id }, body: { name: 'Röster' } });
  const started = await company.api.ok('POST /templates/:id/start', { params: { id: template.id } });
  for (const draft of [copy, started]) {
    expect([draft.status, draft.kind, draft.title, draft.dates]).toEqual(['draft', 'order', title, []]);
    // The greeting is left out, because it was for the talents of the copied project.
    expect(draft.greeting).toBe('');
    expect(draft.roles.map((role) => [role.title, role.terms.fee.amount_ore])).toEqual([
      ['Berättare', 450_000],
      ['Barn', 450_000],
    ]);
    const { picks } = await company.api.ok('GET /projects/:id/picks', { params: { id: draft.id } });
    expect(picks).toEqual([]);
  }
  await company.api.ok('DELETE /templates/:id', { params: { id: template.id } });
  const { items } = await company.api.ok('GET /templates', { query: {} });
  expect(items).toEqual([]);
});

test('a name is used once and templates have a bound, also when two are saved at once', async () => {
  const { id } = await company.api.ok('POST /projects', { body: aForm(server) });
  const [one, other] = await Promise.all([save(id, 'Höst'), save(id, 'HÖST')]);
  expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  for (let at = 2; at < TEMPLATES_MAX; at += 1) expect((await save(id, `Mall ${at}`)).status).toBe(200);
  const last = await Promise.all([save(id, 'Sist'), save(id, 'Allra sist')]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('an order begins with the fee of the last one, and with the named talents that may be asked', async () => {
  const [named, hidden] = [await aTalent(server), await aTalent(server, { is_completed: false })];
  const query = { talent: [named.talent_id, hidden.talent_id] };
  const { form, people } = await company.api.ok('GET /order-start', { query });
  expect(people.map((one) => one.id)).toEqual([named.talent_id]);
  expect(form.roles[0]?.terms.fee.amount_ore).toBe(450_000);
});

test('an order begins with what is usual beside the fee: the first, and one after an order that agreed on nothing', async () => {
  const beginner = await aCompany(server);
  const start = () => beginner.api.ok('GET /order-start', { query: {} });
  expect((await start()).form.roles[0]?.terms.additions).toEqual(USUAL_ADDITIONS);
  await aProject(server, beginner, { step: 3, asked: [await aTalent(server)], form: { kind: 'order' } });
  expect((await start()).form.roles[0]?.terms.additions).toEqual(USUAL_ADDITIONS);
  const own = aRole();
  const roles = [{ ...own, terms: { ...own.terms, additions: { ...USUAL_ADDITIONS, ob: null } } }];
  await aProject(server, beginner, { step: 3, asked: [await aTalent(server)], form: { kind: 'order', roles } });
  expect((await start()).form.roles[0]?.terms.additions).toMatchObject({ ob: null, overtime: { points: 2000 } });
});

test('a card is in the column of its step and says what the company must answer', async () => {
  const talent = await aTalent(server);
  const { id } = await aProject(server, company, { step: 3, asked: [talent], form: { kind: 'order' } });
  const request = await candidateOf(company, id, talent);
  const card = async () => {
    const { columns } = await company.api.ok('GET /board', { query: {} });
    return columns.find(({ step }) => step === 3)?.items.find((one) => one.id === id);
  };
  expect((await card())?.offer_count).toBe(0);
  await talent.api.ok('POST /talent/requests/:id/counter-offers', {
    params: { id: request.id },
    body: aProposal(700_000),
  });
  expect((await card())?.offer_count).toBe(1);
});
