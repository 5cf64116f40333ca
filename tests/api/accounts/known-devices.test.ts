/**
 * Browsers that an account's owner has used: each is known to this account only, and the owner gets a mail about a new
 * one.
 */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentOf } from '#domain/kernel/time/day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isKnownDevice, rememberDevice } from '#server/features/accounts/account/commands/known-device.ts';
import { noticeDevice } from '#server/features/accounts/account/commands/notice-device.ts';
import { isChildsBrowser } from '#server/features/people/guardian/commands/childs-browser.ts';
import { cookieName, signCookie } from '#server/http/cookies.ts';
import { aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { mailsTo } from './security-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const START = Date.parse('2026-08-14T10:00:00Z');
const at = (second: number) => momentOf(new Date(START + second * 1_000));
function aBrowser() {
  const { env } = server.services;
  const mark = signCookie(env, 'device', randomBytes(24).toString('base64url'));
  return { ip: '192.0.2.1', user_agent: null, cookie: `${cookieName(env, 'device')}=${mark}` };
}
type Browser = ReturnType<typeof aBrowser>;
const use = (account_id: string, browser: Browser, second = 0) =>
  inTransaction(server.services.db, (trx) => rememberDevice(trx, server.services.env, account_id, browser, at(second)));
const knows = (account_id: string, browser: Browser) => isKnownDevice(server.services, account_id, browser);

test('a browser is known to the account that used it, and to no other account', async () => {
  const [{ account_id }, other] = [await aTalent(server), await aTalent(server)];
  const [first, second] = [aBrowser(), aBrowser()];
  expect(await use(account_id, first)).toMatchObject({ is_new: true, has_others: false, cookies: [] });
  expect(await use(account_id, first)).toMatchObject({ is_new: false, has_others: true });
  expect(await use(account_id, second)).toMatchObject({ is_new: true, has_others: true });
  expect(await use(other.account_id, first)).toMatchObject({ is_new: true, has_others: false });
  expect([await knows(account_id, second), await knows(other.account_id, second)]).toEqual([true, false]);
  expect([await knows(account_id, aBrowser()), await knows(account_id, { ...first, cookie: '' })]).toEqual([
    false,
    false,
  ]);
});

test('an account knows twenty browsers: the next replaces the one unused for longest, of this account alone', async () => {
  const [{ account_id }, other] = [await aTalent(server), await aTalent(server)];
  const browsers = Array.from({ length: 21 }, aBrowser);
  const [first, second, ...rest] = browsers as [Browser, Browser, ...Browser[]];
  for (const [index, browser] of [first, second].entries()) await use(other.account_id, browser, index);
  for (const [index, browser] of browsers.slice(0, 20).entries()) await use(account_id, browser, index);
  await use(account_id, first, 30);
  await use(account_id, rest[18] as Browser, 40);
  const known = await Promise.all(browsers.map((browser) => knows(account_id, browser)));
  expect(known).toEqual(browsers.map((browser) => browser !== second));
  expect([await knows(other.account_id, first), await knows(other.account_id, second)]).toEqual([true, true]);
});

test('the owner gets one mail about a new browser, and none about the first or a known one', async () => {
  const { account_id, email } = await aTalent(server);
  const [first, second] = [aBrowser(), aBrowser()];
  const mails = async () => (await mailsTo(server, email, 'Ny inloggning på ditt konto')).length;
  const counts: number[] = [];
  for (const browser of [first, first, second, second, first]) {
    await inTransaction(server.services.db, (trx) =>
      noticeDevice(trx, server.services.env, account_id, browser, at(0)),
    );
    counts.push(await mails());
  }
  expect(counts).toEqual([0, 0, 1, 1, 1]);
});

test('a browser is a child’s if the child’s own account has used it', async () => {
  const [child, other] = [await aTalent(server), await aTalent(server)];
  const [own, others] = [aBrowser(), aBrowser()];
  const { device_hash } = await use(child.account_id, own);
  const { device_hash: othersHash } = await use(other.account_id, others);
  const isChilds = (hash: string | null) => isChildsBrowser(server.services.db, child.talent_id, hash);
  expect([await isChilds(device_hash), await isChilds(othersHash), await isChilds(null)]).toEqual([true, false, false]);
});
