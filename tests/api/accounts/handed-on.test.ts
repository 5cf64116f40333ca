/**
 * An account is emptied before its next user gets it: which of its rows are deleted, and which accounts stay as they
 * are.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { handOnAccount } from '#server/features/accounts/account/commands/hand-on-account.ts';
import {
  findSignUp,
  keepSignUp,
  prolongSignUp,
  type WaitingSignUp,
} from '#server/features/accounts/account/commands/keep-sign-up.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { aCompany, aMember, anAdmin, type Company } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { rowsOf } from './security-people.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());

const run = <T>(text: string, ...values: unknown[]) => rowsOf<T>(server, text, ...values);
const now = () => momentOf(server.services.clock());

/** A member with a password, a passkey and a waiting sign-in; removed from the company unless `stays`. */
async function aUser(stays = false) {
  const id = await aMember(server, company, 'caster');
  const [row] = await run<{ email: string }>(
    'update accounts set email_verified = true where id = $1 returning email',
    id,
  );
  await run(`delete from sign_in_methods where account_id = $1`, id);
  await run(
    `insert into sign_in_methods (account_id, provider, provider_account_id, password_hash)
     values ($1, 'credential', $1::uuid, 'earlier')`,
    id,
  );
  await run(
    `insert into passkeys (account_id, credential_id, public_key, name) values ($1, $2, '', 'x')`,
    id,
    randomUUID(),
  );
  await run(
    `insert into verifications (identifier, value, expires_date) values ($2, $1::text, app_now() + interval '1 hour')`,
    id,
    randomUUID(),
  );
  if (!stays) await run('delete from company_members where account_id = $1', id);
  return { id, email: row?.email ?? '' };
}
/** Number of passkeys, number of waiting sign-ins, the password hashes, and the first name of an account. */
const rowsLeft = async (id: string) =>
  (
    await run<{ left: unknown[] }>(
      `select jsonb_build_array(
         (select count(*) from passkeys where account_id = a.id), (select count(*) from verifications where value = a.id::text),
         (select string_agg(password_hash, ' ') from sign_in_methods where account_id = a.id), a.first_name) as left
       from accounts a where a.id = $1`,
      id,
    )
  )[0]?.left;
const handOn = (email: string, proven_hash?: string) =>
  inTransaction(server.services.db, (trx) =>
    handOnAccount(
      trx,
      'company',
      { email, first_name: 'Mia', last_name: 'Ny', password_hash: 'next', ...(proven_hash && { proven_hash }) },
      now(),
    ),
  );

test('the next user gets nothing of the earlier one, unless the password proves that they are the same', async () => {
  const [one, same, changed, other] = [await aUser(), await aUser(), await aUser(), await aUser(true)];
  const untouched = await rowsLeft(other.id);
  expect(await handOn(one.email)).toBe(one.id);
  expect(await rowsLeft(one.id)).toEqual([0, 0, 'next', 'Mia']);
  expect(await handOn(same.email, 'earlier')).toBe(same.id);
  expect(await rowsLeft(same.id)).toEqual([1, 0, 'next', 'Mia']);
  expect(await handOn(changed.email, 'before that')).toBe(changed.id);
  expect(await rowsLeft(changed.id)).toEqual([0, 0, 'next', 'Mia']);
  expect(await handOn(other.email)).toBeNull();
  expect(await rowsLeft(other.id)).toEqual(untouched);
});

test('held mandates leave the account with its user, and ended ones stay with it', async () => {
  const [ended, other] = [await anAdmin(server), await anAdmin(server)];
  const before = await aMandate(ended, company);
  const held = await aMandate(ended, await aCompany(server));
  const others = await aMandate(other, company);
  await run(`update accounts set admin_role = null where id = $1`, ended.account_id);
  await run(`update mandates set status = 'held' where id = $1`, held);
  const next = { email: ended.email, first_name: 'Mia', last_name: 'Ny', password_hash: 'next' };
  expect(await inTransaction(server.services.db, (trx) => handOnAccount(trx, 'admin', next, now()))).toBe(
    ended.account_id,
  );
  const holders = await Promise.all(
    [before, held, others].map((id) =>
      run<{ account_id: string }>('select account_id from mandates where id = $1', id),
    ),
  );
  expect(holders.map(([row]) => row?.account_id)).toEqual([ended.account_id, null, other.account_id]);
});

test('a waiting sign-up belongs to its account, while the account has no user and the link is open', async () => {
  const { db } = server.services;
  const [one, other, used] = [await aUser(), await aUser(), await aUser(true)];
  const form = { first_name: 'Mia', last_name: 'Ny', birth_date: '1990-01-01' };
  const signUp: WaitingSignUp = { password_hash: null, signed_up_date: now().now, role: 'talent', form };
  const start = server.services.clock();
  await run(
    `insert into challenges (purpose, account_id, value, expires_date)
     values ('passkey_registration', $1, '{"form": {"first_name": "Nyckel"}}', app_now() + interval '1 hour')`,
    other.id,
  );
  for (const { id } of [one, used]) await inTransaction(db, (trx) => keepSignUp(trx, id, signUp, now()));
  const found = (id: string) => findSignUp(db, id, now());
  const prolonged = (id: string) => inTransaction(db, (trx) => prolongSignUp(trx, id, now()));
  expect(await Promise.all([one, other, used].map(({ id }) => found(id)))).toEqual([signUp, undefined, undefined]);
  server.setClock(new Date(start.getTime() + 23 * 3_600_000).toISOString());
  expect([await prolonged(one.id), await prolonged(other.id), await prolonged(used.id)]).toEqual([
    'Mia',
    undefined,
    undefined,
  ]);
  server.setClock(new Date(start.getTime() + 46 * 3_600_000).toISOString());
  expect(await found(one.id)).toEqual(signUp);
  server.setClock(new Date(start.getTime() + 47 * 3_600_000).toISOString());
  expect([await found(one.id), await prolonged(one.id)]).toEqual([undefined, undefined]);
  server.setClock(start.toISOString());
});
