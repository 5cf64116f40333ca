/**
 * Both secrets are changed while two servers run, one after the other: nobody is signed out, and every sealed value
 * stays readable, also after the earlier secrets are taken away.
 */
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WrittenPaymentDetails } from '#contract/people/payment.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';
import { isSignedFor, signedQuery, signedUrl } from '#server/files/signed-url.ts';
import { loggedAccount, loggedAccounts } from '#server/http/logged-caller.ts';
import { idOfSecret } from '#server/sealed/seal.ts';
import type { Secrets } from '#server/secret-list.ts';
import { admitSecrets } from '#server/secrets/admit-secrets.ts';
import { requireKnownSecret } from '#server/secrets/begin-rotation.ts';
import { countSealed, resealAll } from '#server/secrets/rotate-secrets.ts';
import { settleCanaries } from '#server/secrets/settle-canaries.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Talent } from '#tests/factories/people.ts';
import { startBeside } from '#tests/support/beside.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from '../accounts/account-browser.ts';
import { aPersonWithPassword, PASSWORD, rowsOf, signedInAt, trySignIn } from '../accounts/security-people.ts';

const [OLD, NEW] = ['old', 'new'].map((name) => `${name} secret of thirty-two characters`) as [string, string];
const both = (...secrets: Secrets) => ({ session_secrets: secrets, personal_data_secrets: secrets });

// Numbers from the tax agency's list for tests, which belong to nobody.
const [ADA, BO] = ['199006022397', '197701182383'] as const;
const written = (identity_number: string): WrittenPaymentDetails => ({
  tax_form: 'A',
  charges_vat: false,
  identity_number,
  account: { kind: 'bank', clearing: '5000', number: '1234560' },
});

/** The servers of the change: with the old secret, with both, with the new one before the old one, with the new one. */
let before: TestServer;
let reading: TestServer;
let writing: TestServer;
let after: TestServer;
let ada: Talent;
let bo: Talent;
let feed: string;
let factor: { email: string; secret: string; recovery_codes: readonly string[] };
let remembered: Awaited<ReturnType<typeof trySignIn>>['browser'];

const bornAs = (number: string) =>
  aTalent(before, { birth_date: `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}` });
/** The same browser at another server. */
const at = (server: TestServer, talent: Talent) => as(server, talent.cookie);
const save = (server: TestServer, talent: Talent, number: string) =>
  at(server, talent).call('PUT /talent/payment-details', { body: written(number) });
const plain = (server: TestServer, talent_id: string) =>
  inTransaction(server.services.db, (trx) =>
    readInPlain(
      trx,
      server.services.env,
      { talent_id, reader_account_id: null, reason: 'Ett prov' },
      momentOf(server.services.clock()),
    ),
  );
const fetchFeed = async (server: TestServer, url: string) =>
  (await fetch(url.replace(server.services.env.base_url, server.url))).status;
const codeNow = () => new TOTP({ secret: Secret.fromBase32(factor.secret) }).generate();

async function enter(server: TestServer, given: object): Promise<number> {
  const { browser, answer } = await trySignIn(server, factor.email);
  expect(answer.body).toEqual({ next: 'second-factor' });
  // Each sign-in may use the code of this half minute.
  await rowsOf(before, "delete from verifications where identifier like 'used-%'");
  return (await browser.post('/account/sign-in/second-factor', given)).status;
}
/** Renews a browser's session at a server, and keeps the new cookies in its jar. */
async function renewAt(server: TestServer, jar: Map<string, string>): Promise<void> {
  const browser = openBrowser(server.url);
  for (const [name, value] of jar) browser.jar.set(name, value);
  expect(await browser.post('/account/session/refresh')).toMatchObject({ status: 200 });
  for (const [name, value] of browser.jar) jar.set(name, value);
}
const rotate = (server: TestServer, tell: (message: string) => void = () => {}) =>
  resealAll({ db: server.services.db, env: server.services.env, tell });
const count = (server: TestServer) => countSealed({ db: server.services.db, env: server.services.env });

beforeAll(async () => {
  before = await startTestServer({ SESSION_SECRET: OLD, PERSONAL_DATA_SECRET: OLD });
  [ada, bo] = [await bornAs(ADA), await bornAs(BO)];
  expect((await save(before, ada, ADA)).status).toBe(200);
  feed = (await ada.api.ok('POST /talent/calendar/feed')).url ?? '';
  const body = { name: 'Egen', address: 'https://kalender.example/ada.ics' };
  await ada.api.ok('POST /talent/calendars', { body });
  const company = await aCompany(before);
  await company.api.ok('POST /company/webhooks', {
    body: { address: 'https://foretag.example/hook', nouns: ['project'] },
  } as never);
  const person = await aPersonWithPassword(before);
  const api = await signedInAt(before, person.email);
  const { secret } = await api.ok('POST /account/second-factor/start', { body: { password: PASSWORD } });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recovery_codes } = await api.ok('POST /account/second-factor/confirm', { body: { code } });
  factor = { email: person.email, secret, recovery_codes };
  const signedIn = await aPersonWithPassword(before);
  remembered = (await trySignIn(before, signedIn.email)).browser;
  reading = await startBeside(before, both(OLD, NEW));
  writing = await startBeside(before, both(NEW, OLD));
});
afterAll(async () => {
  for (const server of [after, writing, reading, before]) await server?.stop();
});

