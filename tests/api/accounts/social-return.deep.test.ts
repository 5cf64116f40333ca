import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { KEYS_REFETCHED_AT_MOST_EVERY_MS } from '#server/features/accounts/social/queries/provider-keys.ts';
import { startTestProvider, type TestProvider } from '#tests/support/provider.ts';
import { comeBack, signInAtProvider, signInBy, startAt } from '#tests/support/social-journey.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openBrowser, refusal } from './account-browser.ts';

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startTestProvider();
  server = await startTestServer(provider.settings);
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

const open = () => openBrowser(server.url);
const sessionOf = async (browser: ReturnType<typeof open>) => (await browser.get('/account/session')).body.session;

const anna = { sub: 'anna', email: 'anna@example.com', email_verified: true, name: 'Anna Ek' };

describe('a return that does not belong to this browser’s request', () => {
  it('with a forged state is refused, and the right one still counts', async () => {
    provider.signsInAs(anna);
    const browser = open();
    const path = await signInAtProvider(await startAt(browser));
    const end = await comeBack(server.url, browser, path.replace(/state=[^&]+/, 'state=forged'));
    expect(end.pathname + end.search).toBe('/login?social=social_failed');
    expect(await sessionOf(browser)).toBeNull();
    expect((await comeBack(server.url, browser, path)).search).toBe('?social=done');
  });

  it('counts once', async () => {
    provider.signsInAs(anna);
    const browser = open();
    const address = await startAt(browser);
    const again = openBrowser(server.url);
    for (const [name, value] of browser.jar) again.jar.set(name, value);
    const path = await signInAtProvider(address);
    await comeBack(server.url, browser, path);
    expect((await comeBack(server.url, again, path)).search).toBe('?social=social_failed');
    expect(await sessionOf(again)).toBeNull();
  });

  it('from another browser is refused', async () => {
    provider.signsInAs(anna);
    const path = await signInAtProvider(await startAt(open()));
    const without = open();
    expect((await comeBack(server.url, without, path)).search).toBe('?social=social_failed');
    const withOther = open();
    await startAt(withOther);
    expect((await comeBack(server.url, withOther, path)).search).toBe('?social=social_failed');
    expect([await sessionOf(without), await sessionOf(withOther)]).toEqual([null, null]);
  });

  it('at the other provider, or at none, is refused', async () => {
    provider.signsInAs(anna);
    const browser = open();
    const path = await signInAtProvider(await startAt(browser));
    for (const name of ['facebook', 'apple', 'constructor']) {
      const end = await comeBack(server.url, browser, path.replace('/google/', `/${name}/`));
      expect(end.search).toBe('?social=social_failed');
    }
  });

  it('with another nonce is refused', async () => {
    provider.signsInAs({ ...anna, sub: 'nonce', email: 'nonce@example.com' });
    provider.swapsNonce();
    const browser = open();
    expect((await signInBy(server.url, browser)).search).toBe('?social=social_failed');
    expect(await sessionOf(browser)).toBeNull();
    const { rows } = await server.services.pool.query("select 1 from accounts where email = 'nonce@example.com'");
    expect(rows).toEqual([]);
  });

  it('with a code that the provider did not give is refused', async () => {
    provider.signsInAs(anna);
    const browser = open();
    const path = await signInAtProvider(await startAt(browser));
    const end = await comeBack(server.url, browser, path.replace(/code=[^&]+/, 'code=made-up'));
    expect(end.search).toBe('?social=social_failed');
  });

  it('after ten minutes is refused', async () => {
    const other = await startTestServer(provider.settings);
    try {
      provider.signsInAs(anna);
      const browser = openBrowser(other.url);
      const path = await signInAtProvider(await startAt(browser));
      other.stopClock(601_000);
      expect((await comeBack(other.url, browser, path)).search).toBe('?social=social_failed');
    } finally {
      await other.stop();
    }
  });
});

it('a provider that signs with a new key is understood, and asked for its keys only then', async () => {
  const rotating = await startTestProvider();
  const fresh = await startTestServer(rotating.settings);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    rotating.signsInAs(anna);
    const comes = async () => (await signInBy(fresh.url, openBrowser(fresh.url))).search;
    expect([await comes(), await comes(), rotating.keySetsAsked()]).toEqual(['?social=done', '?social=done', 1]);
    vi.setSystemTime(Date.now() + KEYS_REFETCHED_AT_MOST_EVERY_MS + 1);
    await rotating.rotateKeys();
    expect([await comes(), await comes(), rotating.keySetsAsked()]).toEqual(['?social=done', '?social=done', 2]);
  } finally {
    vi.useRealTimers();
    await fresh.stop();
    await rotating.stop();
  }
});

it('a screen that loads the keys in the meantime does not lose the way back', async () => {
  provider.signsInAs(anna);
  const browser = open();
  const address = await startAt(browser);
  expect((await browser.post('/account/passkeys/sign-in-options')).status).toBe(200);
  expect((await comeBack(server.url, browser, await signInAtProvider(address))).search).toBe('?social=done');
});

it('a user that says no at the provider is told so', async () => {
  provider.refuses();
  const end = await signInBy(server.url, open(), { redirect_to: '/login' });
  expect(end.pathname + end.search).toBe('/login?social=social_cancelled');
});

it('a new sign-in ends the session of before', async () => {
  provider.signsInAs({ ...anna, sub: 'earlier', email: 'earlier@example.com' });
  const browser = open();
  await signInBy(server.url, browser);
  const { rows: before } = await server.services.pool.query(
    "select s.id from sessions s join accounts a on a.id = s.account_id where a.email = 'earlier@example.com'",
  );
  provider.signsInAs(anna);
  await signInBy(server.url, browser);
  const { rows } = await server.services.pool.query('select 1 from sessions where id = $1', [before[0].id]);
  expect(rows).toEqual([]);
  expect((await sessionOf(browser)).email).toBe(anna.email);
});

it('the address of the way back holds nothing of the person', async () => {
  provider.signsInAs(anna);
  const end = await signInBy(server.url, open());
  expect([...end.searchParams.keys()]).toEqual(['social']);
});

describe('without a provider', () => {
  it('that is set up, sign-in there is off', async () => {
    const off = await startTestServer();
    try {
      const browser = openBrowser(off.url);
      expect((await browser.get('/account/providers')).body).toEqual({ google: false, facebook: false });
      const start = { provider: 'google', redirect_to: '/login' };
      expect(refusal(await browser.post('/account/social/start', start))).toEqual({
        status: 503,
        code: 'social_start_failed',
        message: 'Kunde inte starta inloggning. Försök igen.',
      });
    } finally {
      await off.stop();
    }
  });

  it('that answers, nobody is sent there', async () => {
    const gone = await startTestProvider();
    await gone.stop();
    const lonely = await startTestServer(gone.settings);
    try {
      const start = { provider: 'facebook', redirect_to: '/register' };
      expect(refusal(await openBrowser(lonely.url).post('/account/social/start', start))).toMatchObject({
        code: 'social_start_failed',
        message: 'Kunde inte starta inloggning. Försök igen.',
      });
    } finally {
      await lonely.stop();
    }
  });

  it('that is still there on the way back, nobody gets in', async () => {
    const leaving = await startTestProvider();
    const lonely = await startTestServer(leaving.settings);
    try {
      leaving.signsInAs(anna);
      const browser = openBrowser(lonely.url);
      const path = await signInAtProvider(await startAt(browser));
      await leaving.stop();
      expect((await comeBack(lonely.url, browser, path)).search).toBe('?social=social_failed');
    } finally {
      await lonely.stop();
    }
  });
});
