/**
 * Talents who sign up by Google or Facebook must first give the required facts; the name only if the provider has not
 * given it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const TOLD = { birth_date: '1990-02-28', accepts_terms: true } as const;

/** A talent who has just signed up by Google or Facebook, which gave only this name. */
async function cameByProvider(name: { first_name: string; last_name: string }) {
  const talent = await aTalent(server);
  const { first_name, last_name } = name;
  const whole = `${first_name} ${last_name}`.trim();
  const { pool } = server.services;
  await pool.query(
    'update accounts set birth_date = null, terms_version = null, name = $2, first_name = $3, last_name = $4 where id = $1',
    [talent.account_id, whole, first_name, last_name],
  );
  await pool.query('update talents set birth_date = null, first_name = $2, last_name = $3 where id = $1', [
    talent.talent_id,
    first_name,
    last_name,
  ]);
  return talent.api;
}

test('the name is asked for where the provider has told none', async () => {
  const api = await cameByProvider({ first_name: '', last_name: '' });
  const refused = await api.refusal('POST /account/registration', { body: { ...TOLD, last_name: 'Lind' } });
  expect([refused.code, refused.fields]).toEqual(['invalid_input', { first_name: 'Fyll i förnamnet.' }]);
  const body = { ...TOLD, first_name: 'Ada', last_name: 'Lind' };
  expect((await api.ok('POST /account/registration', { body })).name).toBe('Ada Lind');
  expect(await api.ok('GET /talent/profile')).toMatchObject({ first_name: 'Ada', last_name: 'Lind' });
});

test('a name that the provider has told stays', async () => {
  const api = await cameByProvider({ first_name: 'Bo', last_name: 'Ek' });
  const body = { ...TOLD, first_name: 'Ada', last_name: 'Lind' };
  expect((await api.ok('POST /account/registration', { body })).name).toBe('Bo Ek');
});
