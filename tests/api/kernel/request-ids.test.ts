import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loggedAccount } from '#server/http/logged-caller.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { logLines } from '#tests/support/logged-lines.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { rowsOf } from '../accounts/security-people.ts';

let server: TestServer;
let behindProxy: TestServer;
beforeAll(async () => {
  [server, behindProxy] = [await startTestServer(), await startTestServer({ TRUSTED_PROXIES: '127.0.0.1, ::1' })];
});
afterAll(() => Promise.all([server.stop(), behindProxy.stop()]));

const SENT = 'proxy-0123456789';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const ask = (to: TestServer, id = SENT) =>
  fetch(`${to.url}/api/v1/talent/profile`, { headers: { 'x-request-id': id } });

let log: ReturnType<typeof logLines> | undefined;
afterEach(() => log?.release());

test('each answer names its request; only our own proxy gives the name', async () => {
  const answer = await ask(behindProxy);
  expect(answer.headers.get('x-request-id')).toBe(SENT);
  expect(await answer.json()).toMatchObject({ error: { request_id: SENT } });
  for (const wrong of ['short', 'a'.repeat(65), "x'; drop table events"]) {
    expect((await ask(behindProxy, wrong)).headers.get('x-request-id')).toMatch(UUID);
  }
  expect((await ask(server)).headers.get('x-request-id')).toMatch(UUID);
  expect((await fetch(`${server.url}/health`)).headers.get('x-request-id')).toMatch(UUID);
});

test('a line of the log has route, role, a mark of the account, version and request, and nothing personal', async () => {
  const talent = await aTalent(server);
  log = logLines(server.services.log);
  await talent.api.call('GET /talents/:id', { params: { id: talent.talent_id } });
  await fetch(`${server.url}/api/v1/municipalities?email=ada@example.se`);
  const lines = log.all().filter(({ msg }) => msg === 'answered');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    req: { method: 'GET', route: '/api/v1/talents/:id', path: `/api/v1/talents/${talent.talent_id}` },
    status: 403,
    role: 'talent',
    account: loggedAccount(server.services.env, talent.account_id),
    request_id: expect.stringMatching(UUID),
    version: expect.stringMatching(/^([\da-f]{12}|unknown)$/),
    migration: expect.stringMatching(/^\d{4}$/),
    host: expect.any(String),
    pid: process.pid,
  });
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${talent.account_id}|${talent.email}|example`));
});

test('one id leads from the request to its events and mails', async () => {
  const company = await aCompany(server);
  const project = await aProject(server, company, { step: 2 });
  const talent = await aTalent(server);
  const request = await aRequest(server, company, project.id, talent);
  const [event] = await rowsOf<{ request_id: string }>(
    server,
    `select request_id from events where type = 'candidate.request' and subject_id = $1`,
    request.id,
  );
  expect(event?.request_id).toMatch(UUID);
  const mails = await rowsOf(
    server,
    'select from outbox where recipient = $1 and request_id = $2',
    talent.email,
    event?.request_id,
  );
  expect(mails).toHaveLength(1);
});
