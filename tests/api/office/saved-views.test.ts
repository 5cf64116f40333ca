import { afterAll, beforeAll, expect, test } from 'vitest';
import { VIEWS_MAX } from '#domain/office/saved-view/view-screens.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aMember, anAdmin, type Person } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const SCREEN = 'CompanyBookings';
const keep = (person: Pick<Person, 'api'>, name: string, question = 'group=all') =>
  person.api.ok('PUT /account/views', { body: { screen: SCREEN, name, question } });
const viewsOf = async (person: Pick<Person, 'api'>) =>
  (await person.api.ok('GET /account/views', { query: { screen: SCREEN } })).items;

test('filters are kept under a name without the page, for one screen, and found by name', async () => {
  const company = await aCompany(server);
  await keep(company, 'Ångermanland', 'text=%C3%85&page=3');
  await keep(company, 'Alla   bokade', 'group=confirmed');
  expect((await viewsOf(company)).map(({ name, question }) => [name, question])).toEqual([
    ['Alla bokade', 'group=confirmed'],
    ['Ångermanland', 'text=%C3%85'],
  ]);
  const others = await company.api.ok('GET /account/views', { query: { screen: 'CompanyRights' } });
  expect(others.items).toEqual([]);
});

test('a name that is taken means the new filters, in whatever letters', async () => {
  const company = await aCompany(server);
  const first = await keep(company, 'Att se över', 'group=waiting');
  const again = await keep(company, 'att SE över', 'group=cancelled');
  expect(again.id).toBe(first.id);
  expect(await viewsOf(company)).toEqual([{ id: first.id, name: 'att SE över', question: 'group=cancelled' }]);
});

test('without a filter there is nothing to keep', async () => {
  const company = await aCompany(server);
  const body = { screen: SCREEN, name: 'Tom', question: 'page=2' } as const;
  expect(await company.api.refusal('PUT /account/views', { body })).toMatchObject({
    code: 'invalid_input',
    fields: { question: 'Välj något i filtret först.' },
  });
});

test('views are of one account alone, also among the members of a company', async () => {
  const company = await aCompany(server);
  const member = { api: as(server, await signInAs(server.services, await aMember(server, company))) };
  const view = await keep(company, 'Mina');
  expect(await viewsOf(member)).toEqual([]);
  await member.api.ok('DELETE /account/views/:id', { params: { id: view.id } });
  expect(await viewsOf(company)).toHaveLength(1);
  for (const _ of ['first', 'again']) await company.api.ok('DELETE /account/views/:id', { params: { id: view.id } });
  expect(await viewsOf(company)).toEqual([]);
});

test('a limited number of views is kept, also by two tabs at once', async () => {
  const admin = await anAdmin(server);
  const names = Array.from({ length: VIEWS_MAX - 1 }, (_, at) => `Vy ${at}`);
  for (const name of names) await keep(admin, name);
  const two = await Promise.all(
    ['En till', 'En för mycket'].map((name) =>
      admin.api.call('PUT /account/views', { body: { screen: SCREEN, name, question: 'group=all' } }),
    ),
  );
  expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await viewsOf(admin)).toHaveLength(VIEWS_MAX);
  // At the limit, an existing view may still change.
  await keep(admin, 'Vy 3', 'group=waiting');
});
