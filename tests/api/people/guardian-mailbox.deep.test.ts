import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { as } from '#tests/factories/client.ts';
import { aTalent, type Talent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from '../accounts/account-browser.ts';
import { mailsTo, rowsOf, tokenTo } from '../accounts/security-people.ts';
import { type Told, toldBy } from '../talk/consequences.ts';
import { aMinor, FIFTEEN, START, tokenFor, yes } from './guardian-acts.ts';

let server: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
beforeEach(() => server.setClock(START));
afterAll(() => server.stop());

let count = 0;
const name = () => `eva.ek${++count}`;
const setAddress = ({ account_id }: Talent, email: string) =>
  rowsOf(server, 'update accounts set email = $2 where id = $1', account_id, email);
const ask = (talent: Talent, guardian_email: string) =>
  talent.api.call('PUT /talent/guardian', { body: { guardian_name: 'Eva Ek', guardian_email } });
const answer = (token: string) => as(server).call('POST /guardian-consents/answer', { body: yes(token) });
const refusedAs = async (call: Promise<{ status: number; body: unknown }>) =>
  ((await call).body as { error?: { code: string } }).error?.code;
const consentOf = async (talent: Talent) => (await talent.api.ok('GET /talent/guardian')).consent?.status ?? null;
const isHidden = async ({ talent_id }: Talent) =>
  (await rowsOf(server, 'select 1 from talents where id = $1 and guardian_consent_date is null', talent_id)).length > 0;

/** A talent of fifteen whose guardian at this address has consented. */
async function consented(guardian_email: string) {
  const talent = await aMinor(server);
  expect((await ask(talent, guardian_email)).status).toBe(200);
  expect((await answer(await tokenFor(server, guardian_email))).status).toBe(200);
  expect(await isHidden(talent)).toBe(false);
  return talent;
}

/** Signs a person up. `confirm` confirms the address in the same browser. */
async function signsUp(email: string, birth_date: string) {
  const browser = openBrowser(server.url);
  const person = { first_name: 'Ada', last_name: 'Lind', password: 'tre små grisar', accepts_terms: true };
  expect((await browser.post('/account/talent-sign-up', { ...person, email, birth_date })).status).toBe(200);
  return {
    confirm: async () => {
      const code = (await mailsTo(server, email, 'Bekräfta din e-post')).at(-1)?.code;
      return browser.post('/account/verification/confirm-code', { email, code });
    },
  };
}

test.each([
  ['alva@example.com', ['alva@example.com', 'ALVA@example.com', 'alva+mamma@example.com']],
  ['a.lva+cv@gmail.com', ['alva@gmail.com', 'al.va@gmail.com', 'ALVA+mamma@googlemail.com']],
])('nobody is their own guardian: %s is the mailbox of %j', async (own, others) => {
  const talent = await aMinor(server);
  await setAddress(talent, own);
  for (const email of others) expect([email, await refusedAs(ask(talent, email))]).toEqual([email, 'guardian_is_self']);
  expect(await consentOf(talent)).toBeNull();
});

test('dots and other names make another mailbox where the provider says so', async () => {
  const talent = await aMinor(server);
  await setAddress(talent, 'bo.ek@example.com');
  expect((await ask(talent, 'boek@example.com')).status).toBe(200);
  expect((await ask(talent, '+bo.ek@example.com')).status).toBe(200);
});

describe('another account of somebody under 18', () => {
  test('consents for no talent, and naming it answers as naming any other', async () => {
    const [talent, friend] = [await aMinor(server), await aMinor(server, 'Bo')];
    const [local, unknown] = [name(), `${name()}@gmail.com`];
    await setAddress(friend, `${local}@gmail.com`);
    const email = `${local.replace('.', '')}+mamma@gmail.com`;
    const named = await ask(talent, email);
    const other = await ask(await aMinor(server), unknown);
    expect(JSON.stringify(named.body).replaceAll(email, '')).toBe(JSON.stringify(other.body).replaceAll(unknown, ''));
    const token = await tokenFor(server, email);
    expect(await refusedAs(answer(token))).toBe('guardian_address_unfit');
    expect(await consentOf(talent)).toBe('asked');
    expect(await isHidden(talent)).toBe(true);
    const no = { token, answer: 'refuse' } as const;
    expect((await as(server).call('POST /guardian-consents/answer', { body: no })).status).toBe(200);
  });

  test('counts when its address is confirmed, and one of a talent of age does not', async () => {
    const [waiting, grown] = [`${name()}@example.com`, await aTalent(server, { birth_date: '1980-01-01' })];
    await signsUp(waiting, FIFTEEN);
    await consented(waiting);
    await consented(grown.email);
  });
});

describe('a consent ends when its mailbox becomes that of somebody under 18', () => {
  const ended = async (talent: Talent) => {
    expect([await consentOf(talent), await isHidden(talent)]).toEqual([null, true]);
    expect((await told.noticesOf(talent)).at(-1)).toBe('guardian.invalidate');
    const { rows } = await server.services.pool.query(
      "select is_given, given_by from consents where account_id = $1 and document = 'guardian' order by created_date, is_given desc",
      [talent.account_id],
    );
    expect(rows).toEqual([
      { is_given: true, given_by: 'guardian' },
      { is_given: false, given_by: 'system' },
    ]);
    // The talent can ask another guardian at once.
    expect((await ask(talent, `${name()}@example.com`)).status).toBe(200);
  };

  test('by a sign-up, from the moment its address is confirmed', async () => {
    const local = name();
    const talent = await consented(`${local}+barn@example.com`);
    const child = await signsUp(`${local}@example.com`, FIFTEEN);
    expect(await isHidden(talent)).toBe(false);
    expect((await child.confirm()).body.next).toBe('confirmed');
    await ended(talent);
  });

  test('and not by the sign-up of a talent of age', async () => {
    const email = `${name()}@example.com`;
    const talent = await consented(email);
    await (await signsUp(email, '1980-01-01')).confirm();
    expect([await consentOf(talent), await isHidden(talent)]).toEqual(['given', false]);
  });

  test('by an age that is told later', async () => {
    const email = `${name()}@example.com`;
    const other = await aTalent(server);
    await rowsOf(server, 'update accounts set birth_date = null, email = $2 where id = $1', other.account_id, email);
    await rowsOf(server, 'update talents set birth_date = null where account_id = $1', other.account_id);
    const talent = await consented(email);
    const told = { birth_date: FIFTEEN, accepts_terms: true } as const;
    expect((await other.api.call('POST /account/registration', { body: told })).status).toBe(200);
    await ended(talent);
  });

  test('by a change of address, which a child cannot even ask for', async () => {
    const local = name();
    const talent = await aMinor(server);
    const change = (email: string) => talent.api.call('POST /account/email-change', { body: { email } });
    expect((await change(`${local}@example.com`)).status).toBe(200);
    // The guardian is named and consents after the change of address has been asked for. The change still succeeds, so
    // its last step must end the consent.
    await ask(talent, `${local}@example.com`);
    expect((await answer(await tokenFor(server, `${local}@example.com`))).status).toBe(200);
    for (const email of [`${local}@example.com`, `${local}+jag@example.com`]) {
      expect(await refusedAs(change(email))).toBe('email_of_guardian');
    }
    const tokens = [
      await tokenTo(server, talent.email, 'Ska din e-postadress bytas?'),
      await tokenTo(server, `${local}@example.com`, 'Bekräfta din nya e-postadress'),
    ];
    for (const token of tokens) await as(server).ok('POST /account/email-change/confirm', { body: { token } });
    await ended(talent);
  });

  test('also when both happen at once', async () => {
    for (let times = 0; times < 4; times++) {
      const email = `${name()}@example.com`;
      const talent = await aMinor(server);
      await ask(talent, email);
      const [token, child] = [await tokenFor(server, email), await signsUp(email, FIFTEEN)];
      const [given, confirmed] = await Promise.all([answer(token), child.confirm()]);
      expect(confirmed.body.next).toBe('confirmed');
      expect([200, 409]).toContain(given.status);
      expect(await isHidden(talent)).toBe(true);
      expect(await consentOf(talent)).not.toBe('given');
    }
  });
});
