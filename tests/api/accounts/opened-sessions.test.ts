/** The last checks of a sign-in: the account still has the proven sign-in method, and guesses are counted. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { CODE_GUESSES, countGuess } from '#server/features/accounts/account/commands/count-guess.ts';
import { openSession, type SignInMethod } from '#server/features/accounts/account/commands/open-session.ts';
import { recordUse } from '#server/features/accounts/account/commands/record-use.ts';
import { spendCode, wasCodeUsed } from '#server/features/accounts/account/commands/spend-code.ts';
import { findSignInRefusal } from '#server/features/accounts/account/queries/sign-in-refusal.ts';
import { anAdmin } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aPersonWithPassword, rowsOf } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: '1' });
});
afterAll(() => server.stop());

const run = <T>(text: string, ...values: unknown[]) => rowsOf<T>(server, text, ...values);

test('a session opens only by a proof that its account still has, and a refused one is gone', async () => {
  const [{ account_id }, other] = [await aPersonWithPassword(server), await aPersonWithPassword(server)];
  const set = (id: string, hash: string) =>
    run('update sign_in_methods set password_hash = $2 where account_id = $1', id, hash);
  await set(account_id, 'own');
  await set(other.account_id, 'other');
  const browser = { ip: '192.0.2.1', user_agent: null, cookie: null };
  const open = async (method: SignInMethod, password_hash?: string) => {
    const moment = momentOf(server.services.clock());
    const opening = { method, remember: false, browser, moment, ...(password_hash && { password_hash }) };
    const opened = await openSession(server.services, account_id, opening);
    return isRefusal(opened) ? opened.refused : 'opened';
  };
  const addKeys = async (id: string) => {
    await run(
      `insert into passkeys (account_id, credential_id, public_key, name) values ($1, $2, '', 'Telefon')`,
      id,
      randomUUID(),
    );
    await run(
      `insert into sign_in_methods (account_id, provider, provider_account_id) values ($1, 'google', $2)`,
      id,
      randomUUID(),
    );
  };
  await addKeys(other.account_id);
  const refused = [await open('password', 'earlier'), await open('password', 'other')];
  refused.push(await open('passkey'), await open('google'));
  expect(refused).toEqual(refused.map(() => 'wrong_credentials'));
  expect(await run('select from sessions where account_id = $1', account_id)).toEqual([]);
  await addKeys(account_id);
  expect(await open('facebook')).toBe('wrong_credentials');
  expect([await open('password', 'own'), await open('passkey'), await open('google')]).toEqual([
    'opened',
    'opened',
    'opened',
  ]);
  expect(await run('select from sessions where account_id = $1', account_id)).toHaveLength(3);
});

test('an administrator signs in only with a second factor that is confirmed and turned on', async () => {
  const { account_id } = await anAdmin(server);
  const refusal = () => findSignInRefusal(server.services.db, account_id);
  expect(await refusal()).toBeNull();
  const turn = (is_on: boolean) => run('update accounts set two_factor_enabled = $2 where id = $1', account_id, is_on);
  await turn(false);
  expect(await refusal()).toBe('second_factor_missing');
  await turn(true);
  await run('update two_factors set verified = false where account_id = $1', account_id);
  expect(await refusal()).toBe('second_factor_missing');
  expect(await findSignInRefusal(server.services.db, randomUUID())).toBe('no_profile');
});

test('a known device counts its own guesses, then as a stranger, and right guesses are taken back', async () => {
  const { limits } = server.services;
  const guess = (account: string, is_known: boolean) => countGuess(limits, CODE_GUESSES, { account }, is_known);
  const allowed = async (account: string, is_known: boolean, tries: number) => {
    let count = 0;
    for (let at = 0; at < tries; at += 1) if (!isRefusal(await guess(account, is_known))) count += 1;
    return count;
  };
  const [one, other, right] = [randomUUID(), randomUUID(), randomUUID()];
  expect(await allowed(one, false, 21)).toBe(20);
  expect(await allowed(one, true, 11)).toBe(10);
  expect(await allowed(other, true, 31)).toBe(30);
  for (const is_known of [true, false]) {
    for (let at = 0; at < 21; at += 1) {
      const counted = await guess(right, is_known);
      expect(isRefusal(counted)).toBe(false);
      if (!isRefusal(counted)) await counted.wasRight();
    }
  }
});

test('a code of an authenticator is used once, by its account', async () => {
  const [one, other] = [await anAdmin(server), await anAdmin(server)];
  const used = () =>
    Promise.all([one, other].map(({ account_id }) => wasCodeUsed(server.services, account_id, '123456')));
  expect(await used()).toEqual([false, false]);
  const spend = () => spendCode(server.services, one.account_id, '123456');
  expect((await Promise.all([spend(), spend()])).toSorted()).toEqual([false, true]);
  expect(await used()).toEqual([true, false]);
  expect(await wasCodeUsed(server.services, one.account_id, '654321')).toBe(false);
});

test('the use of an account is stored once a day, and at once when its owner was asked whether to keep it', async () => {
  const [{ account_id }, other] = [await aPersonWithPassword(server), await aPersonWithPassword(server)];
  const START = Date.parse('2036-08-14T10:00:00Z');
  const HOUR = 3_600_000;
  const use = (after_ms: number) =>
    inTransaction(server.services.db, (trx) => recordUse(trx, account_id, momentOf(new Date(START + after_ms))));
  const stored = async (id: string) =>
    (await run<{ at: Date }>('select last_used_date as at from accounts where id = $1', id))[0]?.at;
  const after = async () => new Date((await stored(account_id)) ?? 0).getTime() - START;
  const others = await stored(other.account_id);
  await use(0);
  const seen: number[] = [];
  for (const after_ms of [HOUR, 24 * HOUR, 24 * HOUR + 1]) {
    await use(after_ms);
    seen.push(await after());
  }
  expect(seen).toEqual([0, 0, 24 * HOUR + 1]);
  await run('update accounts set idle_asked_date = app_now() where id = $1', account_id);
  await use(25 * HOUR);
  expect(await after()).toBe(25 * HOUR);
  expect(await run('select from accounts where id = $1 and idle_asked_date is null', account_id)).toHaveLength(1);
  expect(await stored(other.account_id)).toEqual(others);
});
