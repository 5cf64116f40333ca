/** Pushes to people's devices: sent once, forgotten when the device is gone, tried again, and never in quiet hours. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { instantAt } from '#domain/kernel/time/instant.ts';
import { mailKind } from '#server/mail/mail-kind.ts';
import type { Drainer } from '#server/outbox/drainer.ts';
import { createDrainer } from '#server/outbox/drainer.ts';
import { webhookKind } from '#server/outbox/webhook-kind.ts';
import { pushKind } from '#server/push/push-kind.ts';
import { smsKind } from '#server/sms/sms-kind.ts';
import { aCompany, anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { aProject, aRequest, sayYes } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { entriesOf, passTime } from './outbox-entries.ts';
import { startPushService } from './push-service.ts';

let server: TestServer;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ LOCAL_CALENDARS: '1', LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await server.stop();
  service.stop();
  expect(service.problems).toEqual([]);
});
beforeEach(async () => {
  await server.services.pool.query('truncate outbox');
});

/** Adds a device of a person who has no quiet hours. */
async function aDevice(person: Person) {
  await person.api.ok('PUT /account/push/choices', { body: { off_kinds: [], quiet: null } });
  const { public_key } = await person.api.ok('GET /account/push');
  const { at, body } = service.subscribe(public_key);
  await person.api.ok('POST /account/push/devices', { body });
  return { at, body, heard: () => service.heardBy(at) };
}
const devicesOf = async ({ api }: Person) => (await api.ok('GET /account/push')).devices;
const pushes = (where = 'true') => entriesOf(server, `kind = 'push' and ${where}`);

/** Resolves when the server's own drainer leaves no push that is due or being sent. */
const settled = () =>
  vi.waitFor(
    async () =>
      expect(await pushes(`state = 'waiting' and (lease is not null or next_attempt_date <= now())`)).toEqual([]),
    { timeout: 5_000, interval: 10 },
  );

/** Tries again what waits, as if its time had come. */
async function triedAgain() {
  await passTime(server);
  const { env, log, pool } = server.services;
  const kinds = { mail: mailKind, webhook: webhookKind, push: pushKind, sms: smsKind };
  const drainer: Drainer = createDrainer({
    url: String(pool.options.connectionString),
    env,
    clock: server.services.clock,
    log,
    kinds,
  });
  await drainer.drain();
  await drainer.stop();
}

async function aRequested(talent: Awaited<ReturnType<typeof aTalent>>) {
  const company = await aCompany(server);
  const project = await aProject(server, company, { step: 2 });
  const request = await aRequest(server, company, project.id, talent, { message: 'Vi tänkte på dig' });
  return { company, project, request };
}

test('a request is pushed once to each device of its talent, with its kind in words and the path to it', async () => {
  const talent = await aTalent(server);
  const device = await aDevice(talent);
  const { request } = await aRequested(talent);
  await settled();
  const path = `/TalentInterestDetails?id=${request.id}`;
  expect(device.heard().map(({ text }) => text)).toEqual([
    { title: 'Ny förfrågan', path, tag: expect.stringMatching(/^[\w-]{32}$/) },
  ]);
  const [pushed] = device.heard();
  expect(pushed?.headers).toMatchObject({
    urgency: 'normal',
    topic: pushed?.text.tag,
    'content-encoding': 'aes128gcm',
  });
  expect(Number(pushed?.headers.ttl)).toBeGreaterThan(71 * 3600);
  expect(await pushes()).toMatchObject([{ state: 'sent', content: null, attempts: 1 }]);
  await triedAgain();
  expect(device.heard()).toHaveLength(1);
});

test('an answer is pushed to the members of the company, and not to the talent who gave it', async () => {
  const talent = await aTalent(server);
  const own = await aDevice(talent);
  const { company, request } = await aRequested(talent);
  const theirs = await aDevice(company);
  await sayYes(talent, request.id);
  await settled();
  expect(theirs.heard().map(({ text }) => text.title)).toEqual(['Svar på en förfrågan']);
  expect(own.heard().map(({ text }) => text.title)).toEqual(['Ny förfrågan']);
});

test('a message is pushed until it is read, and replaces the earlier one on the device', async () => {
  const talent = await aTalent(server);
  const { company, request } = await aRequested(talent);
  const device = await aDevice(talent);
  const write = (body: string) =>
    company.api.ok('POST /threads/:id/messages', { params: { id: request.id }, body: { id: randomUUID(), body } });
  await write('Hej');
  await write('Är du där?');
  await settled();
  expect(device.heard().map(({ text }) => text)).toMatchObject([
    { title: 'Nytt meddelande', path: `/TalentInterestDetails?id=${request.id}` },
  ]);
  await talent.api.ok('POST /threads/:id/read', { params: { id: request.id }, body: { number: 2 } });
  await write('Ja?');
  await settled();
  const [first, second] = device.heard();
  expect(second?.headers.topic).toBe(first?.headers.topic);
});

