/** The outcomes of projects: days, people, amounts for members who may see them, and the searchable list. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import { as } from '#tests/factories/client.ts';
import { anIssuedInvoice, invoicedWork } from '#tests/factories/invoices.ts';
import { aMember, anAdmin, type Company, type Person } from '#tests/factories/people.ts';
import { OF_TALENT } from '#tests/factories/reviews.ts';
import type { Working } from '#tests/factories/working.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await anAdmin(server);
});
afterAll(() => server.stop());

const member = async (company: Company, role: MemberRole) =>
  as(server, await signInAs(server.services, await aMember(server, company, role)));
const at = ({ project_id }: Working) => ({ params: { id: project_id } });

test('an outcome has days, people, reports and money, and each member sees what their role allows', async () => {
  server.setClock('2026-08-13T08:00:00Z');
  const work = await anIssuedInvoice(server, admin);
  const { company, talent, invoice } = work;
  await company.api.ok('PATCH /candidates/:id', { params: { id: work.id }, body: { note: 'Rider bra.' } });
  const [finance, reader] = [await member(company, 'finance'), await member(company, 'reader')];
  const own = await company.api.ok('GET /projects/:id/outcome', at(work));
  expect(own).toMatchObject({ day_count: 3, people_count: 1, uninvoiced_ore: 0, may_start_anew: true });
  expect(own.days.map(({ day, people_count }) => [day, people_count])).toEqual([
    ['2026-08-17', 1],
    ['2026-08-18', 1],
    ['2026-08-20', 1],
  ]);
  expect(own.charged_ore).toBe(invoice.ex_vat_ore);
  expect(own.to_review).toMatchObject({ count: 1 });
  expect(own.invoices).toMatchObject([{ number: invoice.number, standing: 'open', total_ore: invoice.total_ore }]);
  const people = { ...at(work), query: {} };
  const [worked] = (await company.api.ok('GET /projects/:id/outcome/people', people)).items;
  expect(worked).toMatchObject({
    id: work.id,
    talent_id: talent.talent_id,
    report_status: 'approved',
    charged_ore: own.charged_ore,
    may_be_asked: true,
    casting_notes: [{ note: 'Rider bra.' }],
  });
  expect(worked?.spans).toHaveLength(2);
  const others = [
    { api: finance, sees: true },
    { api: reader, sees: false },
  ];
  for (const { api, sees } of others) {
    const read = await api.ok('GET /projects/:id/outcome', at(work));
    expect([read.invoices !== null, read.may_start_anew, read.charged_ore]).toEqual([sees, false, own.charged_ore]);
    const { items } = await api.ok('GET /projects/:id/outcome/people', people);
    expect(items).toMatchObject([{ casting_notes: [], may_be_asked: false, charged_ore: own.charged_ore }]);
    const [listed] = (await api.ok('GET /company/completed-projects', { query: {} })).items;
    expect(listed?.invoiced !== null).toBe(sees);
  }
  // The company is not asked again for a review that it has written.
  const params = { id: work.id };
  await company.api.ok('PUT /assignments/:id/review-of-talent', { params, body: OF_TALENT });
  expect((await company.api.ok('GET /projects/:id/outcome', at(work))).to_review).toBeNull();
});

test('the list is searched by title, by person and by year, and shows the sum left to pay', async () => {
  server.setClock('2026-08-13T08:00:00Z');
  const work = await invoicedWork(server);
  const list = async (query: object) =>
    (await work.company.api.ok('GET /company/completed-projects', { query })).items.map(({ id }) => id);
  const { items, years } = await work.company.api.ok('GET /company/completed-projects', { query: {} });
  // The company does not see drafts of invoices.
  expect(items).toMatchObject([{ id: work.project_id, invoiced: { total_ore: 0, open_ore: 0 } }]);
  expect((await work.company.api.ok('GET /projects/:id/outcome', at(work))).uninvoiced_ore).toBe(items[0]?.charged_ore);
  expect(years).toEqual([2026]);
  expect(await list({ year: '2026', text: 'anna be' })).toEqual([work.project_id]);
  expect(await list({ year: '2025' })).toEqual([]);
  expect(await list({ text: 'Rymdfärja' })).toEqual([]);
  expect(await list({ sort: 'cost', is_ascending: 'true' })).toEqual([work.project_id]);
});
