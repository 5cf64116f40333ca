import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, anAdmin, aTalent, type Company, type Person } from '#tests/factories/people.ts';
import { aForm, aProject, aRequest } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toldBy } from '../talk/consequences.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await anAdmin(server);
});
afterAll(() => server.stop());

async function aNewCompany(): Promise<Company> {
  const company = await aCompany(server);
  await server.services.pool.query('update companies set is_known = false where id = $1', [company.company_id]);
  return company;
}
const checkOf = async ({ api }: Person, id: string) =>
  (await api.ok('GET /projects/:id/check', { params: { id } })).check;
const ask = async (company: Company, id: string) => {
  const { roles } = await company.api.ok('GET /projects/:id', { params: { id } });
  const picks = [{ role_id: roles[0]?.id ?? '', talent_id: (await aTalent(server)).talent_id }];
  const body = { picks, answer_by: aForm(server).dates[0]?.starts_on ?? '', message: '' };
  return company.api.call('POST /projects/:id/requests', { params: { id }, body });
};
const UNCHECKED = { status: 409, body: { error: { code: 'project_unchecked' } } };

test('the first project of a new company waits for a person before anybody is asked, and the next does not', async () => {
  const company = await aNewCompany();
  const project = await aProject(server, company, { step: 2 });
  expect(await ask(company, project.id)).toMatchObject(UNCHECKED);
  const check = await checkOf(company, project.id);
  expect(check).toMatchObject({ status: 'waiting', actions: [] });
  const { items } = await admin.api.ok('GET /admin/project-checks', { query: {} });
  expect(items.map(({ id }) => id)).toContain(check?.id);

  const params = { id: check?.id ?? '' };
  const body = { reason: 'Säg vad ni säljer.' };
  await admin.api.ok('POST /admin/project-checks/:id/ask-changes', { params, body });
  expect(await ask(company, project.id)).toMatchObject(UNCHECKED);
  expect(await checkOf(company, project.id)).toMatchObject({ ...body, status: 'changes_asked', actions: ['resubmit'] });
  const again = await company.api.ok('POST /projects/:id/check/resubmit', { params: { id: project.id } });
  expect(again.status).toBe('waiting');

  // Of two simultaneous decisions by administrators one succeeds.
  const answers = await Promise.all([
    admin.api.call('POST /admin/project-checks/:id/approve', { params }),
    admin.api.call('POST /admin/project-checks/:id/refuse', { params, body }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a yes is one to the company, a no one to the project, and the setting lets all through', async () => {
  const company = await aNewCompany();
  const [first, second] = [await aProject(server, company, { step: 2 }), await aProject(server, company, { step: 2 })];
  const decide = async (id: string, how: 'approve' | 'refuse') => {
    const params = { id: (await checkOf(company, id))?.id ?? '' };
    if (how === 'approve') return admin.api.ok('POST /admin/project-checks/:id/approve', { params });
    return admin.api.ok('POST /admin/project-checks/:id/refuse', { params, body: { reason: 'Det är olagligt.' } });
  };
  await decide(second.id, 'refuse');
  await decide(first.id, 'approve');
  await aRequest(server, company, first.id, await aTalent(server));
  expect(await ask(company, second.id)).toMatchObject(UNCHECKED);
  const third = await aProject(server, company, { step: 2 });
  expect(await checkOf(company, third.id)).toBeNull();
  expect(await toldBy(server).noticesOfCompany(company)).toEqual(
    expect.arrayContaining(['project_check.refuse', 'project_check.approve']),
  );

  const given = await aNewCompany();
  const dropped = await aProject(server, given, { step: 2 });
  await given.api.ok('POST /projects/:id/cancel', { params: { id: dropped.id }, body: { reason: 'Det blev inget.' } });
  expect(await checkOf(given, dropped.id)).toMatchObject({ status: 'ended' });
  await admin.api.ok('POST /admin/settings', {
    body: { key: 'project_review', value: 'none', why: 'Vi läser inget.', seen_version_id: null },
  });
  const free = await aProject(server, given, { step: 2 });
  expect(await checkOf(given, free.id)).toBeNull();
});
