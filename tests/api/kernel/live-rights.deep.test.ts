import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ErrorBody } from '#contract/registry/errors.ts';
import { RIGHTS_CHANNEL } from '#server/live/open-streams.ts';
import { aCompany, anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser } from '../accounts/account-browser.ts';
import {
  aPersonWithPassword,
  cookieOf,
  letTimePass,
  PASSWORD,
  rowsOf,
  trySignIn,
} from '../accounts/security-people.ts';
import { aMinor, askedGuardian } from '../people/guardian-acts.ts';
import { askForStream, closeStreams, listen, SOON } from './live-stream.ts';

let first: TestServer;
/** Another process on the same database. */
let second: TestServer;
let admin: Person;
beforeAll(async () => {
  first = await startTestServer();
  second = await startTestServer({ DATABASE_URL: first.services.env.database_url ?? '' });
  admin = await anAdmin(first);
});
afterEach(closeStreams);
afterAll(async () => {
  await second.stop();
  await first.stop();
});

type Stream = Awaited<ReturnType<typeof listen>>;

const inBoth = async (person: { readonly cookie: string }) => [
  await listen(person, first),
  await listen(person, second),
];
const hasEnded = (streams: readonly Stream[]) =>
  streams.map((stream) => stream.hasEnded() && stream.said().includes('event: ended'));
const allEnd = (streams: readonly Stream[]) =>
  vi.waitFor(() => expect(hasEnded(streams)).toEqual(streams.map(() => true)), SOON);

/** A user with a password, signed in from a browser. */
async function aSignedInPerson() {
  const person = await aPersonWithPassword(first);
  const { browser } = await trySignIn(first, person.email);
  return { ...person, browser, cookie: cookieOf(browser) };
}

describe('a stream ends in every process within a second when', () => {
  const sql = (text: string, ...values: unknown[]) => rowsOf(first, text, ...values);

  /** Each entry makes a listener, and returns the act that ends the listener's right. */
  const ENDS: Readonly<Record<string, () => Promise<[{ cookie: string }, () => Promise<unknown>]>>> = {
    'the company is suspended': async () => {
      const company = await aCompany(first);
      const suspend = { params: { id: company.company_id }, body: { reason: 'Vi undersöker en sak.' } };
      return [company, () => admin.api.ok('POST /admin/applications/:id/suspend', suspend)];
    },
    'somebody signs out': async () => {
      const person = await aSignedInPerson();
      return [person, () => person.browser.post('/account/sign-out')];
    },
    'the session is ended from the list': async () => {
      const person = await aSignedInPerson();
      const other = await aPersonAgain(person.email);
      const { sessions } = (await other.get('/account/security')).body;
      const { id } = sessions.find((one: { is_current: boolean }) => !one.is_current);
      return [
        person,
        () =>
          fetch(`${first.url}/api/v1/account/sessions/${id}`, {
            method: 'DELETE',
            headers: { cookie: cookieOf(other), 'content-type': 'application/json' },
            body: '{}',
          }),
      ];
    },
    'the password is changed elsewhere': async () => {
      const person = await aSignedInPerson();
      const other = await aPersonAgain(person.email);
      const body = { current_password: PASSWORD, password: 'fyra stora björnar i skogen' };
      return [person, () => other.post('/account/password/change', body)];
    },
    'a refresh token is used a second time': async () => {
      const person = await aSignedInPerson();
      const stolen = openBrowser(first.url);
      for (const [name, value] of person.browser.jar) stolen.jar.set(name, value);
      for (let renewal = 0; renewal < 2; renewal += 1) {
        await rowsOf(
          first,
          "update sessions set refreshed_date = refreshed_date - interval '1 hour' where account_id = $1",
          person.account_id,
        );
        await person.browser.post('/account/session/refresh');
      }
      await letTimePass(first, person.account_id);
      return [{ cookie: cookieOf(person.browser) }, () => stolen.post('/account/session/refresh')];
    },
    'the account is deleted': async () => {
      const talent = await aTalent(first);
      return [talent, () => sql('delete from accounts where id = $1', talent.account_id)];
    },
    'a member leaves the company': async () => {
      const company = await aCompany(first);
      return [company, () => sql('delete from company_members where account_id = $1', company.account_id)];
    },
    'a talent is no longer verified': async () => {
      const talent = await aTalent(first);
      return [talent, () => sql('update talents set is_verified = false where id = $1', talent.talent_id)];
    },
    'the profile of a talent is deleted': async () => {
      const talent = await aTalent(first);
      return [talent, () => sql('delete from talents where id = $1', talent.talent_id)];
    },
    'an administrator is one no longer': async () => {
      const other = await anAdmin(first);
      const end = { params: { id: other.account_id }, body: {} };
      return [other, () => admin.api.ok('POST /admin/administrators/:id/end', end)];
    },
    'an administrator loses the second factor': async () => {
      const other = await anAdmin(first);
      return [other, () => sql('delete from two_factors where account_id = $1', other.account_id)];
    },
    'a guardian takes the consent back': async () => {
      const child = await aMinor(first);
      const guardian = await askedGuardian(first, child);
      await guardian.give();
      return [child, () => guardian.withdraw()];
    },
  };

  const aPersonAgain = async (email: string) => (await trySignIn(first, email)).browser;

  test.each(Object.entries(ENDS))('%s', async (_, make) => {
    const [person, end] = await make();
    const streams = await inBoth(person);
    const others = await inBoth(await aTalent(first));
    await end();
    await allEnd(streams);
    expect(hasEnded(others)).toEqual([false, false]);
  });
});

