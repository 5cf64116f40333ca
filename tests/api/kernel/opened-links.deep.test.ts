/**
 * Links that something else than the person opens first: a mail filter, a preview, a browser that loads ahead. Nothing
 * changes by that, and the person can use the link afterwards.
 */
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { keepPrivateFile, writePrivateFile } from '#server/files/private-files.ts';
import { LINK_HOLDER, signedUrl } from '#server/files/signed-url.ts';
import { stopPath } from '#server/mail/mail-stop.ts';
import { as, type Raw, type RouteName } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { sharePresentation } from '#tests/factories/presentations.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { startTestProvider, type TestProvider } from '#tests/support/provider.ts';
import { comeBack, signInAtProvider, startAt } from '#tests/support/social-journey.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from '../accounts/account-browser.ts';
import { aPersonWithPassword, cookieOf, PASSWORD, rowsOf, signedInAt } from '../accounts/security-people.ts';
import { aMinor, askedGuardian, yes } from '../people/guardian-acts.ts';
import { OPENINGS, openAhead, pictureOf } from './opened-ahead.ts';

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startTestProvider();
  server = await startTestServer(provider.settings);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

interface Link {
  /** The path of the address, as a mail or a screen shows it. */
  readonly path: string;
  /** The call that the link's screen makes when it is drawn; a filter that runs scripts makes the same call. */
  readonly drawn?: readonly [RouteName, Raw['body']];
  /** The person's use of the link. @returns the status */
  readonly use: () => Promise<number>;
}

const call = async (name: RouteName, body?: unknown) => (await as(server).raw(name, { body })).status;
const fetched = async (path: string, cookie = '') => (await fetch(server.url + path, { headers: { cookie } })).status;

/** The path of the newest mail to an address that leads to a screen. */
async function mailed(email: string, screen: string): Promise<{ path: string; token: string }> {
  const [row] = await rowsOf<{ path: string }>(
    server,
    `select content ->> 'path' as path from outbox where recipient = $1 and content ->> 'path' like $2
     order by created_date desc, id desc limit 1`,
    email,
    `/${screen}?token=%`,
  );
  const path = row?.path ?? '';
  return { path, token: path.split('token=')[1] ?? '' };
}

async function signUp(): Promise<Link> {
  const email = `ny-${crypto.randomUUID()}@example.com`;
  const browser = openBrowser(server.url);
  const given = { first_name: 'Ada', last_name: 'Lind', birth_date: '1990-02-28', password: PASSWORD };
  await browser.post('/account/talent-sign-up', { ...given, email, accepts_terms: true });
  const { path, token } = await mailed(email, 'verify-email-callback');
  const use = async () => (await browser.post('/account/verification/confirm-link', { token })).body.next;
  return {
    path,
    drawn: ['POST /account/verification/confirm-link', { token }],
    use: async () => ((await use()) === 'confirmed' ? 200 : 422),
  };
}

async function newPassword(): Promise<Link> {
  const { email } = await aPersonWithPassword(server);
  await call('POST /account/password/forgot', { email });
  const { path, token } = await mailed(email, 'ResetPassword');
  return {
    path,
    drawn: ['POST /account/password/reset/check', { token }],
    use: () => call('POST /account/password/reset', { token, password: 'sju gröna hästar' }),
  };
}

async function newAddress(): Promise<Link> {
  const { email } = await aPersonWithPassword(server);
  const api = await signedInAt(server, email);
  await api.ok('POST /account/email-change', {
    body: { email: `ny-${crypto.randomUUID()}@example.com`, password: PASSWORD },
  });
  const { path, token } = await mailed(email, 'ConfirmEmailChange');
  return { path, use: () => call('POST /account/email-change/confirm', { token }) };
}

async function deletion(): Promise<Link> {
  const talent = await aTalent(server);
  await talent.api.ok('POST /account/deletion', { body: {} });
  const { path, token } = await mailed(talent.email, 'KeepAccount');
  return { path, use: () => call('POST /account/deletion/regret', { token }) };
}

const PERSON = { first_name: 'Mia', last_name: 'Ek', password: 'sju gröna hästar' };

async function member(): Promise<Link> {
  const company = await aCompany(server);
  const email = `mia-${crypto.randomUUID()}@example.com`;
  await company.api.ok('POST /company/invitations', { body: { email, role: 'caster', limit_ore: null } });
  const { path, token } = await mailed(email, 'MemberInvitation');
  return {
    path,
    drawn: ['POST /member-invitations/view', { token }],
    use: () => call('POST /member-invitations/accept', { ...PERSON, accepts_terms: true, token }),
  };
}

async function administrator(): Promise<Link> {
  const owner = await anAdmin(server);
  const email = `siv-${crypto.randomUUID()}@example.com`;
  await owner.api.ok('POST /admin/invitations', { body: { email, role: 'support' } });
  const { path, token } = await mailed(email, 'AdminInvitation');
  return {
    path,
    drawn: ['POST /admin-invitations/view', { token }],
    use: () => call('POST /admin-invitations/accept', { ...PERSON, token }),
  };
}

async function guardian(): Promise<Link> {
  const { email } = await askedGuardian(server, await aMinor(server));
  const { path, token } = await mailed(email, 'GuardianConsent');
  return {
    path,
    drawn: ['POST /guardian-consents/view', { token }],
    use: () => call('POST /guardian-consents/answer', yes(token)),
  };
}

