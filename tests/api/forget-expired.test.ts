import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetExpired } from '#server/features/account/commands/forget-expired.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';

const START = '2026-11-21T09:00:00Z';
const after = (days: number) => new Date(Date.parse(START) + days * 86_400_000).toISOString();

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
  server.setClock(after(29));
  await forgetExpired(server.services);
  expect([await count(never), await count('sessions'), await count('password_reset_tokens')]).toEqual([1, 2, 0]);
  server.setClock(after(31));
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