test('the end of one session of an account leaves the others', async () => {
  const person = await aSignedInPerson();
  const again = { cookie: await signInAs(first.services, person.account_id) };
  const [gone, kept] = [await inBoth(person), await inBoth(again)];
  await person.browser.post('/account/sign-out');
  await allEnd(gone);
  expect(hasEnded(kept)).toEqual([false, false]);
});

test('a right that ends between the check of the caller and the registration of the stream ends the stream too', async () => {
  const company = await aCompany(first);
  const { pool, live } = first.services;
  const told = Promise.withResolvers<unknown>();
  const unlisten = live.listen(RIGHTS_CHANNEL, told.resolve);
  const connect = pool.connect.bind(pool);
  // The right ends after the database has answered the query, and before the server gets the answer. The message about
  // the end arrives even earlier.
  const spy = vi.spyOn(pool, 'connect').mockImplementationOnce((async () => {
    const client = await connect();
    const query = client.query;
    client.query = (async (...asked: Parameters<typeof query>) => {
      client.query = query;
      const answer = await query.apply(client, asked);
      await rowsOf(second, "update companies set status = 'suspended' where id = $1", company.company_id);
      await told.promise;
      return answer;
    }) as unknown as typeof query;
    return client;
  }) as typeof pool.connect);
  const stream = await listen(company, first);
  spy.mockRestore();
  unlisten();
  await allEnd([stream]);
});

describe('a lost notification', () => {
  /** Ends a right without a notification, as if the notification were lost. */
  async function endUntold(table: 'companies' | 'sessions', text: string, id: string): Promise<void> {
    const client = await first.services.pool.connect();
    try {
      await client.query('begin');
      await client.query(`alter table ${table} disable trigger user`);
      await client.query(text, [id]);
      await client.query(`alter table ${table} enable trigger user`);
      await client.query('commit');
    } finally {
      client.release();
    }
  }

  test('ends the stream at the next heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const server = await startTestServer({ DATABASE_URL: first.services.env.database_url ?? '' });
    try {
      const [company, session, kept] = [await aCompany(first), await aTalent(first), await aTalent(first)];
      const streams = [await listen(company, server), await listen(session, server)];
      const other = await listen(kept, server);
      await endUntold('companies', "update companies set status = 'suspended' where id = $1", company.company_id);
      await endUntold('sessions', 'delete from sessions where account_id = $1', session.account_id);
      await vi.advanceTimersByTimeAsync(25_000);
      await allEnd(streams);
      await vi.waitFor(() => expect(other.said()).toContain(': still here'), SOON);
      expect(other.hasEnded()).toBe(false);
    } finally {
      await server.stop();
      vi.useRealTimers();
    }
  });

  test('ends the stream when the process connects to the database again', async () => {
    const company = await aCompany(first);
    const streams = await inBoth(company);
    await endUntold('companies', "update companies set status = 'suspended' where id = $1", company.company_id);
    await rowsOf(
      first,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'medverka live' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(hasEnded(streams)).toEqual([true, true]), { timeout: 5_000, interval: 20 });
  });
});

test('an eleventh stream of one person is refused with a time to wait, and one that closes leaves room', async () => {
  const [talent, other] = [await aTalent(first), await aTalent(first)];
  for (let n = 0; n < 10; n += 1) await listen(talent, first);
  const refused = await askForStream(first, talent.cookie);
  const { error } = (await refused.json()) as ErrorBody;
  expect([refused.status, refused.headers.get('retry-after'), error.code]).toEqual([429, '60', 'too_many_streams']);
  expect((await askForStream(first, other.cookie)).status).toBe(200);
  closeStreams();
  await vi.waitFor(async () => expect((await askForStream(first, talent.cookie)).status).toBe(200), SOON);
});
