/** Links, sessions and mandates are valid until the instant of their end, and no longer. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { as, type Client } from '#tests/factories/client.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { aCompany, anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aMinor, askedGuardian } from '../people/guardian-acts.ts';
import { aPersonWithPassword, mailsTo, rowsOf } from './security-people.ts';

const START = '2026-08-14T10:00:00.000Z';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(START));

/** Signs in at the present instant, because an earlier session may have ended. */
const now = async ({ account_id }: Person): Promise<Client> => as(server, await signInAs(server.services, account_id));

/** The token of the newest mail to an address. */
async function tokenTo(email: string): Promise<string> {
  const [mail] = await rowsOf<{ path: string }>(
    server,
    "select content ->> 'path' as path from outbox where recipient = $1 order by created_date desc limit 1",
    email,
  );
  return mail?.path.split('token=')[1] ?? '';
}

const isOpen = async (route: Parameters<Client['raw']>[0], token: string): Promise<boolean> =>
  (await as(server).raw(route, { body: { token } })).status === 200;

interface Ending {
  /** Minutes until the link, session or mandate ends. */
  readonly minutes: number;
  /** True for each route at which the link, session or mandate is still valid. */
  good(): Promise<boolean[]>;
}
const HOUR = 60;
const DAY = 24 * HOUR;

const ENDINGS: Readonly<Record<string, () => Promise<Ending>>> = {
  'an invitation of a member': async () => {
    const company = await aCompany(server);
    await company.api.ok('POST /company/invitations', { body: { email: 'mia@company.example', role: 'caster' } });
    const token = await tokenTo('mia@company.example');
    const listed = async () => (await (await now(company)).ok('GET /company/members')).invitations.length > 0;
    return {
      minutes: 7 * DAY,
      good: async () => [await isOpen('POST /member-invitations/view', token), await listed()],
    };
  },
  'an invitation of an administrator': async () => {
    const admin = await anAdmin(server);
    await admin.api.ok('POST /admin/invitations', { body: { email: 'siv@example.com', role: 'support' } });
    const token = await tokenTo('siv@example.com');
    const listed = async () => (await (await now(admin)).ok('GET /admin/administrators')).invitations.length > 0;
    return {
      minutes: 7 * DAY,
      good: async () => [await isOpen('POST /admin-invitations/view', token), await listed()],
    };
  },
  'a link to choose a password': async () => {
    const talent = await aTalent(server);
    await as(server).ok('POST /account/password/forgot', { body: { email: talent.email } });
    const token = await tokenTo(talent.email);
    return { minutes: HOUR, good: async () => [await isOpen('POST /account/password/reset/check', token)] };
  },
  'a link that confirms an address': async () => {
    // Each check uses a link up.
    const tokens: string[] = [];
    for (const _ of [1, 2])
      tokens.push(await tokenTo((await aPersonWithPassword(server, { is_verified: false })).email));
    const confirms = () => isOpen('POST /account/verification/confirm-link', tokens.pop() ?? '');
    return { minutes: DAY, good: async () => [await confirms()] };
  },
  'a code that confirms an address': async () => {
    const people = [
      await aPersonWithPassword(server, { is_verified: false }),
      await aPersonWithPassword(server, { is_verified: false }),
    ];
    const confirms = async () => {
      const { email } = people.pop() as (typeof people)[number];
      const [mail] = await mailsTo(server, email, 'Bekräfta din e-post');
      const body = { email, code: mail?.code ?? '' };
      return (await as(server).raw('POST /account/verification/confirm-code', { body })).status === 200;
    };
    return { minutes: 15, good: async () => [await confirms()] };
  },
  'a change of address': async () => {
    const talent = await aTalent(server);
    await talent.api.ok('POST /account/email-change', { body: { email: 'ny@example.com' } });
    const token = await tokenTo('ny@example.com');
    const waits = async () => (await (await now(talent)).ok('GET /account/security')).pending_email !== null;
    return {
      minutes: DAY,
      good: async () => [await waits(), await isOpen('POST /account/email-change/confirm', token)],
    };
  },
  'a sign-in that replaces the password': async () => {
    const { api } = await aTalent(server);
    const body = {};
    const asks = async () => (await api.raw('POST /account/passkeys/registration-options', { body })).status === 200;
    return { minutes: 10, good: async () => [await asks()] };
  },
  'a session in the list': async () => {
    const talent = await aTalent(server);
    const [first] = (await talent.api.ok('GET /account/security')).sessions;
    const [row] = await rowsOf<{ minutes: number }>(
      server,
      'select extract(epoch from expires_date - $2::timestamptz)::int / 60 as minutes from sessions where id = $1',
      first?.id,
      START,
    );
    const listed = async () =>
      (await (await now(talent)).ok('GET /account/security')).sessions.some(({ id }) => id === first?.id);
    return { minutes: row?.minutes ?? 0, good: async () => [await listed()] };
  },
  'a link that takes a deletion back': async () => {
    // Each check needs a link of its own, because a link works once.
    const tokens: string[] = [];
    for (const talent of [await aTalent(server), await aTalent(server)]) {
      await talent.api.ok('POST /account/deletion', { body: {} });
      tokens.push(await tokenTo(talent.email));
    }
    const opens = async () => isOpen('POST /account/deletion/regret', tokens.pop() ?? '');
    return { minutes: 7 * DAY, good: async () => [await opens()] };
  },
  'a link for a guardian': async () => {
    const { token } = await askedGuardian(server, await aMinor(server));
    return { minutes: 30 * DAY, good: async () => [await isOpen('POST /guardian-consents/view', token)] };
  },
  'the wait for the next archive': async () => {
    const talent = await aTalent(server);
    const ask = async () => (await now(talent)).raw('POST /account/data-export', { body: {} });
    await ask();
    return { minutes: DAY, good: async () => [(await ask()).status === 409] };
  },
  'a mandate': async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server)];
    const mandate = await aMandate(admin, company);
    const params = { id: (await aProject(server, company)).id };
    const held = async () => (await (await now(admin)).ok('GET /admin/mandate')).held !== null;
    const acts = async () => {
      const cookie = await signInAs(server.services, admin.account_id);
      const { body } = await as(server, cookie, mandate).raw('POST /projects/:id/open-casting', { params });
      return (body as { error?: { code: string } }).error?.code !== 'reason_needed';
    };
    return { minutes: HOUR, good: async () => [await held(), await acts()] };
  },
};

test.each(Object.entries(ENDINGS))('%s is valid until the instant of its end', async (_, begin) => {
  const { minutes, good } = await begin();
  const end = Date.parse(START) + minutes * 60_000;
  server.setClock(new Date(end - 1).toISOString());
  const before = await good();
  expect(before).toEqual(before.map(() => true));
  server.setClock(new Date(end).toISOString());
  expect(await good()).toEqual(before.map(() => false));
});
