/** Marks of protected identity: who may set them, and what a company reads while one stands. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aPhone } from '#tests/factories/phones.ts';
import { aProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  [admin, company] = [await anAdmin(server), await aCompany(server)];
});
afterAll(() => server.stop());

const LEGAL = { first_name: 'Gunvor', last_name: 'Lagerkvist' };
const body = { reason: 'Ringde 3 maj, har visat beslutet.' };
const protect = ({ talent_id: id }: Talent) =>
  admin.api.ok('POST /admin/talents/:id/protected-identity', { params: { id }, body });

test('while an identity is protected a company reads the name for work and our address, and finds nobody by the legal name', async () => {
  const talent = await aTalent(server, LEGAL);
  const number = await aPhone(server, talent);
  const project = await aProject(server, company, { step: 5, asked: [talent] });
  const marked = await protect(talent);
  expect(marked).toMatchObject({ legal_name: 'Gunvor Lagerkvist', mark: body });
  expect(marked.shown_name).toMatch(/^Medverkande \d{5}$/);
  const params = { id: project.id };
  const answers = [
    await company.api.ok('GET /talents/:id', { params: { id: talent.talent_id } }),
    await company.api.ok('GET /projects/:id/bookings', { params, query: {} }),
    await company.api.ok('GET /projects/:id/agreements', { params, query: {} }),
    await company.api.ok('GET /projects/:id/days', { params, query: {} }),
    await company.api.ok('GET /notifications', { query: {} }),
  ];
  const read = JSON.stringify(answers);
  expect(read).toContain(marked.shown_name);
  for (const hidden of ['Gunvor', 'Lagerkvist', talent.email, number]) expect(read).not.toContain(hidden);
  const { items } = await company.api.ok('GET /talents', { query: { text: 'Gunvor Lagerkvist' } });
  expect(items.map(({ id }) => id)).not.toContain(talent.talent_id);
  expect(await talent.api.ok('GET /talent/profile')).toMatchObject({ ...LEGAL, is_protected: true });
});

test('a mark is set once, removed once, and leaves its reasons to those who may set it', async () => {
  const talent = await aTalent(server, LEGAL);
  const params = { id: talent.talent_id };
  const [one, other] = await Promise.all([protect(talent), protect(talent)]);
  expect(one.shown_name).toBe(other.shown_name);
  const removed = await admin.api.ok('POST /admin/talents/:id/protected-identity/remove', { params, body });
  expect(removed).toMatchObject({ mark: null, shown_name: 'Gunvor Lagerkvist', earlier: [{ reason: body.reason }] });
  const again = await admin.api.ok('POST /admin/talents/:id/protected-identity/remove', { params, body });
  expect(again.earlier).toHaveLength(1);
  const [review, finance] = [await anAdmin(server, 'review'), await anAdmin(server, 'finance')];
  for (const desk of [review, finance, company, talent])
    expect((await desk.api.raw('GET /admin/talents/:id/protected-identity', { params } as never)).status).toBe(403);
});
