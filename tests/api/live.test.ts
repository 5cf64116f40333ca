import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { API_PREFIX } from '#contract/route.ts';
import { LIVE_CHANNEL } from '#server/live/announce.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person } from '#tests/factories/people.ts';
import { aProject, aRequest, candidateOf, sayYes } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { closeStreams, listen as openStream, SOON } from './live-stream.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());

afterEach(closeStreams);

const listen = (person: Person, at = server) => openStream(person, at);

test('nobody hears anything without being signed in, nor a company that is shut out', async () => {
  expect((await fetch(`${server.url}${API_PREFIX}/live`)).status).toBe(401);
  const { cookie } = await aCompany(server, { status: 'suspended' });
  expect((await fetch(`${server.url}${API_PREFIX}/live`, { headers: { cookie } })).status).toBe(403);
});

test('a request is heard by its talent, its company and administrators, and by no one else', async () => {
  const [talent, other] = [await aTalent(server), await aTalent(server)];
  const project = await aProject(server, company, { step: 2 });
  const [stranger, admin] = [await aCompany(server), await anAdmin(server)];
  const [mine, theirs, own, foreign, admins] = await Promise.all(
    [talent, other, company, stranger, admin].map((person) => listen(person)),
  );
  expect(mine).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });
  const { id } = await aRequest(server, company, project.id, talent, { message: 'Hemligt innehåll' });
  await vi.waitFor(() => {
    expect(mine?.changes()).toBe(1);
    expect(own?.changes()).toBeGreaterThan(0);
    expect(admins?.changes()).toBeGreaterThan(0);
  }, SOON);
  // What is said to everybody travels in order on one connection, so theirs would have come by now.
  expect([theirs?.changes(), foreign?.changes()]).toEqual([0, 0]);
  // Each by the ids they may know: the talent has no project, administrators have none at all.
  expect(mine?.heard()).toEqual({ candidate: [id], notice: null });
  expect(own?.heard()).toMatchObject({ candidate: [id, project.id], project: [project.id] });
  expect(Object.values(admins?.heard() ?? {})).toSatisfy((ids: unknown[]) => ids.every((one) => one === null));
  expect(mine?.said()).not.toMatch(/Hemligt|Höst/);
});

test('what one transaction does to many is one call through PostgreSQL', async () => {
  const talents = await Promise.all([aTalent(server), aTalent(server), aTalent(server)]);
  const project = await aProject(server, company, { step: 4, asked: talents });
  for (const talent of talents) {
    const { id } = await candidateOf(company, project.id, talent);
    await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
  }
  const streams = await Promise.all(talents.map((person) => listen(person)));
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await company.api.ok('POST /projects/:id/activate', { params: { id: project.id }, body: {} });
  await vi.waitFor(() => {
    for (const stream of streams)
      expect(stream.heard()).toMatchObject({ candidate: [expect.any(String)], notice: null });
  }, SOON);
  const calls = query.mock.calls.map(([first]) => first as unknown as { text?: string; values: string[][] });
  query.mockRestore();
  const channels = calls.filter(({ text }) => text?.includes('pg_notify')).flatMap(({ values: [names] }) => names);
  expect(channels.filter((name) => name === LIVE_CHANNEL)).toHaveLength(1);
});

test('a decision that is not told is heard by the company alone', async () => {
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 4, asked: [talent] });
  const { id } = await candidateOf(company, project.id, talent);
  const [mine, own] = await Promise.all([talent, company].map((person) => listen(person)));
  await company.api.ok('POST /candidates/:id/reject', { params: { id }, body: {} });
  await vi.waitFor(() => expect(own?.changes()).toBeGreaterThan(0), SOON);
  // What is said to everybody travels in order on one connection, so the talent's would have come by now.
  expect(mine?.changes()).toBe(0);
});

test('an answer is heard by the company', async () => {
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 2 });
  const request = await aRequest(server, company, project.id, talent);
  const stream = await listen(company);
  const before = stream.changes();
  await sayYes(talent, request.id);
  await vi.waitFor(() => expect(stream.changes()).toBeGreaterThan(before), SOON);
});

test('what is refused is heard by nobody, however far it came', async () => {
  const talent = await aTalent(server);
  await aProject(server, company, { step: 5, asked: [talent] });
  const second = await aProject(server, company, { step: 4, asked: [talent] });
  const { id } = await candidateOf(company, second.id, talent);
  await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
  let heard = 0;
  const subscribed = server.services.live.subscribe(`talent:${talent.talent_id}`, () => heard++);
  await company.api.refusal('POST /projects/:id/activate', { params: { id: second.id }, body: {} });
  // A change that is heard comes after everything said before it.
  await company.api.ok('POST /candidates/:id/withdraw', { params: { id }, body: {} });
  await vi.waitFor(() => expect(heard).toBeGreaterThan(0), SOON);
  expect(heard).toBe(1);
  subscribed();
});

describe('several processes on one database', () => {
  test('what one does is heard at the other', async () => {
    const second = await startTestServer({ DATABASE_URL: server.services.env.database_url ?? '' });
    try {
      const talent = await aTalent(server);
      const project = await aProject(server, company, { step: 2 });
      const [here, there] = [await listen(talent), await listen(talent, second)];
      await aRequest(server, company, project.id, talent);
      await vi.waitFor(() => expect([here.changes(), there.changes()]).toEqual([1, 1]), SOON);
    } finally {
      await second.stop();
    }
  });

  test('a connection that PostgreSQL ends is made anew, and everybody looks again', async () => {
    const talent = await aTalent(server);
    const stream = await listen(talent);
    await server.services.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'medverka live' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(stream.changes()).toBe(1), { timeout: 5_000, interval: 20 });
    await aRequest(server, company, (await aProject(server, company, { step: 2 })).id, talent);
    await vi.waitFor(() => expect(stream.changes()).toBe(2), SOON);
  });
});

test('a server that stops ends its streams', async () => {
  const own = await startTestServer();
  const stream = await listen(await aTalent(own), own);
  const began = Date.now();
  await own.stop();
  await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), SOON);
  expect(Date.now() - began).toBeLessThan(5_000);
});
