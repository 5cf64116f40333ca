import { symmetricEncrypt } from 'better-auth/crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { startServices } from '#server/start-services.ts';
import { as, type Client } from '#tests/factories/client.ts';
import { anAdmin } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import {
  aPersonWithPassword,
  cookieOf,
  letTimePass,
  mailsTo,
  PASSWORD,
  rowsOf,
  signedInAt,
  trySignIn,
} from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const codeNow = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
function wrongCode(secret: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const near = [-2, -1, 0, 1, 2].map((step) => totp.generate({ timestamp: Date.now() + step * 30_000 }));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
}
const start = (api: Client, password = PASSWORD) =>
  api.call('POST /account/second-factor/start', { body: { password } });
const confirm = (api: Client, code: string) => api.call('POST /account/second-factor/confirm', { body: { code } });
const codeOf = ({ body }: { readonly body: unknown }) => (body as { error?: { code: string } }).error?.code;
const factorOf = async (api: Client) => (await api.ok('GET /account/security')).second_factor;

/** A user with two sessions who then adds an authenticator. */
async function withSecondFactor() {
  const person = await aPersonWithPassword(server);
  const [api, there] = [await signedInAt(server, person.email), await signedInAt(server, person.email)];
  const { secret, totp_uri } = await api.ok('POST /account/second-factor/start', { body: { password: PASSWORD } });
  const { recovery_codes } = await api.ok('POST /account/second-factor/confirm', { body: { code: codeNow(secret) } });
  return { ...person, api, there, secret, totp_uri, recovery_codes };
}

test('an authenticator is asked for at sign-in from the moment it has been shown to work', async () => {
  const { email } = await aPersonWithPassword(server);
  const [api, there] = [await signedInAt(server, email), await signedInAt(server, email)];
  const before = (await api.ok('GET /account/security')).sessions;
  const { secret, totp_uri } = await api.ok('POST /account/second-factor/start', { body: { password: PASSWORD } });
  expect(totp_uri).toMatch(/^otpauth:\/\/totp\/Medverka:/);
  expect(totp_uri).toContain(secret);
  expect((await trySignIn(server, email)).answer.body.next).toBe('signed-in');
  expect((await factorOf(api)).is_on).toBe(false);
  expect(codeOf(await confirm(api, wrongCode(secret)))).toBe('wrong_code');
  const { recovery_codes } = await api.ok('POST /account/second-factor/confirm', { body: { code: codeNow(secret) } });
  expect(new Set(recovery_codes).size).toBe(10);
  expect(await factorOf(api)).toEqual({ is_on: true, is_required: false, recovery_codes_left: 10 });
  // Adding the authenticator ends no session; the additional session began with the sign-in by password above.
  expect((await there.call('GET /account/security')).status).toBe(200);
  const after = (await api.ok('GET /account/security')).sessions;
  for (const { id } of before) expect(after.map((session) => session.id)).toContain(id);
  expect(after).toHaveLength(before.length + 1);
  expect(await mailsTo(server, email, 'Tvåstegsverifiering är på')).toHaveLength(1);
  const { browser, answer } = await trySignIn(server, email);
  expect(answer.body).toEqual({ next: 'second-factor' });
  expect((await browser.post('/account/sign-in/second-factor', { code: codeNow(secret) })).status).toBe(200);
});

test('a second factor is started with the password, confirmed once, and cannot be started again', async () => {
  const { email } = await aPersonWithPassword(server);
  const api = await signedInAt(server, email);
  expect(codeOf(await start(api, 'fel lösenord'))).toBe('wrong_password');
  expect(codeOf(await confirm(api, '123456'))).toBe('not_allowed_now');
  const first = await api.ok('POST /account/second-factor/start', { body: { password: PASSWORD } });
  const second = await api.ok('POST /account/second-factor/start', { body: { password: PASSWORD } });
  expect(second.secret).not.toBe(first.secret);
  expect((await confirm(api, codeNow(second.secret))).status).toBe(200);
  expect(codeOf(await confirm(api, codeNow(second.secret)))).toBe('not_allowed_now');
  expect(codeOf(await start(api))).toBe('not_allowed_now');
});

test('right after a sign-in, and never later, a second factor needs no password to start, renew or end', async () => {
  const { email, account_id } = await aPersonWithPassword(server);
  const api = await signedInAt(server, email);
  const started = await api.ok('POST /account/second-factor/start', { body: {} });
  expect((await confirm(api, codeNow(started.secret))).status).toBe(200);
  expect((await api.ok('POST /account/second-factor/recovery-codes', { body: {} })).recovery_codes).toHaveLength(10);
  await letTimePass(server, account_id);
  for (const route of ['POST /account/second-factor/recovery-codes', 'POST /account/second-factor/end'] as const) {
    expect((await api.refusal(route, { body: {} })).code).toBe('wrong_password');
  }
  expect((await factorOf(api)).is_on).toBe(true);
});