describe('while two servers have both secrets, in another order,', () => {
  test('a session of either is one of the other, and its renewal too', async () => {
    for (const server of [writing, reading])
      expect((await at(server, ada).ok('GET /account/session')).session).not.toBeNull();
    for (const server of [writing, reading, writing]) await renewAt(server, remembered.jar);
  });

  test('two tabs that renew a session at once, each at its own server, both stay signed in', async () => {
    const person = await aPersonWithPassword(before);
    const { browser } = await trySignIn(before, person.email);
    const [one, two] = [new Map(browser.jar), new Map(browser.jar)];
    await renewAt(reading, one);
    await renewAt(writing, two);
    await renewAt(writing, one);
    await renewAt(reading, two);
  });

  test('numbers and authenticators of either are read by the other', async () => {
    expect((await save(writing, bo, BO)).status).toBe(200);
    for (const server of [writing, reading]) {
      expect((await plain(server, ada.talent_id))?.identity_number).toBe(ADA);
      expect((await plain(server, bo.talent_id))?.identity_number).toBe(BO);
      expect(await enter(server, { code: codeNow() })).toBe(200);
      expect(await fetchFeed(server, feed)).toBe(200);
    }
    expect(await enter(writing, { recovery_code: factor.recovery_codes[0] })).toBe(200);
  });

  test('a personal number is a double under either secret', async () => {
    const [again, more] = [await bornAs(ADA), await bornAs(BO)];
    for (const server of [writing, reading]) {
      expect((await save(server, again, ADA)).body).toMatchObject({ error: { code: 'identity_number_used' } });
      expect((await save(server, more, BO)).body).toMatchObject({ error: { code: 'identity_number_used' } });
    }
  });

  test('of two talents that save one number at once, at two servers, one is refused', async () => {
    const KIM = '199006022389';
    const twins = await Promise.all([bornAs(KIM), bornAs(KIM)]);
    const [one, two] = twins as [Talent, Talent];
    const answers = await Promise.all([save(writing, one, KIM), save(reading, two, KIM)]);
    const numbers = answers.map(({ status }) => status).sort();
    expect(numbers).toEqual([200, 409]);
  });

  test('a calendar that is connected again is known', async () => {
    const body = { name: 'Egen', address: 'https://kalender.example/ada.ics' };
    await at(writing, ada).ok('POST /talent/calendars', { body });
    expect((await ada.api.ok('GET /talent/calendars')).items).toHaveLength(1);
  });

  test('a signed address and a mark of the log are known by both', async () => {
    const file = { id: ada.talent_id, path: 'a/b' };
    const url = signedUrl(before.services, file, { purpose: 'view', account_id: ada.account_id });
    const query = signedQuery.parse(Object.fromEntries(new URL(url, 'http://localhost').searchParams));
    for (const server of [writing, reading]) {
      expect(isSignedFor(server.services, file, ada.account_id, query)).toBe(true);
      expect(loggedAccounts(server.services.env, ada.account_id)).toContain(
        loggedAccount(before.services.env, ada.account_id),
      );
    }
  });
});

test('a rotation that is broken off is finished by the next one, and then no value needs the old secret', async () => {
  const breaksOff = rotate(writing, () => {
    throw new Error('killed');
  });
  await expect(breaksOff).rejects.toThrow('killed');
  const half = await count(writing);
  expect(half.by_secret.get(idOfSecret(OLD))).toBeGreaterThan(0);
  expect(half.by_secret.get(idOfSecret(NEW))).toBeGreaterThan(0);
  const before = await requireKnownSecret(writing.services);
  await rotate(writing);
  const whole = await count(writing);
  expect(whole.unreadable).toBe(0);
  expect([...whole.by_secret.keys()]).toEqual([idOfSecret(NEW)]);
  const { db, clock } = writing.services;
  const alone = { ...writing.services.env, ...both(NEW) };
  // It is too early: only the end of the command records that no value needs the old secret.
  await expect(admitSecrets({ db, env: alone, clock })).rejects.toThrow(
    `lacks the secret with the id ${idOfSecret(OLD)}`,
  );
  await settleCanaries(writing.services, { before, counts: whole });
  await admitSecrets({ db, env: alone, clock });
});

test('after the old secrets are taken away everything is still readable, and nobody is signed out', async () => {
  after = await startBeside(before, both(NEW));
  const { by_secret, unreadable } = await count(after);
  expect({ unreadable, secrets: [...by_secret.keys()] }).toEqual({ unreadable: 0, secrets: [idOfSecret(NEW)] });
  await renewAt(after, remembered.jar);
  expect(await plain(after, ada.talent_id)).toMatchObject({ identity_number: ADA, account: { number: '1234560' } });
  expect(await enter(after, { code: codeNow() })).toBe(200);
  expect(await enter(after, { recovery_code: factor.recovery_codes[1] })).toBe(200);
  expect(await enter(after, { recovery_code: factor.recovery_codes[0] })).toBe(422);
  expect(await fetchFeed(after, feed)).toBe(200);
  const again = await bornAs(ADA);
  const signedIn = { ...again, cookie: await signInAs(after.services, again.account_id) };
  expect((await save(after, signedIn, ADA)).body).toMatchObject({ error: { code: 'identity_number_used' } });
});
