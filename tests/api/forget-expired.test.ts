import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetExpired } from '#server/features/account/commands/forget-expired.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';

const START = '2026-11-21T09:00:00Z';
const daysOn = (days: number) => new Date(Date.parse(START) + days * 86_400_000).toISOString();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
  server.setClock(START);
});
afterAll(() => server.stop());

const count = async (text: string) => {
  const { rows } = await server.services.pool.query<{ count: number }>(`select count(*)::int as count from ${text}`);
  return rows[0]?.count;
};

test('what can never be used again is deleted, and what is in use stays', async () => {
  const [talent, company] = [await aTalent(server), await aCompany(server)];
  const person = { first_name: 'Ada', last_name: 'Lind', password: 'tre små grisar', birth_date: '1990-02-28' };
  const body = { ...person, email: 'aldrig@example.se', accepts_terms: true };
  expect((await openBrowser(server.url).post('/account/talent-sign-up', body)).status).toBe(200);
  const application = {
    ...{ first_name: 'Bo', last_name: 'Aldrig', email: 'bolaget@example.se', password: 'tre små grisar' },
    ...{ company_name: 'Aldrig AB', organisation_number: '556036-0793', phone: '08-465 004 00' },
    ...{ address: 'Gatan 1', postal_code: '111 22', city: 'Stockholm', invoice_email: 'faktura@example.se' },
    ...{ about: '', accepts_terms: true },
  };
  expect((await openBrowser(server.url).post('/account/company-sign-up', application)).status).toBe(200);
  await openBrowser(server.url).post('/account/password/forgot', { email: talent.email });
  const never = "accounts where email = 'aldrig@example.se'";
  server.setClock(daysOn(29));
  await forgetExpired(server.services);
  expect([await count(never), await count('sessions'), await count('password_reset_tokens')]).toEqual([1, 2, 0]);
  server.setClock(daysOn(31));
  await forgetExpired(server.services);
  expect([await count(never), await count('sessions'), await count('email_verification_codes')]).toEqual([0, 0, 0]);
  expect(await count(`talents where id = '${talent.talent_id}'`)).toBe(1);
  expect(await count(`companies where id = '${company.company_id}'`)).toBe(1);
  // So does what happened, without the names.
  expect(await count(`events where actor_name = 'Bo Aldrig' or payload::text like '%Bo Aldrig%'`)).toBe(0);
  expect(await count(`events where type = 'company.apply' and actor_name = '' and payload = '{}'`)).toBe(1);
  // Who agreed to what outlives the account.
  expect(await count('consents where account_id is null')).toBe(4);
});

describe('what breaks holds up nothing else', () => {
  /** Has PostgreSQL refuse to delete one row of a table. */
  async function stick(table: string, key: string) {
    await server.services.pool.query(`
      create function stick_${table}() returns trigger language plpgsql as
        $$ begin if old.${key} then raise exception 'stuck'; end if; return old; end $$;
      create trigger stick before delete on ${table} for each row execute function stick_${table}()`);
    return () => server.services.pool.query(`drop function stick_${table} cascade`);
  }
  const notices = "notices where type = 'job.break'";

  test('one session of many, one account of many, and all that comes after them', async () => {
    server.setClock(START);
    const talents = [await aTalent(server), await aTalent(server), await aTalent(server)];
    await server.services.pool.query('update sessions set expires_date = $1', [daysOn(1)]);
    const person = { first_name: 'Ada', last_name: 'Lind', password: 'tre små grisar', birth_date: '1990-02-28' };
    for (const email of ['fast@example.se', 'los@example.se', 'losare@example.se']) {
      await openBrowser(server.url).post('/account/talent-sign-up', { ...person, email, accepts_terms: true });
    }
    const loosen = [
      await stick('sessions', `account_id = '${talents[1]?.account_id}'`),
      await stick('accounts', "email = 'fast@example.se'"),
    ];
    server.setClock(daysOn(40));
    await forgetExpired(server.services);
    expect(await count('sessions')).toBe(1);
    expect(await count("accounts where email like '%los%'")).toBe(0);
    expect(await count("accounts where email = 'fast@example.se'")).toBe(1);
    expect(await count('email_verification_codes')).toBe(1);
    expect(await count(notices)).toBe(1);
    await forgetExpired(server.services);
    expect(await count(notices)).toBe(1);
    for (const loose of loosen) await loose();
    await forgetExpired(server.services);
    expect([await count('sessions'), await count("accounts where email = 'fast@example.se'")]).toEqual([0, 0]);
  });
});

test('where something was sent is forgotten after a month, and what still has to arrive keeps its address', async () => {
  const { pool } = server.services;
  await pool.query('delete from outbox');
  const entry = (state: string, days: number) =>
    pool.query(
      `insert into outbox (kind, dedupe_key, recipient, content, state, state_date)
       values ('mail', $1, $1, '{}', $2, now() - make_interval(days => $3))`,
      [`${state}-${days}@example.se`, state, days],
    );
  for (const state of ['waiting', 'sent', 'dead', 'given_up']) for (const days of [29, 31]) await entry(state, days);
  await forgetExpired(server.services);
  const { rows } = await pool.query("select dedupe_key from outbox where recipient = '' order by 1");
  expect(rows.map(({ dedupe_key }) => dedupe_key)).toEqual(['given_up-31@example.se', 'sent-31@example.se']);
});
