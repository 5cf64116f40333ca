import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { EVERYTHING, UNLESS_KEPT } from '#contract/kernel/changes.ts';
import { API_PREFIX } from '#contract/kernel/route.ts';
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

/** Sends a message to a person. */
const sendTo = ({ account_id }: Person) =>
  server.services.pool.query('select pg_notify($1, $2)', [
    LIVE_CHANNEL,
    JSON.stringify([[`account:${account_id}`, { account: null }]]),
  ]);
/** Waits until the process has all messages that were sent before. */
const caughtUp = async (person: Person) => {
  const heard = Promise.withResolvers<unknown>();
  const end = server.services.live.subscribe(`account:${person.account_id}`, heard.resolve);
  await sendTo(person);
  await heard.promise;
  end();
};

test('a caller without a session gets no stream, nor does a suspended company', async () => {
  expect((await fetch(`${server.url}${API_PREFIX}/live`)).status).toBe(401);
  const { cookie } = await aCompany(server, { status: 'suspended' });
  expect((await fetch(`${server.url}${API_PREFIX}/live`, { headers: { cookie } })).status).toBe(403);
});

test('a request reaches its talent, its company and administrators, and nobody else', async () => {
  const [talent, other] = [await aTalent(server), await aTalent(server)];
  const project = await aProject(server, company, { step: 2 });
  const [stranger, admin] = [await aCompany(server), await anAdmin(server)];
  // The stranger's own beginning must not arrive on the stream.
  await caughtUp(stranger);
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
  // Messages arrive in order on one connection, so messages to the other talent and company would have arrived by now.
  expect([theirs?.changes(), foreign?.changes()]).toEqual([0, 0]);
  // Each message contains only ids that its reader may know: a talent gets no project, and administrators get no ids.
  expect(mine?.heard()).toEqual({ candidate: [id], notice: null });
  expect(own?.heard()).toMatchObject({ candidate: [id, project.id], project: [project.id] });
  expect(Object.values(admins?.heard() ?? {})).toSatisfy((ids: unknown[]) => ids.every((one) => one === null));
  expect(mine?.said()).not.toMatch(/Hemligt|Höst/);
});

test('the changes of one transaction to many objects are one message through PostgreSQL', async () => {
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

test('a decision that is not announced yet reaches the company alone', async () => {
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 4, asked: [talent] });
  const { id } = await candidateOf(company, project.id, talent);
  const [mine, own] = await Promise.all([talent, company].map((person) => listen(person)));
  await company.api.ok('POST /candidates/:id/reject', { params: { id }, body: {} });
  await vi.waitFor(() => expect(own?.changes()).toBeGreaterThan(0), SOON);
  // Messages arrive in order on one connection, so a message to the talent would have arrived by now.
  expect(mine?.changes()).toBe(0);
});

test('an answer reaches the company', async () => {
  const talent = await aTalent(server);
  const project = await aProject(server, company, { step: 2 });
  const request = await aRequest(server, company, project.id, talent);
  const stream = await listen(company);
  const before = stream.changes();
  await sayYes(talent, request.id);
  await vi.waitFor(() => expect(stream.changes()).toBeGreaterThan(before), SOON);
});

test('a refused command reaches nobody, however far it came', async () => {
  const talent = await aTalent(server);
  await aProject(server, company, { step: 5, asked: [talent] });
  const second = await aProject(server, company, { step: 4, asked: [talent] });
  const { id } = await candidateOf(company, second.id, talent);
  await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
  let heard = 0;
  const subscribed = server.services.live.subscribe(`talent:${talent.talent_id}`, () => heard++);
  await company.api.refusal('POST /projects/:id/activate', { params: { id: second.id }, body: {} });
  // A change arrives after all earlier messages.
  await company.api.ok('POST /candidates/:id/withdraw', { params: { id }, body: {} });
  await vi.waitFor(() => expect(heard).toBeGreaterThan(0), SOON);
  expect(heard).toBe(1);
  subscribed();
});

