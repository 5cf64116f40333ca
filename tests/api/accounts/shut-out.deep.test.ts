/** Guesses by strangers are limited. They never keep the owner from signing in on a device that the account knows. */
import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '#contract/kernel/rate-limits.ts';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { networkOf } from '#server/http/rate-limits.ts';
import { as } from '#tests/factories/client.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser, refusal } from './account-browser.ts';
import { aPersonWithPassword, cookieOf, mailsTo, PASSWORD, rowsOf, tokenTo } from './security-people.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
let began = 0;
/** Sets the clocks of both processes to this many milliseconds after the beginning of the test. */
const passTime = (milliseconds: number) => {
  for (const each of [server, second]) each.setClock(new Date(began + milliseconds).toISOString());
};
beforeAll(async () => {
  const settings = { RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' };
  server = await startTestServer(settings);
  second = await startTestServer({ ...settings, DATABASE_URL: server.services.env.database_url ?? '' });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(() => {
  server.stopClock();
  began = server.services.clock().getTime();
  passTime(0);
});

let visitors = 0;
/** A browser with a network address that no other browser of this file has. */
const newBrowser = (at = server) =>
  openBrowser(at.url, { 'x-forwarded-for': `2001:db8:${(++visitors).toString(16)}::1` });
type Browser = ReturnType<typeof newBrowser>;

const signIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post('/account/sign-in', { email, password });
const times = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Sends wrong passwords to both processes in turn, each from another network. */
const besiege = (email: string, tries: number) =>
  Promise.all(times(tries).map((n) => signIn(newBrowser(n % 2 ? server : second), email, 'ett försök')));

/** Uses up the limit of guesses at an account. Sets the counter directly, since each real guess hashes a password. */
const besieged = async (email: string) => {
  for (const _ of times(RATE_LIMITS.sign_in_to_account.points))
    await second.services.limits.hit(['sign_in_to_account'], { email });
};

describe('a password that strangers guess at from everywhere', () => {
  test('lets the owner in from a device that is known, and nobody else for at most 15 minutes', async () => {
    const { email } = await aPersonWithPassword(server);
    const own = newBrowser();
    expect((await signIn(own, email)).status).toBe(200);
    await own.post('/account/sign-out');
    const statuses = (await besiege(email, 60)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(RATE_LIMITS.sign_in_to_account.points);
    expect((await signIn(own, email)).status).toBe(200);
    const elsewhere = await signIn(newBrowser(), email);
    expect(refusal(elsewhere)).toEqual({
      status: 429,
      code: 'too_many_requests',
      message:
        'Det har gjorts för många försök att logga in. Vänta 15 minuter och försök igen, eller välj ”Glömt lösenordet”: med länken vi mejlar kommer du in direkt.',
    });
    passTime(15 * MINUTE - 1000);
    expect((await signIn(newBrowser(), email)).status).toBe(429);
    passTime(15 * MINUTE);
    expect((await signIn(newBrowser(), email)).status).toBe(200);
  });

  test('lets the owner in from a known device also when a neighbour in the network has spent its tries', async () => {
    const { email } = await aPersonWithPassword(server);
    const own = newBrowser();
    await signIn(own, email);
    const neighbour = openBrowser(server.url, own.headers);
    const ip = networkOf(own.headers['x-forwarded-for'] ?? '');
    for (const _ of times(RATE_LIMITS.sign_in_from_address.points)) {
      await second.services.limits.hit(['sign_in_from_address'], { ip });
    }
    expect((await signIn(neighbour, email)).status).toBe(429);
    expect((await signIn(own, email)).status).toBe(200);
  });

  test('lets the owner in by a link of a mail, from an unknown browser', async () => {
    const { email } = await aPersonWithPassword(server);
    await besieged(email);
    const own = newBrowser();
    expect((await own.post('/account/password/forgot', { email })).status).toBe(200);
    // Many invalid links from one network do not block a valid link.
    for (const _ of times(RATE_LIMITS.link.points + 1))
      await own.post('/account/password/reset/check', { token: 'made up' });
    expect((await own.post('/account/password/reset/check', { token: 'made up' })).status).toBe(429);
    const token = await tokenTo(server, email, 'Välj ett nytt lösenord');
    const password = 'ett annat långt ord';
    expect((await own.post('/account/password/reset', { token, password })).status).toBe(200);
    expect((await signIn(newBrowser(), email, password)).status).toBe(429);
    expect((await signIn(own, email, password)).status).toBe(200);
  });

  test('is guessed at by a stolen device cookie no more often than the device may', async () => {
    const { email } = await aPersonWithPassword(server);
    const own = newBrowser();
    await signIn(own, email);
    const thief = newBrowser();
    thief.jar.set('medverka.device', own.jar.get('medverka.device') ?? '');
    await besieged(email);
    const statuses: number[] = [];
    for (const _ of times(RATE_LIMITS.sign_in_by_device.points + 3)) {
      statuses.push((await signIn(thief, email, 'fel lösenord')).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(RATE_LIMITS.sign_in_by_device.points);
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  });

  test('is not opened further by the device cookie of another account, or by one that is made up', async () => {
    const [{ email }, other] = [await aPersonWithPassword(server), await aPersonWithPassword(server)];
    const theirs = newBrowser();
    await signIn(theirs, other.email);
    const forger = newBrowser();
    const signature = createHmac('sha256', 'another secret').update('device made-up').digest('base64');
    forger.jar.set('medverka.device', encodeURIComponent(`made-up.${signature}`));
    await besieged(email);
    expect((await signIn(theirs, email)).status).toBe(429);
    expect((await signIn(forger, email)).status).toBe(429);
  });

  test('costs the owner nothing: right passwords are not counted', async () => {
    const { email } = await aPersonWithPassword(server);
    const statuses: number[] = [];
    const from = newBrowser().headers;
    for (const _ of times(RATE_LIMITS.sign_in_to_account.points + 2)) {
      statuses.push((await signIn(openBrowser(server.url, from), email)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('a device', () => {
  const knownDevices = (account_id: string) =>
    rowsOf<{ device_hash: string }>(
      server,
      'select device_hash from account_devices where account_id = $1',
      account_id,
    );

  test('is a stranger again when the password is changed or reset, and when the sessions are ended', async () => {
    const { email, account_id } = await aPersonWithPassword(server);
    const [own, lost] = [newBrowser(), newBrowser()];
    const password = 'ett annat långt ord';
    const signInBoth = async (word: string) => {
      for (const browser of [own, lost]) expect((await signIn(browser, email, word)).status).toBe(200);
      expect(await knownDevices(account_id)).toHaveLength(2);
    };
    const onlyOwnIsKnown = async (word: string) => {
      await besieged(email);
      expect((await signIn(lost, email, word)).status).toBe(429);
      expect((await signIn(own, email, word)).status).toBe(200);
      await rowsOf(server, 'delete from rate_limits');
    };
    await signInBoth(PASSWORD);
    const change = { current_password: PASSWORD, password };
    expect((await own.post('/account/password/change', change)).status).toBe(200);
    await onlyOwnIsKnown(password);
    await signInBoth(password);
    expect((await own.post('/account/sessions/end-others')).status).toBe(200);
    await onlyOwnIsKnown(password);
    await signInBoth(password);
    await own.post('/account/password/forgot', { email });
    const token = await tokenTo(server, email, 'Välj ett nytt lösenord');
    await own.post('/account/password/reset', { token, password: PASSWORD });
    await onlyOwnIsKnown(PASSWORD);
  });

  test('is a stranger again when its session is ended from another', async () => {
    const { email, account_id } = await aPersonWithPassword(server);
    const [own, lost] = [newBrowser(), newBrowser()];
    await signIn(lost, email);
    await signIn(own, email);
    const api = as(server, cookieOf(own));
    const { sessions } = await api.ok('GET /account/security');
    const id = sessions.find((session) => !session.is_current)?.id ?? '';
    await api.ok('DELETE /account/sessions/:id', { params: { id } });
    expect(await knownDevices(account_id)).toHaveLength(1);
    await besieged(email);
    expect((await signIn(own, email)).status).toBe(200);
    expect((await signIn(lost, email)).status).toBe(429);
  });

  test('is kept as a hash, one of twenty at most, and forgotten when its cookie has run out', async () => {
    const { email, account_id } = await aPersonWithPassword(server);
    const own = newBrowser();
    await signIn(own, email);
    const [value = ''] = decodeURIComponent(own.jar.get('medverka.device') ?? '').split('.');
    expect(JSON.stringify(await rowsOf(server, 'select * from account_devices'))).not.toContain(value);
    for (const n of times(21)) {
      passTime(n * 1000);
      expect((await signIn(newBrowser(), email)).status).toBe(200);
    }
    expect(await knownDevices(account_id)).toHaveLength(20);
    passTime(401 * DAY);
    await runRetention(server.services);
    expect(await knownDevices(account_id)).toEqual([]);
  });
});

describe('the six digits of an authenticator', () => {
  async function withAuthenticator() {
    const person = await aPersonWithPassword(server);
    const own = newBrowser();
    await signIn(own, person.email);
    const api = as(server, cookieOf(own));
    const { secret } = await api.ok('POST /account/second-factor/start', { body: { password: PASSWORD } });
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const confirmed = await api.ok('POST /account/second-factor/confirm', { body: { code: totp.generate() } });
    return { ...person, own, totp, recovery_codes: confirmed.recovery_codes };
  }
  const wrongFor = (totp: TOTP) => {
    const near = [-2, -1, 0, 1, 2].map((step) => totp.generate({ timestamp: Date.now() + step * 30_000 }));
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
  };
  /**
   * Sends wrong codes, five for each sign-in, until the limit refuses one.
   * @returns the number of codes checked
   */
  async function guessAll(email: string, browser: Browser, code: string): Promise<number> {
    for (let looked_at = 0; ; ) {
      if ((await signIn(browser, email)).status !== 200) throw new Error('The password was not looked at');
      for (const _ of times(5)) {
        const answer = await browser.post('/account/sign-in/second-factor', { code });
        if (answer.status === 429) return looked_at;
        looked_at += 1;
      }
    }
  }

  test('are guessed at 30 times a day, and never so that the owner is shut out of a known device', async () => {
    const { email, own, totp, recovery_codes } = await withAuthenticator();
    const stranger = newBrowser();
    const looked_at = await guessAll(email, stranger, wrongFor(totp));
    expect(looked_at).toBe(RATE_LIMITS.second_factor.points);
    const refused = await stranger.post('/account/sign-in/second-factor', { code: totp.generate() });
    expect(refusal(refused)).toEqual({
      status: 429,
      code: 'too_many_requests',
      message:
        'Det har skrivits för många fel koder på kontot. Använd en återställningskod, eller välj ett nytt lösenord med ”Glömt lösenordet” och logga in på samma enhet. Annars: vänta 24 timmar och försök igen.',
    });
    await signIn(own, email);
    expect((await own.post('/account/sign-in/second-factor', { code: totp.generate() })).status).toBe(200);
    // A stolen device cookie gives the thief only the rest of thirty guesses.
    const thief = newBrowser();
    thief.jar.set('medverka.device', own.jar.get('medverka.device') ?? '');
    expect(looked_at + (await guessAll(email, thief, wrongFor(totp)))).toBe(30);
    expect((await stranger.post('/account/sign-in/second-factor', { recovery_code: recovery_codes[0] })).status).toBe(
      200,
    );
  });
});

describe('a code that is mailed', () => {
  const TITLE = 'Bekräfta din e-post';
  const form = (email: string) => ({
    first_name: 'Ada',
    last_name: 'Lind',
    email,
    password: PASSWORD,
    birth_date: '1990-02-28',
    accepts_terms: true,
  });
  let people = 0;
  const newAddress = () => `kod-${++people}@example.com`;
  const signUp = (email: string) => newBrowser().post('/account/talent-sign-up', form(email));
  const confirm = (email: string, code: string) =>
    newBrowser().post('/account/verification/confirm-code', { email, code });
  const resend = (email: string) => newBrowser().post('/account/verification/resend', { email });
  const otherThan = (code: string | undefined) => (code === '123456' ? '654321' : '123456');
  const codeOf = (answer: Awaited<ReturnType<typeof confirm>>) => refusal(answer).code;

  test('is guessed at 30 times a day however many mails are asked for; its link confirms all the same', async () => {
    const email = newAddress();
    await signUp(email);
    const answers: string[] = [];
    for (const hour of times(8)) {
      passTime(hour * 61 * MINUTE);
      if (hour > 0) expect((await resend(email)).status).toBe(200);
      const wrong = otherThan((await mailsTo(server, email, TITLE)).at(-1)?.code);
      for (const _ of times(5)) answers.push(codeOf(await confirm(email, wrong)));
    }
    const looked_at = answers.filter((code) => code !== 'too_many_requests');
    expect(looked_at).toHaveLength(30);
    const mail = (await mailsTo(server, email, TITLE)).at(-1);
    const refused = refusal(await confirm(email, mail?.code ?? ''));
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refused.message).toMatch(
      /^Det har provats för många koder\. Tryck på knappen i mejlet i stället, den fungerar ändå\. Vänta \d+ timmar om du hellre skriver en kod\.$/,
    );
    const token = mail?.path?.split('token=')[1];
    expect((await newBrowser().post('/account/verification/confirm-link', { token })).status).toBe(200);
  });

  test('comes three times an hour, by whatever way it is asked for', async () => {
    const email = newAddress();
    await signUp(email);
    for (const minute of [2, 4, 6, 8]) {
      passTime(minute * MINUTE);
      await resend(email);
      await signUp(email);
    }
    expect(await mailsTo(server, email, TITLE)).toHaveLength(3);
    passTime(10 * MINUTE);
    const [refused, mail] = [refusal(await resend(email)), refusal(await signUp(email))];
    expect([refused.status, mail.status]).toEqual([429, 429]);
    expect(refused.message).toMatch(/^Det har redan betts om flera mejl till adressen\. Länken i det senaste gäller\./);
    // The code in the mailbox remains valid.
    const { code = '' } = (await mailsTo(server, email, TITLE)).at(-1) ?? {};
    expect((await confirm(email, code)).status).toBe(200);
    const later = newAddress();
    await signUp(later);
    passTime(70 * MINUTE);
    expect((await resend(later)).status).toBe(200);
    expect(await mailsTo(server, later, TITLE)).toHaveLength(2);
  });

  test('answers alike for an address that waits, one that does not and one without an account', async () => {
    const waiting = newAddress();
    await signUp(waiting);
    const confirmed = (await aPersonWithPassword(server)).email;
    const heardAt = async (email: string) => {
      const heard: unknown[] = [];
      const wrong = otherThan((await mailsTo(server, email, TITLE)).at(-1)?.code);
      const guess = async () => heard.push(refusal(await confirm(email, wrong)));
      for (const _ of times(7)) await guess();
      passTime(2 * MINUTE);
      heard.push(await resend(email));
      for (const _ of times(6)) await guess();
      // After half an hour the code has expired.
      passTime(30 * MINUTE);
      for (const _ of times(2)) await guess();
      passTime(40 * MINUTE);
      for (const minute of [41, 43, 45]) {
        passTime(minute * MINUTE);
        heard.push((await resend(email)).status);
      }
      passTime(0);
      return heard;
    };
    const expected = await heardAt(newAddress());
    expect(expected[4]).toMatchObject({ code: 'too_many_tries' });
    expect(await heardAt(waiting)).toEqual(expected);
    expect(await heardAt(confirmed)).toEqual(expected);
  });
});

describe('signing up', () => {
  test.each([
    ['one address of IPv4', () => '198.51.100.7'],
    ['addresses of one /64', (n: number) => `2001:db8:ffff:1::${n + 1}`],
  ])('stops after ten from %s, and goes on next door', async (_from, addressOf) => {
    const signUp = (n: number, ip: string) =>
      openBrowser(server.url, { 'x-forwarded-for': ip }).post('/account/talent-sign-up', {
        first_name: 'Ada',
        last_name: 'Lind',
        email: `${ip.replaceAll(':', '-')}-${n}@example.com`,
        password: PASSWORD,
        birth_date: '1990-02-28',
        accepts_terms: true,
      });
    const statuses: number[] = [];
    for (const n of times(11)) statuses.push((await signUp(n, addressOf(n))).status);
    expect(statuses).toEqual([...times(10).map(() => 200), 429]);
    const next = addressOf(0).startsWith('198') ? '198.51.100.8' : '2001:db8:ffff:2::1';
    expect((await signUp(0, next)).status).toBe(200);
    passTime(60 * MINUTE);
    expect((await signUp(11, addressOf(11))).status).toBe(200);
  });
});

test('counting fills the database with a bounded number of boxes, and old ones are cleared', async () => {
  await rowsOf(server, 'delete from rate_limits');
  const boxesOf = (limit: string) =>
    rowsOf<{ key: string }>(server, 'select key from rate_limits where key like $1', limit);
  await besiege('nobody@example.com', 3);
  for (const { key } of await boxesOf('sign_in%')) expect(key).toMatch(/^sign_in\w* [0-9a-f]{5}$/);
  expect(await boxesOf('sign_in%')).not.toEqual([]);
  passTime(2 * DAY);
  await runRetention(server.services);
  expect(await boxesOf('%')).toEqual([]);
});
