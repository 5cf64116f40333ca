import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** Sends a text to every kind of place that keeps or looks for one. @returns the places that broke */
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

test('nor is half a character', async () => {
  expect(await brokenBy('a\ud800b')).toEqual([]);
});
