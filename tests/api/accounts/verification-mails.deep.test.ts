/** The mails that confirm an address: how many a day, and which link is good. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser, refusal } from './account-browser.ts';
import { mailsTo } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const MINUTE = 60_000;
const TITLE = 'Bekräfta din e-post';
const formOf = (email: string) => ({
  first_name: 'Ada',
  last_name: 'Lind',
  email,
  password: 'tre små grisar',
  birth_date: '1990-02-28',
  accepts_terms: true,
});

test('an address gets eight mails a day, and the link of the newest is good until the next', async () => {
  const browser = openBrowser(server.url);
  const signUp = (email: string) => browser.post('/account/talent-sign-up', formOf(email));
  const resendAt = async (minutes: number, email: string) => {
    server.stopClock(minutes * MINUTE);
    expect((await browser.post('/account/verification/resend', { email })).status).toBe(200);
  };
  const EMAIL = 'ada@example.se';
  server.stopClock();
  await signUp(EMAIL);
  for (let hour = 1; hour <= 10; hour += 1) await resendAt(hour * 61, EMAIL);
  await resendAt(24 * 60 - 1, EMAIL);
  const mails = await mailsTo(server, EMAIL, TITLE);
  expect(mails).toHaveLength(8);
  const again = refusal(await signUp(EMAIL));
  expect([again.status, again.code]).toEqual([429, 'too_many_requests']);
  const newest = (mails.at(-1)?.path ?? '').split('token=')[1] ?? '';
  expect((await browser.post('/account/verification/confirm-link', { token: newest })).status).toBe(200);
  const OTHER = 'bo@example.se';
  server.stopClock();
  await signUp(OTHER);
  for (const hour of [1, 2, 3, 4, 5, 6, 7]) await resendAt(hour * 61, OTHER);
  await resendAt(24 * 60 + 1, OTHER);
  expect(await mailsTo(server, OTHER, TITLE)).toHaveLength(9);
});
