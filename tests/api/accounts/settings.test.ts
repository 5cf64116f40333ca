import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LimitKey } from '#domain/accounts/setting/settings.ts';
import { readLimit, readSetting } from '#server/features/accounts/setting/queries.ts';
import { aCompany, anAdmin, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, other] = [await anAdmin(server), await anAdmin(server)];
});
afterAll(() => server.stop());

const now = async () => {
  const { items } = await admin.api.ok('GET /admin/settings');
  return items.find(({ key }) => key === 'profile_review');
};
const written = (value: string, seen_version_id: number | null, why = 'Vi har fler profiler än vi hinner med.') =>
  ({ key: 'profile_review', value, why, seen_version_id }) as const;

test('a setting is its default until it is set, and every version names its writer, its time, the value before and after', async () => {
  const { db, pool } = server.services;
  expect([await now(), await readSetting(db, 'profile_review')]).toEqual([
    { key: 'profile_review', value: 'new', version_id: null, since: null, by: null },
    'new',
  ]);
  const set = await admin.api.ok('POST /admin/settings', { body: written('none', null) });
  expect([set.value, set.by, await readSetting(db, 'profile_review')]).toEqual(['none', admin.name, 'none']);
  // Repeating the call changes nothing.
  expect(await admin.api.ok('POST /admin/settings', { body: written('none', null) })).toEqual(set);
  // Restores the setting.
  await other.api.ok('POST /admin/settings', { body: written('new', set.version_id, 'Det blev fel.') });
  const { items, total } = await admin.api.ok('GET /admin/settings/history', { query: { key: 'profile_review' } });
  expect([total, items.map(({ value_before, value, by, why }) => [value_before, value, by, why])]).toEqual([
    2,
    [
      ['none', 'new', other.name, 'Det blev fel.'],
      ['new', 'none', admin.name, 'Vi har fler profiler än vi hinner med.'],
    ],
  ]);
  await expect(pool.query('delete from setting_versions')).rejects.toThrow();
});

test('of two administrators who change a setting at once one is refused, and an invalid value is refused beside its field', async () => {
  const seen = (await now())?.version_id ?? null;
  const outcomes = await Promise.all(
    [admin, other].map((one, at) =>
      one.api.call('POST /admin/settings', { body: written(at === 0 ? 'all' : 'none', seen) }),
    ),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { fields } = await admin.api.refusal('POST /admin/settings', { body: written('sometimes', seen) });
  expect(fields).toEqual({ value: 'Välj något i listan.' });
});

describe('a limit', () => {
  const set = async (key: LimitKey, value: string) => {
    const { items } = await admin.api.ok('GET /admin/settings');
    const seen_version_id = items.find((one) => one.key === key)?.version_id ?? null;
    return { key, value, why: 'Vi behöver en annan gräns.', seen_version_id };
  };

  test('is a whole number within its bounds, written in one way', async () => {
    const { items } = await admin.api.ok('GET /admin/settings');
    expect(items.find(({ key }) => key === 'company_members')?.value).toBe('50');
    for (const value of ['0', '501', '2.5', '1e2', '050', '-3', '', 'många']) {
      const { fields } = await admin.api.refusal('POST /admin/settings', { body: await set('company_members', value) });
      expect([value, fields]).toEqual([value, { value: 'Skriv ett helt tal från 1 till 500.' }]);
    }
    await admin.api.ok('POST /admin/settings', { body: await set('company_members', '500') });
    expect(await readLimit(server.services.db, 'company_members')).toBe(500);
  });

  test('of members holds from the next invitation on, and existing members stay', async () => {
    const { api } = await aCompany(server);
    const invitation = (n: number) => ({ body: { email: `gransen-${n}@example.se`, role: 'caster' as const } });
    await admin.api.ok('POST /admin/settings', { body: await set('company_members', '2') });
    await api.ok('POST /company/invitations', invitation(1));
    expect((await api.refusal('POST /company/invitations', invitation(2))).code).toBe('members_full');
    await admin.api.ok('POST /admin/settings', { body: await set('company_members', '1') });
    const { members, invitations } = await api.ok('GET /company/members');
    expect([members.length, invitations.length]).toEqual([1, 1]);
    await admin.api.ok('POST /admin/settings', { body: await set('company_members', '50') });
    await api.ok('POST /company/invitations', invitation(2));
  });

  test('of keys holds from the next key on', async () => {
    const { api } = await aCompany(server);
    const body = { name: 'Bokning', rights: 'read' as const };
    await admin.api.ok('POST /admin/settings', { body: await set('company_keys', '0') });
    expect((await api.refusal('POST /company/keys', { body })).code).toBe('keys_full');
    await admin.api.ok('POST /admin/settings', { body: await set('company_keys', '1') });
    await api.ok('POST /company/keys', { body });
    expect((await api.refusal('POST /company/keys', { body })).code).toBe('keys_full');
  });
});
