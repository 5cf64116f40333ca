/** A wrong address of a sign-up is corrected in the browser that signed up, and nothing tells which addresses exist. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from './account-browser.ts';
import { aPersonWithPassword, rowsOf } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.stopClock());

let count = 0;
const fresh = () => `wrong${++count}@example.se`;
const PASSWORD = 'tre små grisar';

async function signedUp() {
  const browser = openBrowser(server.url);
  const email = fresh();
  const body = {
    first_name: 'Ada',
    last_name: 'Lind',
    email,
    password: PASSWORD,
    birth_date: '1990-02-28',
    accepts_terms: true,
  };
  expect((await browser.post('/account/talent-sign-up', body)).status).toBe(200);
  return { browser, email };
}
const correct = (browser: ReturnType<typeof openBrowser>, from: string, email: string) =>
  browser.post('/account/verification/correct-address', { from, email });
const codesTo = async (email: string) =>
  (
    await rowsOf<{ code: string }>(
      server,
      `select content ->> 'code' as code from outbox where recipient = $1 and content ? 'code' order by created_date, id`,
      email,
    )
  ).map(({ code }) => code);
const confirm = (browser: ReturnType<typeof openBrowser>, email: string, code: string | undefined) =>
  browser.post('/account/verification/confirm-code', { email, code });
const accountsOf = (email: string) => rowsOf<{ id: string }>(server, 'select id from accounts where email = $1', email);

test('the account moves to the right address with its form and password, and the first code ends', async () => {
  const { browser, email } = await signedUp();
  const right = fresh();
  const [first] = await codesTo(email);
  const [account] = await accountsOf(email);
  expect((await correct(browser, email, right)).body).toEqual({ done: true });
  expect(await accountsOf(email)).toEqual([]);
  expect(await accountsOf(right)).toEqual([account]);
  expect((await confirm(browser, right, first)).status).not.toBe(200);
  const [code] = await codesTo(right);
  expect((await confirm(browser, right, code)).body).toMatchObject({ next: 'confirmed' });
  const signedIn = await browser.post('/account/sign-in', { email: right, password: PASSWORD });
  expect(signedIn.body).toMatchObject({ next: 'signed-in' });
  // The wrong address belongs to somebody else, so nothing of the account goes there later.
  expect(await rowsOf(server, 'select from earlier_addresses where email = $1', email)).toEqual([]);
});

test('another browser, a confirmed account and an address that is taken move nothing, with the same answer', async () => {
  const { browser, email } = await signedUp();
  const stranger = openBrowser(server.url);
  const other = await aPersonWithPassword(server);
  const answers = [
    await correct(stranger, email, fresh()),
    await correct(browser, email, other.email),
    await correct(browser, other.email, fresh()),
    await correct(browser, 'nobody@example.se', fresh()),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { done: true }]));
  expect(await accountsOf(email)).toHaveLength(1);
  expect(await codesTo(other.email)).toEqual([]);
  // After the confirmation the same browser moves it no more.
  const [code] = await codesTo(email);
  expect((await confirm(browser, email, code)).status).toBe(200);
  await correct(browser, email, fresh());
  expect(await accountsOf(email)).toHaveLength(1);
});

test('an address that waits gets its own code again, and its account stays', async () => {
  const [one, other] = [await signedUp(), await signedUp()];
  await correct(one.browser, one.email, other.email);
  expect(await codesTo(other.email)).toHaveLength(2);
  expect(await accountsOf(one.email)).toHaveLength(1);
  expect(await accountsOf(other.email)).toHaveLength(1);
  // The first browser has no password there, so the code confirms nothing in it.
  const code = (await codesTo(other.email)).at(-1);
  expect((await confirm(one.browser, other.email, code)).body).toMatchObject({ next: 'choose-password' });
});

test('an application of a company moves too, and two corrections at once leave one account', async () => {
  const { browser, email } = await signedUp();
  const [right, wrong] = [fresh(), fresh()];
  await Promise.all([correct(browser, email, right), correct(browser, email, wrong)]);
  const left = [...(await accountsOf(right)), ...(await accountsOf(wrong)), ...(await accountsOf(email))];
  expect(left).toHaveLength(1);
});
