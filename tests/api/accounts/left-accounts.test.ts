/** Accounts without a user: which accounts have none, and the password that proves the earlier user. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { provenHash } from '#server/features/accounts/account/commands/hand-on-account.ts';
import { findLeftAccount } from '#server/features/accounts/account/queries/left-account.ts';
import { hasOtherWayIn } from '#server/features/accounts/account/queries/other-way-in.ts';
import { aCompany, aMember, anAdmin, aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { SOON } from '../kernel/live-stream.ts';
import { openBrowser, refusal } from './account-browser.ts';
import { aPersonWithPassword, PASSWORD, rowsOf } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const run = <T>(text: string, ...values: unknown[]) => rowsOf<T>(server, text, ...values);
const link = (account_id: string, provider: string) =>
  run(
    'insert into sign_in_methods (account_id, provider, provider_account_id) values ($1, $2, $3)',
    account_id,
    provider,
    randomUUID(),
  );

test('an account is left by a removed member or a former administrator, and by no other account', async () => {
  const { db } = server.services;
  const [company, owner, ended] = [await aCompany(server), await anAdmin(server), await anAdmin(server)];
  const id = await aMember(server, company, 'caster');
  const [member] = await run<{ email: string }>('select email from accounts where id = $1', id);
  const left = (email = '') =>
    Promise.all((['company', 'admin'] as const).map((role) => findLeftAccount(db, email, role)));
  expect(await left(member?.email)).toEqual([null, null]);
  expect(await left(ended.email)).toEqual([null, null]);
  await company.api.ok('DELETE /company/members/:id', { params: { id }, body: {} });
  await owner.api.ok('POST /admin/administrators/:id/end', { params: { id: ended.account_id }, body: {} });
  expect(await left(member?.email)).toEqual([id, null]);
  expect(await left(ended.email)).toEqual([null, ended.account_id]);
  for (const { email } of [company, owner, await aTalent(server)]) expect(await left(email)).toEqual([null, null]);
});

test('the earlier user is proven by the password of the confirmed account at the address, whatever else signs in', async () => {
  const { db } = server.services;
  await aPersonWithPassword(server);
  const { account_id, email } = await aPersonWithPassword(server);
  // Makes the row of the provider come before the row of the password.
  const [password] = await run<{ password_hash: string }>(
    "delete from sign_in_methods where account_id = $1 and provider = 'credential' returning password_hash",
    account_id,
  );
  await link(account_id, 'google');
  await run(
    `insert into sign_in_methods (account_id, provider, provider_account_id, password_hash)
     values ($1, 'credential', $1::uuid, $2)`,
    account_id,
    password?.password_hash,
  );
  expect(await provenHash(db, email, PASSWORD)).toBe(password?.password_hash);
  expect(await provenHash(db, email, 'ett annat ord')).toBeNull();
  expect(await provenHash(db, 'nobody@example.com', PASSWORD)).toBeNull();
  await run('update accounts set email_verified = false where id = $1', account_id);
  expect(await provenHash(db, email, PASSWORD)).toBeNull();
});

test('a sign-in method is the last one if no other method of the account remains', async () => {
  const [{ account_id }, other] = [await aPersonWithPassword(server), await aPersonWithPassword(server)];
  const others = (provider: 'google' | 'credential') =>
    inTransaction(server.services.db, (trx) => hasOtherWayIn(trx, account_id, { provider: provider as 'google' }));
  await link(other.account_id, 'google');
  expect([await others('google'), await others('credential')]).toEqual([true, false]);
  await link(account_id, 'google');
  expect([await others('google'), await others('credential')]).toEqual([true, true]);
  await run(`update sign_in_methods set password_hash = null where account_id = $1`, account_id);
  expect(await others('google')).toBe(false);
});

test('a repeated sign-up sets the password of its own account, and of no provider', async () => {
  const [{ account_id, email }, other] = [
    await aPersonWithPassword(server, { is_verified: false }),
    await aPersonWithPassword(server, { is_verified: false }),
  ];
  await link(account_id, 'google');
  const passwords = (id: string) =>
    run<{ provider: string; password_hash: string | null }>(
      'select provider, password_hash from sign_in_methods where account_id = $1 order by provider',
      id,
    );
  const [[before], others] = [await passwords(account_id), await passwords(other.account_id)];
  const person = { first_name: 'Bo', last_name: 'Ny', birth_date: '1991-01-01', accepts_terms: true };
  await openBrowser(server.url).post('/account/talent-sign-up', { ...person, email, password: 'sju gröna hästar' });
  const [credential, google] = await passwords(account_id);
  expect(credential?.password_hash).not.toBe(before?.password_hash);
  expect(google?.password_hash).toBeNull();
  expect(await passwords(other.account_id)).toEqual(others);
  const names = await run<{ first_name: string }>('select first_name from accounts where id = any($1) order by 1', [
    account_id,
    other.account_id,
  ]);
  expect(names.map(({ first_name }) => first_name)).toEqual(['Ada', 'Bo']);
});

test('a repeated sign-up that meets the confirmation of its address changes nothing', async () => {
  const { account_id, email } = await aPersonWithPassword(server, { is_verified: false });
  const confirming = await server.services.pool.connect();
  try {
    await confirming.query('begin');
    await confirming.query('update accounts set email_verified = true where id = $1', [account_id]);
    const person = { first_name: 'Bo', last_name: 'Ny', birth_date: '1991-01-01', accepts_terms: true };
    const body = { ...person, email, password: 'sju gröna hästar' };
    const answer = openBrowser(server.url).post('/account/talent-sign-up', body);
    await vi.waitFor(
      async () => {
        const waiting = await run(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(1);
      },
      { ...SOON, timeout: 10_000 },
    );
    await confirming.query('commit');
    expect(refusal(await answer).code).toBe('already_registered_verified');
  } finally {
    confirming.release();
  }
  expect(await run('select first_name from accounts where id = $1', account_id)).toEqual([{ first_name: 'Ada' }]);
});