test('a recovery code signs in once, and new codes kill the earlier ones', async () => {
  const { email, api, recovery_codes } = await withSecondFactor();
  const [used = '', unused = ''] = recovery_codes;
  const recover = async (recovery_code: string) => {
    const { browser } = await trySignIn(server, email);
    return browser.post('/account/sign-in/second-factor', { recovery_code });
  };
  expect((await recover(used)).status).toBe(200);
  expect((await recover(used)).body.error.code).toBe('wrong_code');
  expect((await factorOf(api)).recovery_codes_left).toBe(9);
  const renew = (password: string) => api.call('POST /account/second-factor/recovery-codes', { body: { password } });
  expect(codeOf(await renew('fel lösenord'))).toBe('wrong_password');
  const renewed = await api.ok('POST /account/second-factor/recovery-codes', { body: { password: PASSWORD } });
  expect(renewed.recovery_codes).toHaveLength(10);
  expect((await factorOf(api)).recovery_codes_left).toBe(10);
  expect((await recover(unused)).body.error.code).toBe('wrong_code');
  expect((await recover(renewed.recovery_codes[0] ?? '')).status).toBe(200);
});

test('a second factor is removed with the password; the person stays signed in and gets a mail', async () => {
  const { email, api, there, account_id } = await withSecondFactor();
  const end = (password = PASSWORD) => api.call('POST /account/second-factor/end', { body: { password } });
  expect(codeOf(await end('fel lösenord'))).toBe('wrong_password');
  const answers = await Promise.all([end(), end()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await factorOf(api)).toEqual({ is_on: false, is_required: false, recovery_codes_left: 0 });
  expect(await mailsTo(server, email, 'Tvåstegsverifiering är av')).toHaveLength(1);
  expect((await there.call('GET /account/security')).status).toBe(200);
  expect((await trySignIn(server, email)).answer.body.next).toBe('signed-in');
  expect(codeOf(await end())).toBe('not_allowed_now');
  const renew = await api.refusal('POST /account/second-factor/recovery-codes', { body: { password: PASSWORD } });
  expect(renew.code).toBe('not_allowed_now');
  await rowsOf(server, 'delete from sign_in_methods where account_id = $1', account_id);
  expect(codeOf(await end())).toBe('password_missing');
  expect(codeOf(await start(api))).toBe('password_missing');
});

test('an administrator cannot remove the second factor', async () => {
  const admin = await anAdmin(server);
  expect(await factorOf(admin.api)).toEqual({ is_on: true, is_required: true, recovery_codes_left: 0 });
  const refusal = await admin.api.refusal('POST /account/second-factor/end', { body: { password: 'any of them' } });
  expect(refusal.code).toBe('second_factor_required');
  expect((await factorOf(admin.api)).is_on).toBe(true);
});

test('wrong codes are counted where limits are on', async () => {
  const limited = await startTestServer({ RATE_LIMITS: '1' });
  try {
    const { email } = await aPersonWithPassword(limited);
    const { browser } = await trySignIn(limited, email);
    const api = as(limited, cookieOf(browser));
    const { secret } = await api.ok('POST /account/second-factor/start', { body: { password: PASSWORD } });
    const codes: unknown[] = [];
    for (let n = 0; n < 20; n++) codes.push(codeOf(await confirm(api, wrongCode(secret))));
    expect(codes.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 'wrong_code'));
    expect(codes[19]).toBe('too_many_requests');
  } finally {
    await limited.stop();
  }
});

test('a second factor survives a change of the session secret, which signs everybody out', async () => {
  const { email, account_id, secret, recovery_codes } = await withSecondFactor();
  const before = await signInAs(server.services, account_id);
  const env = { ...server.services.env, session_secrets: ['another secret of thirty-two characters'] as const };
  const { services, stop } = await startServices({ env, withSchedule: false, withSearchThread: false });
  const app = await createApp(services);
  try {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const elsewhere = { ...server, url, services };
    const enter = async (factor: object) => {
      const { browser, answer } = await trySignIn(elsewhere, email);
      expect(answer.body).toEqual({ next: 'second-factor' });
      expect((await browser.post('/account/sign-in/second-factor', factor)).status).toBe(200);
      return as(elsewhere, cookieOf(browser));
    };
    const again = await enter({ code: codeNow(secret) });
    expect((await again.ok('GET /account/security')).second_factor.recovery_codes_left).toBe(10);
    await enter({ recovery_code: recovery_codes[0] });
    expect((await as(elsewhere, before).refusal('GET /account/security')).code).toBe('signed_out');
  } finally {
    await app.close();
    await stop();
  }
});

test('an authenticator’s key that was sealed with the session secret, as in older versions, still works', async () => {
  const { email, account_id, secret } = await withSecondFactor();
  const key = Buffer.from(Secret.fromBase32(secret).bytes).toString();
  const sealed = await symmetricEncrypt({ key: server.services.env.session_secrets[0], data: key });
  await rowsOf(server, 'update two_factors set secret = $2 where account_id = $1', account_id, sealed);
  const { browser } = await trySignIn(server, email);
  expect((await browser.post('/account/sign-in/second-factor', { code: codeNow(secret) })).status).toBe(200);
});
