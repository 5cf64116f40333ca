import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '#contract/kernel/read-call.ts';
import type { RouteDeclaration } from '#contract/kernel/route.ts';
import { contract } from '#contract/registry/contract.ts';
import { FIRST_CALLS, FRAME_CALLS } from '#contract/registry/first-calls.ts';
import { buildWeb } from '#scripts/build.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let talent: Talent;
let company: Company;
beforeAll(async () => {
  await buildWeb();
  server = await startTestServer({}, { first_answer_ms: 60_000 });
  [talent, company] = await Promise.all([aTalent(server), aCompany(server)]);
}, 120_000);
afterAll(() => server.stop());

const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { method, headers });

/** The answers that a document carries, by the address of their call. */
async function carriedBy(response: Response): Promise<Record<string, { answer: unknown; etag: string | null }>> {
  const found = (await response.text()).matchAll(
    /<script type="application\/json" data-call="([^"]*)"(?: data-etag="([^"]*)")?>([^<]*)<\/script>/g,
  );
  const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return Object.fromEntries(
    [...found].map(([, call = '', etag, answer = '']) => {
      const [route, args] = JSON.parse(plain(call));
      return [
        addressOf(route.slice('GET '.length), args),
        { answer: JSON.parse(answer), etag: etag ? plain(etag) : null },
      ];
    }),
  );
}
const carried = async (path: string, headers: Record<string, string>) => carriedBy(await open(path, headers));

describe('the document of a signed-in person', () => {
  it('carries what the routes of its screen answer the same person', async () => {
    const { cookie } = talent;
    const found = await carried('/talentrequests', { cookie });
    expect(Object.keys(found)).toEqual([
      '/api/v1/account/session',
      '/api/v1/talent/poll',
      '/api/v1/talent/profile',
      '/api/v1/talent/requests?group=to_answer&page=1',
    ]);
    for (const [address, { answer, etag }] of Object.entries(found)) {
      const asked = await open(address, { cookie });
      const { expires_in_seconds: _, ...same } = ((await asked.json()) as { session?: { expires_in_seconds: number } })
        .session ?? {
        expires_in_seconds: 0,
      };
      if (address.endsWith('/session')) expect(answer).toMatchObject({ session: same });
      else expect(answer, address).toEqual(await (await open(address, { cookie })).json());
      expect(etag, address).toBe(asked.headers.get('etag'));
    }
  });

  it('carries the answers to the arguments in its address', async () => {
    const found = await carried('/TalentRequests?group=closed&page=2', { cookie: talent.cookie });
    expect(found['/api/v1/talent/requests?group=closed&page=2']?.answer).toMatchObject({ page: 2, items: [] });
  });

  it('carries nothing that a route refuses', async () => {
    const found = await carried('/TalentRequests?group=nobodys', { cookie: talent.cookie });
    expect(Object.keys(found)).toHaveLength(FRAME_CALLS.talent.length);
  });

  it('is kept nowhere, and depends on the cookie', async () => {
    const { headers } = await open('/TalentRequests', { cookie: talent.cookie });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toMatch(/\bCookie\b/);
  });

  it('contains no element that a text of a person has begun or ended', async () => {
    const name = '</script><script>alert(1)</script><!--';
    await server.services.pool.query('update companies set name = $1 where id = $2', [name, company.company_id]);
    const response = await open('/CompanyDashboard', { cookie: company.cookie });
    const text = await response.clone().text();
    expect(text).not.toContain('alert(1)<');
    expect(text).not.toContain('<!--');
    expect((await carriedBy(response))['/api/v1/account/session']?.answer).toMatchObject({
      session: { data: { name } },
    });
  });
});

describe('a document carries no answers', () => {
  const none = async (response: Response) => {
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).not.toContain('data-call');
  };

  it('without a session, or with a forged one', async () => {
    await none(await open('/TalentRequests'));
    await none(await open('/TalentRequests', { cookie: talent.cookie.replace(/=./, '=x') }));
  });

  it('on a screen of another role, or that is open to everybody', async () => {
    expect(await carried('/TalentRequests', { cookie: company.cookie })).toEqual({});
    expect(await carried('/CompanyDashboard', { cookie: talent.cookie })).toEqual({});
    await none(await open('/Login', { cookie: talent.cookie }));
    await none(await open('/finns-inte', { cookie: talent.cookie }));
  });

  it('if the browser fetches it ahead, or asks for its head only', async () => {
    await none(await open('/TalentRequests', { cookie: talent.cookie, 'sec-purpose': 'prefetch;prerender' }));
    await none(await open('/TalentRequests', { cookie: talent.cookie }, 'HEAD'));
  });

  it('after signing out, with the cookie of before', async () => {
    const leaving = await aTalent(server);
    expect(Object.keys(await carried('/TalentRequests', { cookie: leaving.cookie }))).not.toHaveLength(0);
    await leaving.api.ok('POST /account/sign-out', {});
    expect(await carried('/TalentRequests', { cookie: leaving.cookie })).toEqual({});
  });

  it('that take longer than the person should wait', async () => {
    const slow = await startTestServer({ SIMULATED_DELAY_MS: '200' }, { first_answer_ms: 50 });
    try {
      const { cookie } = await aTalent(slow);
      const response = await fetch(`${slow.url}/TalentRequests`, { headers: { cookie } });
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text).not.toContain('data-call');
      expect(text).toMatch(/<\/body>\s*<\/html>\s*$/);
    } finally {
      await slow.stop();
    }
  });
});

/** An answer that is not used would be counted or logged twice: in the document, and when the screen asks. */
it('no first call is counted, or recorded as a look at private data', () => {
  for (const role of ['talent', 'company', 'admin'] as const) {
    const ofScreens = Object.values(FIRST_CALLS[role]).flatMap((callsOf) => callsOf(new URLSearchParams('id=7')));
    for (const { route } of [...FRAME_CALLS[role], ...ofScreens]) {
      const { limits, looks_at, shows_people }: RouteDeclaration = contract[route];
      expect(limits, route).toBeUndefined();
      // Only looks of administrators are recorded, and only the people whom a company sees are counted.
      if (role === 'admin') expect(looks_at, route).toBeUndefined();
      if (role === 'company') expect(shows_people, route).toBeUndefined();
    }
  }
});
