import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '#contract/kernel/rate-limits.ts';
import { API_PREFIX, type RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let first: TestServer;
/** Another process on the same database. */
let second: TestServer;
beforeAll(async () => {
  first = await startTestServer({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' });
  const DATABASE_URL = first.services.env.database_url ?? '';
  second = await startTestServer({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1', DATABASE_URL });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

let visitors = 0;
/** A network address that no other test in this file uses. */
const newVisitor = () => `10.${Math.floor(++visitors / 250)}.0.${visitors % 250}`;

async function post(server: TestServer, ip: string, path: string, body: unknown, cookie = '') {
  const response = await fetch(server.url + API_PREFIX + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, cookie },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { error?: { code: string; message: string; data?: unknown } };
  return { status: response.status, retry_after: response.headers.get('retry-after'), error: answer.error };
}

const guess = (server: TestServer, ip: string, email: string) =>
  post(server, ip, '/account/sign-in', { email, password: 'ett försök' });

describe('guessing a password', () => {
  test('ends after ten tries from one place, over all processes, and says for how long', async () => {
    const [ip, email] = [newVisitor(), 'offer@example.se'];
    for (let n = 0; n < RATE_LIMITS.sign_in.points; n++) {
      expect((await guess(n % 2 ? first : second, ip, n % 3 ? email : ' Offer@Example.SE')).status).toBe(401);
    }
    for (const server of [first, second]) {
      const { status, retry_after, error } = await guess(server, ip, email);
      expect([status, error?.code]).toEqual([429, 'too_many_requests']);
      expect(error?.message).toMatch(
        /^Det har gjorts för många försök att logga in\. Vänta 1[45] minuter och försök igen, eller välj ”Glömt lösenordet”: med länken vi mejlar kommer du in direkt\.$/,
      );
      expect(Number(retry_after)).toBeGreaterThan(13 * 60);
      expect(Number(retry_after)).toBeLessThanOrEqual(15 * 60);
    }
    expect((await guess(first, ip, 'annan@example.se')).status).toBe(401);
    expect((await guess(first, newVisitor(), email)).status).toBe(401);
  });

  test('from everywhere at once ends too', async () => {
    const email = 'manga@example.se';
    const tries = Array.from({ length: RATE_LIMITS.sign_in_to_account.points + 5 }, () =>
      guess(first, newVisitor(), email),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(RATE_LIMITS.sign_in_to_account.points);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('is told nothing of the limit’s owner: the table holds no address', async () => {
    const { rows } = await first.services.pool.query('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(5);
    expect(JSON.stringify(rows)).not.toMatch(/example|10\.0\.0/);
  });
});

test('a mail can be asked for once a minute', async () => {
  const body = { email: 'vantar@example.se' };
  expect((await post(first, newVisitor(), '/account/verification/resend', body)).status).toBe(200);
  const again = await post(second, newVisitor(), '/account/verification/resend', body);
  expect([again.status, Number(again.retry_after) <= 60]).toEqual([429, true]);
  expect((await post(first, newVisitor(), '/account/verification/resend', { email: 'ny@example.se' })).status).toBe(
    200,
  );
});

test('bad input is not counted by an address it does not have', async () => {
  const ip = newVisitor();
  for (let n = 0; n < RATE_LIMITS.sign_in.points + 2; n++) {
    expect((await post(first, ip, '/account/sign-in', { email: '', password: '' })).status).toBe(422);
  }
});

test('a forwarded network address is believed only from a known proxy', async () => {
  const plain = await startTestServer({ RATE_LIMITS: '1' });
  try {
    const statuses: number[] = [];
    for (let n = 0; n <= RATE_LIMITS.sign_in.points; n++) {
      statuses.push((await guess(plain, newVisitor(), 'en@example.se')).status);
    }
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await plain.stop();
  }
});

test('searching is counted by account, and another account searches on', async () => {
  const [company, other] = [await aCompany(first), await aCompany(first)];
  const search = async ({ cookie }: { cookie: string }) => {
    const headers = { cookie, 'x-forwarded-for': newVisitor() };
    return (await fetch(`${first.url}${API_PREFIX}/talents`, { headers })).status;
  };
  const statuses = new Set<number>();
  for (let n = 0; n < RATE_LIMITS.search.points; n += 20) {
    for (const status of await Promise.all(Array.from({ length: 20 }, () => search(company)))) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
  expect(await search(company)).toBe(429);
  expect(await search(other)).toBe(200);
});

test('an upload over the limit is refused before its body is read', async () => {
  const { cookie } = await aTalent(first);
  const send = async () => {
    const headers = { cookie, 'content-type': 'image/png' };
    return (await fetch(`${first.url}${API_PREFIX}/talent/media`, { method: 'POST', headers, body: 'no image' }))
      .status;
  };
  const statuses = await Promise.all(Array.from({ length: RATE_LIMITS.upload.points + 1 }, send));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  // The calls below the limit are refused later: for their content, or because too many run at once.
  expect(statuses.filter((status) => status === 415 || status === 503)).toHaveLength(RATE_LIMITS.upload.points);
});

test('every public route that changes something, and every costly one, has a limit', () => {
  const unlimited = Object.entries<RouteDeclaration>(contract).flatMap(([name, { auth, limits, upload, errors }]) => {
    const isOpenChange = auth === 'public' && !name.startsWith('GET ');
    // Routes that count calls in their handler declare the refusal.
    const isLimited = limits?.length || errors.includes('too_many_requests');
    return (isOpenChange || upload) && !isLimited ? [name] : [];
  });
  expect(unlimited).toEqual(['POST /account/sign-out']);
});
