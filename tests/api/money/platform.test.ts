import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WrittenPlatform } from '#contract/money/platform.ts';
import { findPlatform } from '#server/features/money/platform/queries/find-platform.ts';
import { anAdmin, type Person } from '#tests/factories/people.ts';
import { OUR_PLATFORM } from '#tests/factories/platform.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, other] = [await anAdmin(server), await anAdmin(server)];
});
beforeEach(() => server.setClock('2026-11-10T08:00:00Z'));
afterAll(() => server.stop());

const versions = async () => (await admin.api.ok('GET /admin/platform', { query: {} })).items;
const written = async (change: Partial<WrittenPlatform> = {}): Promise<WrittenPlatform> => ({
  ...OUR_PLATFORM,
  valid_from: '2026-11-10',
  why: 'Vi har flyttat.',
  seen_version: (await versions())[0]?.version ?? 0,
  ...change,
});
const nameOn = async (day: string) => (await findPlatform(server.services.db, day))?.name;

test('the details of the platform are known by the day, and every version with its writer and reason', async () => {
  const coming = await written({ name: 'Medverka Nya AB', valid_from: '2027-01-01' });
  expect(await admin.api.ok('POST /admin/platform', { body: coming })).toMatchObject({
    version: 2,
    state: 'coming',
    by: admin.name,
    why: 'Vi har flyttat.',
  });
  const today = await written({ name: 'Medverka i dag AB' });
  expect(await other.api.ok('POST /admin/platform', { body: today })).toMatchObject({ state: 'present' });
  expect([await nameOn('2019-12-31'), await nameOn('2026-11-09'), await nameOn('2026-12-31')]).toEqual([
    undefined,
    'Medverka AB',
    'Medverka i dag AB',
  ]);
  expect(await nameOn('2027-01-01')).toBe('Medverka Nya AB');
  // Of two versions that are valid from the same day, the later one applies.
  await admin.api.ok('POST /admin/platform', { body: await written({ name: 'Medverka rätt AB' }) });
  expect(await nameOn('2026-11-10')).toBe('Medverka rätt AB');
  expect((await versions()).map(({ version, state }) => [version, state])).toEqual([
    [4, 'present'] as const,
    [3, 'past'] as const,
    [2, 'coming'] as const,
    [1, 'past'] as const,
  ]);
});

test('of two administrators who have seen the same version one adds the next, and the other is told', async () => {
  const body = await written();
  const both = await Promise.all([admin, other].map((person) => person.api.call('POST /admin/platform', { body })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await admin.api.refusal('POST /admin/platform', { body })).code).toBe('changed_meanwhile');
  const ahead = { ...body, seen_version: body.seen_version + 9 };
  expect((await admin.api.refusal('POST /admin/platform', { body: ahead })).code).toBe('changed_meanwhile');
});

describe('numbers are checked beside their fields', () => {
  test.each([
    ['org_number', '556677-8898'],
    ['vat_number', 'SE556677889801'],
    ['postcode', '1112'],
    ['bankgiro', '555-1238'],
    ['iban', 'SE35 5000 0000 0549 1000 0004'],
    ['bic', 'ESSE'],
    ['bank', 'danske'],
    ['bank_debtor_id', ''],
    ['valid_from', '2026-11-09'],
    ['name', ' '],
    ['why', ''],
  ])('%s', async (field, text) => {
    const body = await written({ [field]: text });
    const refused = await admin.api.refusal('POST /admin/platform', { body });
    expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(['invalid_input', [field]]);
  });

  test('and kept without the signs that only make them easier to read', async () => {
    const numbers = { org_number: '556677-8899', vat_number: 'se 556677-8899 01', postcode: '111 20' };
    const body = await written({ ...numbers, bankgiro: '555-1239', iban: 'SE35 5000 0000 0549 1000 0003' });
    expect(await admin.api.ok('POST /admin/platform', { body })).toMatchObject(OUR_PLATFORM);
  });
});

test('the database itself refuses to change or remove a version', async () => {
  for (const statement of [
    `update platform_details set name = 'Ett annat AB'`,
    'delete from platform_details',
    'truncate platform_details',
  ]) {
    await expect(server.services.pool.query(statement), statement).rejects.toThrow('never changed or removed');
  }
});