test('an inquiry is pushed to the administrators whose desk answers', async () => {
  const [admin, talent] = [await anAdmin(server), await aTalent(server)];
  const device = await aDevice(admin);
  await talent.api.ok('POST /inquiries', { body: { category: 'other', words: 'Hej.' } });
  await settled();
  expect(device.heard().map(({ text }) => text)).toMatchObject([{ title: 'Nytt ärende', path: '/AdminHelp' }]);
});

test.each([404, 410])('a device whose service answers %d is forgotten, with what waits for it', async (status) => {
  const talent = await aTalent(server);
  const device = await aDevice(talent);
  service.tell(device.at, status);
  await aRequested(talent);
  await settled();
  expect(await devicesOf(talent)).toEqual([]);
  expect(await pushes()).toMatchObject([{ state: 'given_up', last_error: 'device_gone' }]);
  await aRequested(talent);
  expect(await pushes()).toHaveLength(1);
});

test('a push that its service refuses with 500 is tried again later, and then sent', async () => {
  const talent = await aTalent(server);
  const device = await aDevice(talent);
  service.tell(device.at, 500);
  await aRequested(talent);
  await settled();
  expect(await pushes()).toMatchObject([{ state: 'waiting', attempts: 1, last_error: 'refused 500', wait_minutes: 1 }]);
  service.tell(device.at, 201);
  await triedAgain();
  expect(await pushes()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  expect(await devicesOf(talent)).toHaveLength(1);
});

test('a service that asks to wait is left alone for that time, also with the next push', async () => {
  const talent = await aTalent(server);
  const device = await aDevice(talent);
  service.tell(device.at, { status: 429, retry_after: '1800' });
  await aRequested(talent);
  await settled();
  expect(await pushes()).toMatchObject([{ state: 'waiting', last_error: 'refused 429', wait_minutes: 30 }]);
  service.tell(device.at, { status: 503, retry_after: new Date(Date.now() + 3_600_000).toUTCString() });
  await triedAgain();
  expect((await pushes())[0]?.wait_minutes).toBeGreaterThan(55);
});

test('a silent service costs its push one attempt of ten seconds at most, and no connection', async () => {
  const talent = await aTalent(server);
  const device = await aDevice(talent);
  expect(pushKind.time_limit_seconds).toBe(10);
  service.tell(device.at, 500);
  await aRequested(talent);
  await settled();
  service.tell(device.at, 'silent');
  await passTime(server);
  const { env, log, pool } = server.services;
  const push = { ...pushKind, time_limit_seconds: 0.2 };
  const drainer = createDrainer({
    url: String(pool.options.connectionString),
    env,
    log,
    kinds: { mail: mailKind, webhook: webhookKind, push, sms: smsKind },
  });
  await drainer.drain();
  await drainer.stop();
  expect(await pushes()).toMatchObject([{ state: 'waiting', last_error: 'time_limit', attempts: 2 }]);
});

test('a kind that is turned off is not pushed', async () => {
  const talent = await aTalent(server);
  const device = await aDevice(talent);
  await talent.api.ok('PUT /account/push/choices', { body: { off_kinds: ['requests'], quiet: null } });
  await aRequested(talent);
  expect(await pushes()).toEqual([]);
  expect(device.heard()).toEqual([]);
});

test('a push waits for the end of the quiet hours, without an attempt', async () => {
  const talent = await aTalent(server);
  const device = await aDevice(talent);
  await talent.api.ok('PUT /account/push/choices', {
    body: { off_kinds: [], quiet: { from: '21:00', until: '07:00' } },
  });
  const day = addDays(dayOf(server.services.clock()), 1);
  server.setClock(instantAt(day, '22:00'));
  try {
    await aRequested(talent);
    await settled();
    expect(device.heard()).toEqual([]);
    expect(await pushes()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    // Ten hours and eight in the nights in which the clocks change.
    expect((await pushes())[0]?.wait_minutes).toBeGreaterThanOrEqual(8 * 60 - 1);
    server.setClock(instantAt(addDays(day, 1), '07:00'));
    await triedAgain();
    expect(device.heard()).toHaveLength(1);
  } finally {
    server.stopClock();
  }
});

test('a push that nobody has got in time is given up', async () => {
  const talent = await aTalent(server);
  const device = await aDevice(talent);
  service.tell(device.at, 500);
  await aRequested(talent);
  await settled();
  service.tell(device.at, 201);
  server.stopClock(73 * 3_600_000);
  try {
    await triedAgain();
  } finally {
    server.stopClock();
  }
  expect(await pushes()).toMatchObject([{ state: 'given_up', last_error: 'too_late' }]);
  expect(device.heard()).toHaveLength(1);
});
