import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { as, type Client } from '#tests/factories/client.ts';
import { aTalent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { askedGuardian } from '../people/guardian-acts.ts';
import { aPersonWithPassword, mailsTo, PASSWORD, rowsOf, signedInAt, tokenTo, trySignIn } from './security-people.ts';

let server: TestServer;
let nobody: Client;
const OLD_TITLE = 'Ska din e-postadress bytas?';
const NEW_TITLE = 'Bekräfta din nya e-postadress';
const DONE_TITLE = 'Din e-postadress är bytt';

beforeAll(async () => {
  server = await startTestServer();
  nobody = as(server);
});
afterAll(() => server.stop());
beforeEach(() => server.stopClock());

let count = 0;
async function aChange() {
  const person = await aPersonWithPassword(server);
  const api = await signedInAt(server, person.email);
  const new_email = `ny-adress-${++count}@example.com`;
  const ask = (email = new_email, password = PASSWORD) =>
    api.call('POST /account/email-change', { body: { email, password } });
  return { ...person, api, new_email, ask };
}
const confirm = (token: string) => nobody.call('POST /account/email-change/confirm', { body: { token } });
const codeOf = ({ body }: { readonly body: unknown }) => (body as { error?: { code: string } }).error?.code;

test.each(['old first', 'new first'])('an address changes when both have said yes, %s', async (order) => {
  const { api, email, new_email, ask } = await aChange();
  expect(await ask(` ${new_email.toUpperCase()} `)).toEqual({ status: 200, body: { done: true } });
  const tokens = [await tokenTo(server, email, OLD_TITLE), await tokenTo(server, new_email, NEW_TITLE)];
  const isOldFirst = order === 'old first';
  const [first = '', second = ''] = isOldFirst ? tokens : tokens.reverse();
  expect(await confirm(first)).toEqual({ status: 200, body: { waits_for: isOldFirst ? 'new' : 'old' } });
  expect(await confirm(first)).toEqual({ status: 200, body: { waits_for: isOldFirst ? 'new' : 'old' } });
  expect((await api.ok('GET /account/security')).pending_email).toEqual({
    new_email,
    is_old_confirmed: isOldFirst,
    is_new_confirmed: !isOldFirst,
  });
  expect((await trySignIn(server, new_email)).answer.status).toBe(401);
  expect(await confirm(second)).toEqual({ status: 200, body: { waits_for: null } });
  expect(await api.ok('GET /account/security')).toMatchObject({ email: new_email, pending_email: null });
  expect((await trySignIn(server, email)).answer.status).toBe(401);
  expect((await trySignIn(server, new_email)).answer.body.session.email).toBe(new_email);
  for (const address of [email, new_email]) expect(await mailsTo(server, address, DONE_TITLE)).toHaveLength(1);
  for (const token of [first, second]) expect(codeOf(await confirm(token))).toBe('dead_link');
});

test('both addresses may confirm a change at the same moment', async () => {
  const { email, new_email, ask } = await aChange();
  await ask();
  const tokens = [await tokenTo(server, email, OLD_TITLE), await tokenTo(server, new_email, NEW_TITLE)];
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.filter(({ body }) => 'waits_for' in body && body.waits_for === null)).toHaveLength(1);
  expect((await trySignIn(server, new_email)).answer.status).toBe(200);
});

test('a change of address needs the password, and another address that is free', async () => {
  const { email, ask, account_id } = await aChange();
  const other = await aPersonWithPassword(server);
  expect(codeOf(await ask(other.email, 'fel lösenord'))).toBe('wrong_password');
  expect(codeOf(await ask(email))).toBe('same_email');
  expect(await ask(other.email)).toMatchObject({
    status: 422,
    body: { error: { code: 'email_used', message: 'E-post används' } },
  });
  expect(codeOf(await ask('ingen adress'))).toBe('invalid_input');
  expect(await mailsTo(server, other.email, NEW_TITLE)).toEqual([]);
  await rowsOf(server, 'delete from sign_in_methods where account_id = $1', account_id);
  expect(codeOf(await ask())).toBe('password_missing');
});

test('the links to confirm a change of address last a day, and die with a newer request or a withdrawal', async () => {
  const { api, email, new_email, ask } = await aChange();
  await ask();
  const early = await tokenTo(server, new_email, NEW_TITLE);
  await ask('ny-och-annan@example.com');
  expect(codeOf(await confirm(early))).toBe('dead_link');
  const late = await tokenTo(server, email, OLD_TITLE);
  server.stopClock(23 * 3_600_000);
  expect((await confirm(late)).status).toBe(200);
  server.stopClock(25 * 3_600_000);
  expect(codeOf(await confirm(late))).toBe('dead_link');
  server.stopClock();
  await api.ok('DELETE /account/email-change');
  await api.ok('DELETE /account/email-change');
  expect((await api.ok('GET /account/security')).pending_email).toBeNull();
  expect(codeOf(await confirm(late))).toBe('dead_link');
});

test('an address that was taken meanwhile is refused, and nothing changes', async () => {
  const { api, email, new_email, ask } = await aChange();
  await ask();
  const tokens = [await tokenTo(server, email, OLD_TITLE), await tokenTo(server, new_email, NEW_TITLE)];
  await confirm(tokens[0] ?? '');
  const other = await aPersonWithPassword(server);
  await rowsOf(server, 'update accounts set email = $2 where id = $1', other.account_id, new_email);
  expect(codeOf(await confirm(tokens[1] ?? ''))).toBe('email_used');
  expect((await api.ok('GET /account/security')).email).toBe(email);
  expect(await mailsTo(server, email, DONE_TITLE)).toEqual([]);
});

test('a link for choosing a password that lies in the old mailbox is dead', async () => {
  const { email, new_email, ask } = await aChange();
  await nobody.ok('POST /account/password/forgot', { body: { email } });
  const link = await tokenTo(server, email, 'Välj ett nytt lösenord');
  await ask();
  await confirm(await tokenTo(server, email, OLD_TITLE));
  await confirm(await tokenTo(server, new_email, NEW_TITLE));
  expect((await nobody.refusal('POST /account/password/reset/check', { body: { token: link } })).code).toBe(
    'dead_link',
  );
});

test('a former address stays with its account when another account takes it, until the account returns to it', async () => {
  const [one, other] = [await aChange(), await aChange()];
  const change = async ({ ask }: typeof one, from: string, to: string) => {
    expect((await ask(to)).status).toBe(200);
    for (const token of [await tokenTo(server, from, OLD_TITLE), await tokenTo(server, to, NEW_TITLE)])
      expect((await confirm(token)).status).toBe(200);
  };
  const earlier = async ({ account_id }: typeof one) =>
    (
      await rowsOf<{ email: string }>(
        server,
        'select email from earlier_addresses where account_id = $1 order by left_date',
        account_id,
      )
    ).map(({ email }) => email);
  await change(one, one.email, one.new_email);
  await change(other, other.email, one.email);
  expect([await earlier(one), await earlier(other)]).toEqual([[one.email], [other.email]]);
  await change(other, one.email, other.email);
  expect([await earlier(one), await earlier(other)]).toEqual([[one.email], [one.email]]);
});

test("an account cannot take its own guardian's mailbox as its address; another account can", async () => {
  const child = await aTalent(server, { birth_date: '2015-03-02' });
  const { email } = await askedGuardian(server, child);
  const adult = await aTalent(server);
  const body = { email };
  expect((await child.api.refusal('POST /account/email-change', { body })).code).toBe('email_of_guardian');
  expect((await adult.api.raw('POST /account/email-change', { body })).status).toBe(200);
});
