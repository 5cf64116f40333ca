/** Two proxies of ours in a row, an IPv4 and an IPv6 one, in front of the product. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATE_LIMITS } from '#contract/kernel/rate-limits.ts';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { overHttp } from '#tests/support/over-http.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** The inner proxy is this test; the outer one is known by its address in the header. */
const OUTER = ['10.9.0.1', 'fd00:9::1'] as const;
const TRIES = RATE_LIMITS.sign_in.points;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1,10.9.0.0/16,fd00:9::/32' });
});
afterAll(() => server.stop());

let people = 0;
const someEmail = () => `nobody-${++people}@example.se`;

/** Guesses a password, with a chain of addresses as the inner proxy writes it. */
async function guess(chain: string, email: string): Promise<number> {
  const headers = { 'x-forwarded-for': chain };
  const body = { email, password: 'ett försök' };
  return (await overHttp(`${server.url}${API_PREFIX}/account/sign-in`, { method: 'POST', headers, body })).status;
}

/** The statuses of TRIES + 1 guesses, one more than a visitor may make; `chainOf` gives the chain of each guess. */
async function guesses(chainOf: (at: number) => string): Promise<number[]> {
  const email = someEmail();
  const statuses: number[] = [];
  for (let at = 0; at <= TRIES; at += 1) statuses.push(await guess(chainOf(at), email));
  return statuses;
}
const ALL_COUNTED = [...Array<number>(TRIES).fill(401), 429];
const NONE_COUNTED = Array<number>(TRIES + 1).fill(401);

test.each(OUTER)('through %s a visitor is counted by the own address', async (outer) => {
  expect(await guesses(() => `192.0.2.1, ${outer}`)).toEqual(ALL_COUNTED);
  expect(await guesses((at) => `192.0.2.${at}, ${outer}`)).toEqual(NONE_COUNTED);
});

test('what a visitor writes to the left of the own address counts for nothing', async () => {
  expect(await guesses((at) => `198.51.100.${at}, 192.0.2.2, 10.9.0.1`)).toEqual(ALL_COUNTED);
  // The text to the left may be the address of a proxy of ours, or no address at all.
  expect(await guesses((at) => `198.51.100.${at}, 10.9.0.1, 192.0.2.3, 10.9.0.1`)).toEqual(ALL_COUNTED);
  expect(await guesses((at) => `words ${at}, , 192.0.2.4, 10.9.0.1`)).toEqual(ALL_COUNTED);
});

test('a proxy that is not ours, anywhere in the chain, is the visitor', async () => {
  expect(await guesses((at) => `192.0.2.${at}, 203.0.113.9, 10.9.0.1`)).toEqual(ALL_COUNTED);
  expect(await guesses((at) => `192.0.2.${at}, 203.0.113.8`)).toEqual(ALL_COUNTED);
});

test('visitors with IPv6 are counted by their network, however the address is written', async () => {
  expect(await guesses((at) => `2001:db8:1:2::${at.toString(16)}, 10.9.0.1`)).toEqual(ALL_COUNTED);
  expect(await guesses((at) => `2001:db8:${(at + 16).toString(16)}:2::1, 10.9.0.1`)).toEqual(NONE_COUNTED);
  const written = ['2001:DB8:9:9::1', '2001:db8:0009:0009:0:0:0:1', '[2001:db8:9:9::2]:443'];
  expect(await guesses((at) => `${written[at % written.length]}, ::ffff:10.9.0.1`)).toEqual(ALL_COUNTED);
});
