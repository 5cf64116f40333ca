import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/registry/errors.ts';
import { aCompany, anAdmin, aTalent, type Company } from '#tests/factories/people.ts';
import { aForm, aProject, aRequest } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
  company = await aCompany(server);
});
afterAll(() => server.stop());

/**
 * Sends a text to every kind of field that stores or searches text.
 * @returns the fields with an internal error
 */
async function brokenBy(text: string): Promise<string[]> {
  const [talent, admin] = [await aTalent(server), await anAdmin(server)];
  const project = await aProject(server, company, { step: 2 });
  const request = await aRequest(server, company, project.id, talent);
  const pending = await aCompany(server, { status: 'pending' });
  const params = { id: request.id };
  const replies = {
    title: await company.api.raw('POST /projects', { body: aForm(server, { title: text }) }),
    wish: await company.api.raw('GET /projects', { query: { text } }),
    search: await company.api.raw('GET /talents', { query: { text } }),
    note: await company.api.raw('PATCH /candidates/:id', { params, body: { note: text } }),
    answer: await talent.api.raw('POST /talent/requests/:id/answer-interested', { params, body: { message: text } }),
    reason: await company.api.raw('POST /projects/:id/cancel', { params: { id: project.id }, body: { reason: text } }),
    refusal: await admin.api.raw('POST /admin/applications/:id/refuse', {
      params: { id: pending.company_id },
      body: { reason: text },
    }),
    bio: await talent.api.raw('PATCH /talent/profile', { body: { bio: text } }),
  };
  return Object.entries(replies).flatMap(([name, { status }]) => (status >= 500 ? [name] : []));
}

test('NUL, which PostgreSQL cannot keep, is no reason for an internal error', async () => {
  expect(await brokenBy('a\u0000b')).toEqual([]);
});

test('half a character is no reason for an internal error', async () => {
  expect(await brokenBy('a\ud800b')).toEqual([]);
});

describe('NUL is refused and named, wherever it is in a text', () => {
  const NUL = 'a\u0000b';
  const fieldsOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    Object.keys((body as ErrorBody).error.fields ?? {}),
  ];

  test('in a field, in a list, in a query, in a name', async () => {
    const form = aForm(server, { title: NUL });
    expect(fieldsOf(await company.api.raw('POST /projects', { body: form }))).toEqual([422, ['title']]);
    const [role] = form.roles;
    const deep = { ...form, title: 'Film', roles: [{ ...role, title: NUL }] };
    expect(fieldsOf(await company.api.raw('POST /projects', { body: deep }))).toEqual([422, ['roles.0.title']]);
    expect(fieldsOf(await company.api.raw('GET /talents', { query: { text: NUL } }))).toEqual([422, ['text']]);
    const named = await company.api.raw('POST /records/Project/filter', { body: { where: { [NUL]: 1 } } });
    expect(fieldsOf(named)).toEqual([422, [`where.${NUL}`]]);
  });

  test('with a sentence, and nothing is kept', async () => {
    const before = await company.api.ok('GET /shortlists', { query: {} });
    const answer = await company.api.raw('POST /shortlists', { body: { name: NUL } });
    expect((answer.body as ErrorBody).error.fields?.name).toMatch(/inte går att spara/);
    expect((await company.api.ok('GET /shortlists', { query: {} })).total).toBe(before.total);
  });
});
