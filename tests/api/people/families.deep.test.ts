/**
 * A guardian with several children sees what waits over all of them, by a link to the guardian's own mailbox; and
 * everything passes to the person on the eighteenth birthday.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signForCompany } from '#tests/factories/agreements.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Talent } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aMinor, fromBrowserOf, START, someGuardian, tokenFor, yes } from './guardian-acts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.setClock(START));
afterAll(() => server.stop());

const pathsTo = async (email: string, screen: 'AgreementApproval?' | 'GuardianConsent?family') =>
  (
    await server.services.pool.query<{ path: string }>(
      `select content ->> 'path' as path from outbox where recipient = $1 and content ->> 'path' like $2 order by id`,
      [email, `/${screen}%`],
    )
  ).rows.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('token') ?? '');

/** Asks for a link to an address. Resolves to its token; undefined if none was mailed. */
async function linkFor(email: string): Promise<string | undefined> {
  await as(server).ok('POST /guardian-consents/family/link', { body: { email } });
  return (await pathsTo(email, 'GuardianConsent?family')).at(-1);
}

const view = (token: string) => as(server).ok('POST /guardian-consents/family/view', { body: { token } });
const tokenOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('token') ?? '';

/** Two children of one guardian: the elder's guardian has said yes, the younger's is asked. */
async function twoChildren() {
  const eva = someGuardian();
  const [elder, younger] = [await aMinor(server, 'Alva'), await aMinor(server, 'Bo')];
  await elder.api.ok('PUT /talent/guardian', { body: eva });
  await as(server).ok('POST /guardian-consents/answer', { body: yes(await tokenFor(server, eva.guardian_email)) });
  await younger.api.ok('PUT /talent/guardian', { body: eva });
  return { eva, elder, younger };
}

/** Books a child; the company has signed, so the guardian is asked. */
async function asksToSign(child: Talent): Promise<void> {
  const company = await aCompany(server);
  const { id } = await aProject(server, company, { step: 5, asked: [child] });
  await signForCompany(server, company, id);
}

test('a guardian sees what waits for two children, and answers on the page of each', async () => {
  const { eva, elder } = await twoChildren();
  await asksToSign(elder);
  const token = (await linkFor(eva.guardian_email)) ?? '';
  const { children } = await view(token);
  const waits = Object.fromEntries(
    children.map(({ first_name, waits: all }) => [
      first_name,
      all.map(({ what }) => what).filter((what) => what !== 'phone'),
    ]),
  );
  expect(waits).toEqual({ Alva: ['agreement'], Bo: ['consent'] });
  const open = (what: 'consent' | 'agreement', id: string) =>
    as(server).ok('POST /guardian-consents/family/open', { body: { token, what, id } });
  const consent = children.find(({ first_name }) => first_name === 'Bo')?.id ?? '';
  const opened = tokenOf((await open('consent', consent)).path);
  await as(server).ok('POST /guardian-consents/answer', { body: yes(opened) });
  const approval = children.flatMap(({ waits: all }) => all).find(({ what }) => what === 'agreement')?.id ?? '';
  const signing = tokenOf((await open('agreement', approval)).path);
  expect(await as(server).ok('POST /approvals/view', { body: { token: signing } })).toMatchObject({
    first_name: 'Alva',
    actions: expect.arrayContaining(['sign']),
  });
  expect((await view(token)).children.flatMap(({ waits: all }) => all.map(({ what }) => what))).not.toContain(
    'consent',
  );
  // The mailed link goes on working.
  await as(server).ok('POST /guardian-consents/view', { body: { token: await tokenFor(server, eva.guardian_email) } });
});

test('a link opens only what was asked of its mailbox, for an hour, and a stranger gets none', async () => {
  const { eva, younger } = await twoChildren();
  const token = (await linkFor(eva.guardian_email)) ?? '';
  const other = await twoChildren();
  const others = await view((await linkFor(other.eva.guardian_email)) ?? '');
  for (const { id } of others.children) {
    const body = { token, what: 'consent' as const, id };
    expect((await as(server).refusal('POST /guardian-consents/family/open', { body })).code).toBe('not_found');
  }
  expect(await linkFor('nobody@example.com')).toBeUndefined();
  expect(await linkFor(younger.email)).toBeUndefined();
  const { children } = await view(token);
  const { path } = await as(server).ok('POST /guardian-consents/family/open', {
    body: { token, what: 'consent', id: children.find(({ first_name }) => first_name === 'Bo')?.id ?? '' },
  });
  const opened = tokenOf(path);
  // The child's own browser is refused here as by the mailed link.
  const childs = await fromBrowserOf(server, younger);
  expect((await childs.refusal('POST /guardian-consents/answer', { body: yes(opened) })).code).toBe(
    'guardian_childs_browser',
  );
  server.setClock('2026-08-14T11:00:00Z');
  expect((await as(server).refusal('POST /guardian-consents/family/view', { body: { token } })).code).toBe('dead_link');
  expect((await as(server).refusal('POST /guardian-consents/view', { body: { token: opened } })).code).toBe(
    'dead_link',
  );
});

test('on the eighteenth birthday a guardian sees, signs and gives nothing any more', async () => {
  const eva = someGuardian();
  // Eighteen on the second day after START, in Swedish time.
  const child = await aTalent(server, { first_name: 'Alva', birth_date: '2008-08-16' });
  await child.api.ok('PUT /talent/guardian', { body: eva });
  const consent = await tokenFor(server, eva.guardian_email);
  await as(server).ok('POST /guardian-consents/answer', { body: yes(consent) });
  await asksToSign(child);
  const signing = (await pathsTo(eva.guardian_email, 'AgreementApproval?')).at(-1) ?? '';
  server.setClock('2026-08-15T21:59:00Z');
  const before = (await linkFor(eva.guardian_email)) ?? '';
  expect((await view(before)).children).toHaveLength(1);
  const seen = await as(server).ok('POST /approvals/view', { body: { token: signing } });
  expect(seen).toMatchObject({ is_guardian: true, actions: expect.arrayContaining(['sign']) });
  server.setClock('2026-08-15T22:00:00Z');
  expect((await view(before)).children).toEqual([]);
  const sent = (await pathsTo(eva.guardian_email, 'GuardianConsent?family')).length;
  await linkFor(eva.guardian_email);
  expect((await pathsTo(eva.guardian_email, 'GuardianConsent?family')).length).toBe(sent);
  expect((await as(server).refusal('POST /approvals/view', { body: { token: signing } })).code).toBe('dead_link');
  const sign = { token: signing, name: 'Eva Maria Ek', accepts: true as const, sha256: seen.sha256 };
  expect((await as(server).refusal('POST /approvals/sign', { body: sign })).code).toBe('dead_link');
  const no = { token: signing, reason: 'Nej.' };
  expect((await as(server).refusal('POST /approvals/decline', { body: no })).code).toBe('dead_link');
  const leave = { token: signing, granted_on: '2026-08-10' };
  expect((await as(server).refusal('POST /approvals/school-leave', { body: leave })).code).toBe('dead_link');
  expect(await as(server).ok('POST /guardian-consents/view', { body: { token: consent } })).toMatchObject({
    is_needed: false,
    phone: null,
    actions: [],
  });
});