describe('several processes on one database', () => {
  test('a change in one process reaches the streams of the other', async () => {
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

  test('after PostgreSQL ends the connection the process connects again, and all screens fetch again', async () => {
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

describe('a new stream gets what it missed:', () => {
  /** Milliseconds by which the process's clock is ahead; the number never decreases. */
  let ahead = 0;
  beforeAll(() => {
    const now = performance.now.bind(performance);
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
    return () => spy.mockRestore();
  });
  beforeEach(() => {
    // Earlier messages have expired, and the process has listened for longer than ON_THE_WAY_MS.
    ahead += 20_000;
  });

  const opened = (person: Person, query: string) => openStream(person, server, query);
  /** Sends a message and waits for it: messages keep their order, so all earlier ones have then arrived. */
  const hearsNext = async (person: Person, stream: Awaited<ReturnType<typeof openStream>>) => {
    await sendTo(person);
    await vi.waitFor(() => expect(stream.heard()).toHaveProperty('account'), SOON);
  };
  /** Makes a request, waits until the process has the message about it, and lets time pass. */
  const aRequestBefore = async (passed_ms: number) => {
    const talent = await aTalent(server);
    const heard = Promise.withResolvers<unknown>();
    const end = server.services.live.subscribe(`talent:${talent.talent_id}`, heard.resolve);
    const project = await aProject(server, company, { step: 2 });
    const { id } = await aRequest(server, company, project.id, talent);
    await heard.promise;
    end();
    ahead += passed_ms;
    return { talent, project, id };
  };

  test('a change within the time arrives at once, with the ids that the reader may know, and once', async () => {
    const { talent, project, id } = await aRequestBefore(5_000);
    const [mine, own] = [await opened(talent, '?unheard_ms=5000'), await opened(company, '?unheard_ms=5000')];
    await vi.waitFor(() => expect(mine.heard()).toEqual({ candidate: [id], notice: null }), SOON);
    await vi.waitFor(
      () => expect(own.heard()).toMatchObject({ candidate: expect.arrayContaining([id, project.id]) }),
      SOON,
    );
    await hearsNext(talent, mine);
    expect(mine.changes()).toBe(2);
  });

  test('a change during the time of the request arrives too', async () => {
    const { talent, id } = await aRequestBefore(0);
    const stream = await opened(talent, '?unheard_ms=1');
    await vi.waitFor(() => expect(stream.heard()).toEqual({ candidate: [id], notice: null }), SOON);
  });

  test('a change before that time does not arrive, and a caller that fetches everything again gets none', async () => {
    const { talent } = await aRequestBefore(5_000);
    for (const query of ['?unheard_ms=2999', '?unheard_ms=0']) {
      const stream = await opened(talent, query);
      await hearsNext(talent, stream);
      expect(stream.heard(), query).toEqual({ account: null });
    }
  });

  test('changes of other people reach nobody else, and administrators get only the kinds of objects', async () => {
    const [other, stranger, admin] = [await aTalent(server), await aCompany(server), await anAdmin(server)];
    // Their own beginnings must not arrive in the time that the streams ask for.
    await caughtUp(other);
    ahead += 20_000;
    await aRequestBefore(5_000);
    const [theirs, foreign, admins] = await Promise.all(
      [other, stranger, admin].map((person) => opened(person, '?unheard_ms=5000')),
    );
    if (!theirs || !foreign || !admins) throw new Error('There are three');
    await hearsNext(other, theirs);
    await hearsNext(stranger, foreign);
    expect([theirs.heard(), foreign.heard()]).toEqual([{ account: null }, { account: null }]);
    await vi.waitFor(() => expect(admins.heard()).toMatchObject({ candidate: null }), SOON);
    expect(Object.values(admins.heard())).toSatisfy((ids: unknown[]) => ids.every((one) => one === null));
  });

  test.each([
    ['no time is said', ''],
    ['it is no number', '?unheard_ms=often'],
    ['it is empty', '?unheard_ms='],
    ['it is below none', '?unheard_ms=-1'],
    ['it is no whole number', '?unheard_ms=0.5'],
    ['it is said twice', '?unheard_ms=0&unheard_ms=0'],
    ['it is beyond all numbers', `?unheard_ms=${'9'.repeat(400)}`],
  ])('everything when %s', async (_, query) => {
    const stream = await opened(await aTalent(server), query);
    await vi.waitFor(() => expect(stream.heard()).toEqual(EVERYTHING), SOON);
  });

  test('everything but what a tab keeps as it begins, when it is longer than the process has heard', async () => {
    const stream = await opened(await aTalent(server), '?unheard_ms=600000');
    await vi.waitFor(() => expect(stream.heard()).toEqual(UNLESS_KEPT), SOON);
    expect(Object.keys(EVERYTHING).filter((noun) => !(noun in UNLESS_KEPT))).toEqual(['guardian', 'profile']);
  });

  test('the same when the connection to the database was lost since then', async () => {
    const talent = await aTalent(server);
    const lost = await listen(talent);
    const [isTried, mayBeMade] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const connect = pg.Client.prototype.connect as unknown as (done?: unknown) => Promise<void>;
    // The pool calls `connect` with a callback, so the spy passes one on.
    const spy = vi.spyOn(pg.Client.prototype, 'connect').mockImplementation(async function (
      this: pg.Client,
      done?: unknown,
    ) {
      if (done) return connect.call(this, done);
      isTried.resolve();
      await mayBeMade.promise;
      return connect.call(this);
    });
    await server.services.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'medverka live' and datname = current_database()`,
    );
    await isTried.promise;
    const meanwhile = await opened(talent, '?unheard_ms=10000');
    await vi.waitFor(() => expect(meanwhile.heard()).toEqual(UNLESS_KEPT), SOON);
    expect(lost.changes()).toBe(0);
    mayBeMade.resolve();
    await vi.waitFor(() => expect(lost.heard()).toEqual(EVERYTHING), { timeout: 5_000, interval: 20 });
    spy.mockRestore();
    const stream = await opened(talent, '?unheard_ms=10000');
    await vi.waitFor(() => expect(stream.heard()).toEqual(UNLESS_KEPT), SOON);
    // Since it reconnected, the process has all messages.
    ahead += 10_000;
    const later = await opened(talent, '?unheard_ms=5000');
    await hearsNext(talent, later);
    expect(later.heard()).toEqual({ account: null });
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
