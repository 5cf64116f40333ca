/** The devices of an account: who sees and removes them, and what ends them. */
import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { SWEEPS } from '#server/features/accounts/retention/commands/end-classes.ts';
import { endSessions } from '#server/features/accounts/security/commands/end-sessions.ts';
import { DEVICES_AT_MOST } from '#server/features/talk/push/commands/add-device.ts';
import { publicKeyOf } from '#server/push/push-keys.ts';
import { aCompany, anAdmin, aTalent, type Person, signedInAnew } from '#tests/factories/people.ts';
import { aSubscription } from '#tests/factories/pushes.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startTestServer();
  key = (await (await aTalent(server)).api.ok('GET /account/push')).public_key;
});
afterAll(() => server.stop());

const add = (api: Person['api'], body = aSubscription(key)) => api.ok('POST /account/push/devices', { body });
const devicesOf = async (api: Person['api']) => (await api.ok('GET /account/push')).devices;
const rows = async (query: string, ...values: unknown[]) => (await server.services.pool.query(query, values)).rows;

test('the first start makes one key pair, whichever process is first, and its private key is sealed', async () => {
  const stored = await rows('select public_key, private_key_sealed from push_keys');
  expect(stored.map(({ public_key }) => public_key)).toEqual([key]);
  expect(stored[0].private_key_sealed.length).toBeGreaterThan(60);
});

test('after an operator has deleted the keys, processes that start at once make one pair, and every device is new', async () => {
  const talent = await aTalent(server);
  await add(talent.api);
  await rows('delete from push_keys');
  const [one, two] = await Promise.all([publicKeyOf(server.services), publicKeyOf(server.services)]);
  expect([two, one === key]).toEqual([one, false]);
  expect(await devicesOf(talent.api)).toEqual([]);
  key = one;
});

test('each role chooses among the kinds that it can get', async () => {
  const kindsOf = async ({ api }: Person) => (await api.ok('GET /account/push')).kinds;
  const all = ['requests', 'times', 'call_sheets', 'signatures', 'messages'];
  expect(await kindsOf(await aTalent(server))).toEqual(all);
  expect(await kindsOf(await aCompany(server))).toEqual(['requests', 'times', 'signatures', 'messages']);
  expect(await kindsOf(await anAdmin(server))).toEqual(['messages']);
});

test('a session has one device, and the address of a browser belongs to the person who used it last', async () => {
  const [one, other] = [await aTalent(server), await aTalent(server)];
  await add(one.api);
  const body = aSubscription(key);
  await add(one.api, body);
  expect(await devicesOf(one.api)).toMatchObject([{ is_current: true }]);
  await add(other.api, body);
  expect(await devicesOf(one.api)).toEqual([]);
  expect(await devicesOf(other.api)).toHaveLength(1);
});

test('nobody sees, changes or removes the device of another', async () => {
  const [one, other] = [await aTalent(server), await aTalent(server)];
  await add(one.api);
  const [device] = await devicesOf(one.api);
  const named = { params: { id: device?.id ?? '' } };
  expect(await devicesOf(other.api)).toEqual([]);
  expect((await other.api.refusal('DELETE /account/push/devices/:id', named)).code).toBe('not_found');
  expect(await devicesOf(one.api)).toHaveLength(1);
  await one.api.ok('DELETE /account/push/devices/:id', named);
  expect(await devicesOf(one.api)).toEqual([]);
});

test('an address outside the push services, a key that is none and a key of before are refused', async () => {
  const { api } = await aTalent(server);
  const refused = async (body: ReturnType<typeof aSubscription>) =>
    (await api.refusal('POST /account/push/devices', { body })).code;
  for (const endpoint of ['https://example.com/a', 'https://localhost:1/a', 'http://fcm.googleapis.com/a']) {
    expect(await refused(aSubscription(key, endpoint))).toBe('push_service_unknown');
  }
  expect(await refused({ ...aSubscription(key), p256dh: `B${'A'.repeat(86)}` })).toBe('push_service_unknown');
  const before = createECDH('prime256v1').generateKeys('base64url');
  expect(await refused(aSubscription(before))).toBe('changed_meanwhile');
  expect(await devicesOf(api)).toEqual([]);
});

test('an account has ten devices at most, and the longest unused is removed', async () => {
  const talent = await aTalent(server);
  for (let count = 0; count <= DEVICES_AT_MOST; count += 1) {
    server.stopClock(count);
    await add(await signedInAnew(server, talent));
  }
  const used = (await devicesOf(talent.api)).map(({ used_date }) => used_date);
  expect(used).toHaveLength(DEVICES_AT_MOST);
  expect(used).toEqual(used.toSorted().toReversed());
});

test('no subscription is stored in plain', async () => {
  const { api, account_id } = await aTalent(server);
  const body = aSubscription(key);
  await add(api, body);
  const [stored] = await rows(
    'select encode(subscription_sealed, $2) as sealed, push_devices::text as whole from push_devices where account_id = $1',
    account_id,
    'escape',
  );
  for (const part of [body.endpoint, body.auth, body.p256dh]) {
    expect(stored.sealed).not.toContain(part);
    expect(stored.whole).not.toContain(part);
  }
});

test('signing out ends the device of that session, and ending other sessions ends theirs', async () => {
  const talent = await aTalent(server);
  const [here, there] = [talent.api, await signedInAnew(server, talent)];
  await add(here);
  await add(there);
  await there.ok('POST /account/sign-out');
  expect(await devicesOf(here)).toMatchObject([{ is_current: true }]);
  await add(await signedInAnew(server, talent));
  await here.ok('POST /account/sessions/end-others');
  expect(await devicesOf(here)).toMatchObject([{ is_current: true }]);
});

test('the device of a session that has expired stays, until everything else is signed out', async () => {
  const talent = await aTalent(server);
  await add(await signedInAnew(server, talent));
  await server.services.pool.query(
    `update sessions set expires_date = '2020-01-01' where id = (select session_id from push_devices where account_id = $1)`,
    [talent.account_id],
  );
  const now = momentOf(server.services.clock());
  const look = { ...now, before: now.now, before_day: now.today };
  const sweep = SWEEPS.sign_ins[0];
  const keys = await sweep?.find(server.services.db, look, [], 99);
  await inTransaction(server.services.db, (trx) => sweep?.end(trx, keys ?? [], look) ?? Promise.resolve(0));
  expect(await devicesOf(talent.api)).toMatchObject([{ is_current: false }]);
  await talent.api.ok('POST /account/sessions/end-others');
  expect(await devicesOf(talent.api)).toEqual([]);
});

test('a reset password and a suspension end every device, also one whose session has expired', async () => {
  const [forgetful, suspended, admin] = [await aTalent(server), await aTalent(server), await anAdmin(server)];
  for (const { api, account_id } of [forgetful, suspended]) {
    await add(api);
    await rows('update push_devices set session_id = null where account_id = $1', account_id);
  }
  const left = (of: Person) => rows('select id from push_devices where account_id = $1', of.account_id);
  await endSessions(server.services.db, forgetful.account_id);
  await admin.api.ok('POST /admin/talents/suspend', { body: { ids: [suspended.talent_id], reason: 'Bilderna.' } });
  expect([await left(forgetful), await left(suspended)]).toEqual([[], []]);
});
