/** Acts of talents under 18 and of guardians, over HTTP, with the link from the mail. */
import { randomUUID } from 'node:crypto';
import { dayOf } from '#domain/kernel/time/day.ts';
import { markBrowser } from '#server/http/mark-browser.ts';
import { as, type CallArgs, type Client } from '#tests/factories/client.ts';
import { aTalent, type Talent } from '#tests/factories/people.ts';
import type { TestServer } from '#tests/support/test-server.ts';

type Body = CallArgs<'POST /guardian-consents/answer'>['body'];

/** The time at which these tests begin. */
export const START = '2026-08-14T10:00:00Z';
/** Birth date of a talent who is fifteen at START. */
export const FIFTEEN = '2011-03-02';

/** A talent of fourteen or fifteen years by the server's clock; at START born on FIFTEEN. */
export function aMinor(server: TestServer, first_name = 'Alva'): Promise<Talent> {
  const year = Number(dayOf(server.services.clock()).slice(0, 4));
  return aTalent(server, { first_name, birth_date: `${year - 15}${FIFTEEN.slice(4)}` });
}

export const someGuardian = () => ({ guardian_name: 'Eva Ek', guardian_email: `eva-${randomUUID()}@example.com` });

/** The token of the newest link for a guardian's consent that was mailed to an address. */
export async function tokenFor(server: TestServer, email: string): Promise<string> {
  const { rows } = await server.services.pool.query<{ path: string }>(
    `select content ->> 'path' as path from outbox where recipient = $1 and content ->> 'path' like '/GuardianConsent?token=%'
     order by split_part(dedupe_key, ' ', 2)::bigint desc limit 1`,
    [email],
  );
  const token = new URLSearchParams(rows[0]?.path.split('?')[1]).get('token');
  if (!token) throw new Error('No link was mailed');
  return token;
}

export const yes = (token: string): Body => ({
  token,
  answer: 'give',
  guardian_name: 'Eva Maria Ek',
  relation: 'parent',
  confirms_guardian: true,
  custody: 'alone',
});

/**
 * Names a guardian.
 * @returns calls with the mailed link, which need no session
 */
export async function askedGuardian(server: TestServer, talent: Talent) {
  const guardian = someGuardian();
  await talent.api.ok('PUT /talent/guardian', { body: guardian });
  const token = await tokenFor(server, guardian.guardian_email);
  const api = as(server);
  return {
    ...guardian,
    email: guardian.guardian_email,
    token,
    view: () => api.ok('POST /guardian-consents/view', { body: { token } }),
    give: () => api.ok('POST /guardian-consents/answer', { body: yes(token) }),
    refuse: () => api.ok('POST /guardian-consents/answer', { body: { token, answer: 'refuse' } }),
    withdraw: () => api.ok('POST /guardian-consents/answer', { body: { token, answer: 'withdraw' } }),
    refusal: (body: Body) => api.refusal('POST /guardian-consents/answer', { body }),
  };
}

/** A client without a session, in a browser in which the talent has signed in before. */
export async function fromBrowserOf(server: TestServer, { account_id }: Talent): Promise<Client> {
  const { hash, cookies } = markBrowser(server.services.env, { cookie: null });
  await server.services.pool.query(
    `insert into account_devices (account_id, device_hash, last_used_date, created_date) values ($1, $2, $3, $3)`,
    [account_id, hash, START],
  );
  return as(server, cookies[0]?.split(';')[0]);
}
