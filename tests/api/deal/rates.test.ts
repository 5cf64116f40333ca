import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WrittenRate } from '#contract/deal/rate.ts';
import { loadRates } from '#server/features/deal/rate/queries/load-rates.ts';
import { anAdmin, type Person } from '#tests/factories/people.ts';
import { ratesKnownSince } from '#tests/factories/rates.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { closeStreams, listen, SOON } from '../kernel/live-stream.ts';

let server: TestServer;
let admin: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, other] = [await anAdmin(server), await anAdmin(server)];
  await ratesKnownSince(server, '2026-01-01T08:00:00Z');
});
beforeEach(() => server.setClock('2026-11-10T08:00:00Z'));
afterAll(async () => {
  closeStreams();
  await server.stop();
});

const written = (change: Partial<WrittenRate> = {}): WrittenRate => ({
  key: 'commission',
  value: 1800,
  valid_from: '2027-01-01',
  source: 'Vår egen.',
  is_uncertain: false,
  why: 'Styrelsen har bestämt det.',
  ...change,
});
const add = (change?: Partial<WrittenRate>, by = admin) => by.api.ok('POST /admin/rates', { body: written(change) });
/** The newest entry of the log. */
async function lastLogged() {
  const { rows } = await server.services.pool.query('select * from rate_log order by id desc limit 1');
  return rows[0];
}
/** Adds a rate that no other test changes. @returns its entry in the log */
async function logged(valid_from: string, value: number) {
  await add({ key: 'per_diem_free', valid_from, value });
  return await lastLogged();
}
const takeBack = (id: string, by = admin) =>
  by.api.call('POST /admin/rates/:id/take-back', { params: { id }, body: { why: 'Det blev fel.' } });
const all = async (key: WrittenRate['key']) =>
  (await admin.api.ok('GET /admin/rates/history', { query: { key } })).items;
const valueOn = async (day: string, key: WrittenRate['key'] = 'commission') =>
  (await loadRates(server.services.db, day))[key].value;

test('administrators see the present and the coming rates, with source, writer and reason', async () => {
  const { items } = await admin.api.ok('GET /admin/rates');
  expect(items.find(({ key }) => key === 'employer_contribution_young')).toMatchObject({
    present: { value: 2081, valid_from: '2026-04-01', state: 'present', added: null, actions: [] },
    coming: { value: 3142, valid_from: '2027-10-01', state: 'coming', actions: ['take-back'] },
  });
  expect((await all('employer_contribution_young')).map(({ state }) => state)).toEqual(['coming', 'present', 'past']);
  const stream = await listen(other, server);
  const added = await add({ key: 'collection_fee', value: 19_000 });
  expect(added).toMatchObject({
    state: 'coming',
    added: { by: admin.name, why: 'Styrelsen har bestämt det.', date: '2026-11-10T08:00:00.000Z' },
    taken_back: null,
  });
  await vi.waitFor(() => expect(stream.heard()).toMatchObject({ rate: null }), SOON);
  expect([await valueOn('2026-12-31', 'collection_fee'), await valueOn('2027-01-01', 'collection_fee')]).toEqual([
    18_000, 19_000,
  ]);
});

describe('a wrong rate is refused beside its field', () => {
  test.each([
    ['value', { value: 20_000 }],
    ['value', { value: -1 }],
    ['value', { key: 'holiday_pay', value: 1100 }],
    ['valid_from', { valid_from: '2026-11-10' }],
    ['valid_from', { valid_from: '2026-02-30' }],
    ['source', { source: ' ' }],
    ['why', { why: '' }],
  ] as const)('%s', async (field, change) => {
    const refused = await admin.api.refusal('POST /admin/rates', { body: written(change) });
    expect(refused.code).toBe('invalid_input');
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
  });
});

test('of two administrators who add the same rate for the same day one succeeds, and the other is told', async () => {
  const both = await Promise.all(
    [admin, other].map(({ api }, index) =>
      api.call('POST /admin/rates', { body: written({ valid_from: '2028-01-01', value: 1700 + index }) }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const rows = (await all('commission')).filter(({ valid_from }) => valid_from === '2028-01-01');
  expect(rows).toHaveLength(1);
});

test('a rate that has not begun may be taken back once, stays visible, and may be replaced', async () => {
  const { id } = await add({ valid_from: '2029-01-01', value: 1500 });
  const answers = await Promise.all([takeBack(id), takeBack(id, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await valueOn('2029-01-01')).not.toBe(1500);
  server.setClock('2026-11-10T09:00:00Z');
  await add({ valid_from: '2029-01-01', value: 1600 }, other);
  expect(await valueOn('2029-01-01')).toBe(1600);
  const [standing, taken] = (await all('commission')).filter(({ valid_from }) => valid_from === '2029-01-01');
  expect(standing).toMatchObject({ state: 'coming', value: 1600, added: { by: other.name } });
  expect(taken).toMatchObject({ state: 'taken_back', value: 1500, taken_back: { why: 'Det blev fel.' }, actions: [] });
});

test('a rate that applies already is not withdrawn, and the log shows who changed it, the old value and the new', async () => {
  const { id } = await add({ key: 'reminder_fee', valid_from: '2026-11-11', value: 7000 });
  const gone = await add({ key: 'reminder_fee', valid_from: '2026-12-01', value: 8000 });
  await takeBack(gone.id, other);
  server.setClock('2026-11-10T23:30:00Z');
  expect((await takeBack(id)).body).toMatchObject({ error: { code: 'rate_has_begun' } });
  const { rows } = await server.services.pool.query(
    `select act, actor_name, value_before, value_after from rate_log where rate_id = any($1) order by id`,
    [[id, gone.id]],
  );
  expect(rows).toEqual([
    { act: 'added', actor_name: admin.name, value_before: 0, value_after: 7000 },
    { act: 'added', actor_name: admin.name, value_before: 7000, value_after: 8000 },
    { act: 'taken_back', actor_name: other.name, value_before: 8000, value_after: 7000 },
  ]);
});

test('the log names the value on the first day of a rate, also when a later rate is already decided', async () => {
  const now = await valueOn('2026-11-10', 'per_diem_free');
  const { rate_id } = await logged('2027-06-01', 50_000);
  expect(await logged('2027-03-01', 40_000)).toMatchObject({ value_before: now, value_after: 40_000 });
  expect((await takeBack(rate_id)).status).toBe(200);
  expect(await lastLogged()).toMatchObject({ act: 'taken_back', value_before: 50_000, value_after: 40_000 });
  expect(await logged('2027-02-01', 30_000)).toMatchObject({ value_before: now, value_after: 30_000 });
});

test('the database itself refuses to change or remove a rate', async () => {
  await add({ key: 'late_payment_fee', value: 50_000 });
  for (const statement of [
    'update rates set value = value',
    `update rates set source = 'En annan.' where key = 'late_payment_fee'`,
    `update rates set taken_back_date = '2027-01-01T00:00:00Z', value = 1 where valid_from > '2027-01-01'`,
    `update rates set taken_back_date = app_now() + interval '1 year' where valid_from < '2026-05-01'`,
    'delete from rates',
    'truncate rates cascade',
    'update rate_log set why = why',
    'delete from rate_log',
    'truncate rate_log',
  ]) {
    await expect(server.services.pool.query(statement), statement).rejects.toThrow('never changed or removed');
  }
});
