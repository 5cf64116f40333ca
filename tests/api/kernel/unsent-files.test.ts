/** Files that are uploaded but not yet sent in a message: their maximum number, and their names in downloads. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { THREAD_BOUNDS } from '#domain/talk/thread/thread.rules.ts';
import { aCompany, aTalent, type Company } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let company: Company;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
  const project = await aProject(server, company, { step: 2 });
  ({ id } = await aRequest(server, company, project.id, await aTalent(server)));
});
afterAll(() => server.stop());

const PDF = Buffer.from('%PDF-1.4\r\n<html><script>alert(1)</script></html>\n%%EOF\n');

async function send() {
  const headers = { cookie: company.cookie, 'content-type': 'application/octet-stream' };
  const address = `${server.url}${API_PREFIX}/threads/${id}/files`;
  const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(PDF) });
  return { status: answer.status, body: await answer.json() };
}
const kept = async () => (await server.services.pool.query('select id, path from message_uploads')).rows;

test('a file is named after its real type, whatever name its sender gives it', async () => {
  const { upload_id } = (await send()).body;
  const files = [{ upload_id, name: 'faktura.hta' }];
  const { files: sent } = await company.api.ok('POST /threads/:id/messages', {
    params: { id },
    body: { id: crypto.randomUUID(), body: 'Här är den.', files },
  });
  expect(sent).toMatchObject([{ name: 'faktura.hta.pdf' }]);
  // A file that was stored earlier with a dangerous name is downloaded under another name.
  await server.services.pool.query('alter table private_files disable trigger private_files_stay');
  await server.services.pool.query(`update private_files set name = 'faktura.hta' where noun = 'message'`);
  const params = { id, file_id: sent[0]?.id ?? '' };
  const { url } = await company.api.ok('POST /threads/:id/files/:file_id', { params });
  const { headers } = await fetch(server.url + url, { headers: { cookie: company.cookie } });
  expect(headers.get('content-disposition')).toContain('filename="faktura.hta.pdf"');
});

test('an account can have no more files waiting than a few messages hold, and a refused file is not kept', async () => {
  expect((await send()).status).toBe(200);
  await server.services.pool.query('update message_uploads set bytes = $1', [THREAD_BOUNDS.unsent_bytes - PDF.length]);
  // Of two simultaneous uploads, only one has room.
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.body.error).toMatchObject({
    code: 'unsent_full',
    message: expect.stringMatching(/^Du har många filer/),
  });
  const paths = new Set((await kept()).map(({ path }) => path));
  expect(paths.size).toBe(2);
  const stored: string[] = [];
  for await (const page of server.services.files.list('private')) stored.push(...page.map(({ path }) => path));
  const named = await server.services.pool.query('select path from private_files');
  for (const { path } of named.rows) paths.add(path);
  expect(stored.sort()).toEqual([...paths].sort());
});

test('of two files that arrive at once the second counts the first', async () => {
  const { pool } = server.services;
  await pool.query('update message_uploads set bytes = 0');
  const first = await pool.connect();
  await first.query('begin');
  await first.query('select from accounts where id = $1 for no key update', [company.account_id]);
  await first.query('update message_uploads set bytes = $1', [THREAD_BOUNDS.unsent_bytes]);
  const second = send();
  await vi.waitFor(async () => {
    const { rows } = await pool.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`);
    expect(rows).toHaveLength(1);
  });
  await first.query('commit');
  first.release();
  expect((await second).status).toBe(409);
});