async function agreement(): Promise<Link> {
  const [company, talent] = [await aCompany(server), await aMinor(server)];
  const { email, give } = await askedGuardian(server, talent);
  await give();
  const { id } = await aProject(server, company, { step: 5, asked: [talent] });
  await server.services.scribe.settled();
  const { items } = await company.api.ok('GET /projects/:id/agreements', { params: { id }, query: {} });
  const agreements = items.map((one) => ({ id: one.id, sha256: one.sha256 ?? '' }));
  const body = { name: company.name, accepts: true as const, agreements };
  await company.api.ok('POST /projects/:id/agreements/sign', { params: { id }, body });
  const { path, token } = await mailed(email, 'AgreementApproval');
  const signed = { token, name: 'Eva Maria Ek', accepts: true, sha256: agreements[0]?.sha256 };
  return { path, drawn: ['POST /approvals/view', { token }], use: () => call('POST /approvals/sign', signed) };
}

async function appeal(): Promise<Link> {
  const [admin, talent] = [await anAdmin(server), await aTalent(server)];
  await admin.api.ok('POST /admin/talents/suspend', { body: { ids: [talent.talent_id], reason: 'Fel bilder.' } });
  const { path, token } = await mailed(talent.email, 'Overklagan');
  return {
    path,
    drawn: ['POST /appeals/view', { token }],
    use: () => call('POST /appeals/write', { token, text: 'Det är jag på alla bilder.' }),
  };
}

async function presentation(): Promise<Link> {
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const { id } = await aProject(server, company, { step: 4, asked: [talent] });
  const candidate = await candidateOf(company, id, talent);
  const { token, code } = await sharePresentation(company, id, [candidate.id]);
  return {
    path: `/ClientPresentation#${token}`,
    drawn: ['POST /client-presentations/view', { token }],
    use: () => call('POST /client-presentations/open', { token, code, name: 'Kim Kund' }),
  };
}

async function calendar(): Promise<Link> {
  const talent = await aTalent(server);
  const { url } = await talent.api.ok('POST /talent/calendar/feed');
  const { pathname: path } = new URL(url ?? '');
  return { path, use: () => fetched(path) };
}

async function file(account: 'of a session' | 'of a link'): Promise<Link> {
  const talent = await aTalent(server);
  const written = await writePrivateFile(server.services, Buffer.from('text'), { max_bytes: 100 });
  if (isRefusal(written)) throw new Error(written.refused);
  const subject = { noun: 'receipt', subject_id: talent.talent_id, kind: 'paper', name: 'a.txt' };
  const kept = await keepPrivateFile(server.services.db, { ...subject, written, content_type: 'text/plain' });
  const account_id = account === 'of a link' ? LINK_HOLDER : talent.account_id;
  const path = signedUrl(server.services, kept, { purpose: 'download', account_id });
  return { path, use: () => fetched(path, talent.cookie) };
}

/** The link at the foot of a mail, which ends its kind of mails. */
async function stop(): Promise<Link> {
  const { account_id } = await aTalent(server);
  const path = stopPath(server.services.env, { stop: 'talent.help', account_id });
  const { searchParams } = new URL(path, server.url);
  const body = { of: searchParams.get('of'), token: searchParams.get('token') };
  return { path, use: () => call('POST /mail-stops', body) };
}

/** The links with a token that mails and screens give out, by the screen that they open. */
const OF_SCREENS: Readonly<Record<string, () => Promise<Link>>> = {
  'verify-email-callback': signUp,
  ResetPassword: newPassword,
  ConfirmEmailChange: newAddress,
  KeepAccount: deletion,
  MemberInvitation: member,
  AdminInvitation: administrator,
  GuardianConsent: guardian,
  AgreementApproval: agreement,
  Overklagan: appeal,
  ClientPresentation: presentation,
};
const OTHERS: Readonly<Record<string, () => Promise<Link>>> = {
  'the end of a kind of mails': stop,
  'a calendar’s address': calendar,
  'a file’s signed address': () => file('of a session'),
  'a file’s signed address for the holder of a link': () => file('of a link'),
};

test('the screens of the table are those to which the product gives out a token', () => {
  const files = globSync('{server,texts,domain}/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  const given = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\/([\w-]+)(?:\?token=|#)\$\{[\w.]*token\}/g)].map(([, name]) => name),
  );
  expect([...new Set(given)].sort()).toEqual(Object.keys(OF_SCREENS).sort());
});

const countOf = async (rows: string) => (await server.services.pool.query(`select from ${rows}`)).rowCount;

test.each(Object.entries({ ...OF_SCREENS, ...OTHERS }))(
  '%s: opened ahead by others it changes nothing, and works for the person',
  async (_, make) => {
    const { path, drawn, use } = await make();
    const database = server.services.env.database_url ?? '';
    // The entry of the mail with the link changes when it is sent.
    await expect.poll(() => countOf("outbox where state = 'waiting'")).toBe(0);
    const before = await pictureOf(database);
    for (const opening of OPENINGS) {
      expect(await openAhead(server.url + path.replace(/#.*/, ''), opening), JSON.stringify(opening)).toBeLessThan(500);
      if (drawn) await call(...drawn);
    }
    expect(await pictureOf(database)).toEqual(before);
    expect(await use()).toBe(200);
  },
);

test('a return from a provider is not used up by a head or a page fetched ahead, even with the browser’s cookies', async () => {
  provider.signsInAs({ sub: 'anna', email: 'anna@example.com', email_verified: true, name: 'Anna Ek' });
  const browser = openBrowser(server.url);
  const path = await signInAtProvider(await startAt(browser));
  const database = server.services.env.database_url ?? '';
  const before = await pictureOf(database);
  for (const opening of OPENINGS) {
    const isOfBrowser = opening.localAddress === '127.0.0.1';
    await openAhead(server.url + path, opening, isOfBrowser ? cookieOf(browser) : '');
  }
  expect(await pictureOf(database)).toEqual(before);
  expect((await comeBack(server.url, browser, path)).search).toBe('?social=done');
});
