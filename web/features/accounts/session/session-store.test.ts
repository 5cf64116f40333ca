import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBrowser, aTab, refused, vera } from '#tests/support/fake-tab.ts';

const KEY = 'medverka.session';
const signedIn = () => Response.json({ session: vera, is_renewable: true });
const nobody = () => Response.json({ session: null, is_renewable: false });
const record = JSON.stringify({ role: vera.role, data: vera.data });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the states of a session', () => {
  it('signed in, when the server names the account', async () => {
    const { storage } = aBrowser({ 'GET /account/session': nobody });
    const tab = await aTab();
    tab.acceptSession(vera);
    tab.acceptSession({ ...vera, name: 'Vera B' });
    expect(tab.heard).toEqual(['signed_in']);
    expect(storage.getItem(KEY)).toBe(record);
  });

  it('no event when the stored record is right', async () => {
    aBrowser({ 'GET /account/session': signedIn }, { [KEY]: record });
    expect((await aTab()).heard).toEqual([]);
  });

  it('token refreshed, once before the end', async () => {
    const { calls } = aBrowser({
      'GET /account/session': signedIn,
      'POST /account/session/refresh': () => Response.json(vera),
    });
    const tab = await aTab();
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    expect(calls.filter((name) => name.endsWith('/refresh'))).toHaveLength(1);
    expect(tab.heard).toEqual(['signed_in', 'token_refreshed']);
  });

  it('signed out, when the server will not renew it', async () => {
    const { storage } = aBrowser({
      'GET /account/session': signedIn,
      'POST /account/session/refresh': () => refused(401, 'signed_out'),
    });
    const tab = await aTab();
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    expect(tab.heard).toEqual(['signed_in', 'signed_out']);
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('signed out, by the log-out', async () => {
    const { went } = aBrowser({ 'GET /account/session': signedIn, 'POST /account/sign-out': () => Response.json({}) });
    const tab = await aTab();
    await tab.signOut(new QueryClient());
    expect(tab.heard).toEqual(['signed_in', 'signed_out']);
    expect(went).toEqual(['/']);
  });

  it.each([
    ['password_recovery', 'POST /account/password/reset/check', { token: 't' }],
    ['user_updated', 'POST /account/email-change/confirm', { token: 't' }],
    ['user_updated', 'PATCH /talent/profile', {}],
    ['mfa_verified', 'POST /account/second-factor/confirm', { code: '123456' }],
    ['mfa_verified', 'POST /account/sign-in/second-factor', { code: '123456' }],
  ] as const)('%s, after %s', async (event, name, body) => {
    const { answers } = aBrowser({ 'GET /account/session': signedIn }, { [KEY]: record });
    const tab = await aTab();
    answers[name] = () => refused(422, 'wrong_code');
    await expect(tab.api(name, { body } as never)).rejects.toThrow();
    expect(tab.heard).toEqual([]);
    answers[name] = () => Response.json({});
    await tab.api(name, { body } as never);
    expect(tab.heard).toEqual([event]);
  });
});

describe('a session that may be renewed', () => {
  it('is renewed at the start', async () => {
    const { calls } = aBrowser({
      'GET /account/session': () => Response.json({ session: null, is_renewable: true }),
      'POST /account/session/refresh': () => Response.json(vera),
    });
    expect((await aTab()).heard).toEqual(['token_refreshed']);
    expect(calls).toEqual(['GET /account/session', 'POST /account/session/refresh']);
  });

  it('stays when the server cannot be reached, and is tried again', async () => {
    const { answers, storage } = aBrowser(
      {
        'GET /account/session': () => Response.json({ session: null, is_renewable: true }),
        'POST /account/session/refresh': () => new Response('', { status: 503 }),
      },
      { [KEY]: record },
    );
    const tab = await aTab();
    expect(storage.getItem(KEY)).toBe(record);
    answers['POST /account/session/refresh'] = () => Response.json(vera);
    await vi.advanceTimersByTimeAsync(200);
    expect(tab.heard).toEqual(['token_refreshed']);
  });
});

describe('a call for which the server knows no session', () => {
  it('is repeated once after a renewal', async () => {
    let isRenewed = false;
    const { calls } = aBrowser({
      'GET /account/session': signedIn,
      'POST /account/session/refresh': () => {
        isRenewed = true;
        return Response.json(vera);
      },
      'GET /talent/poll': () => (isRenewed ? Response.json({ unread_count: 3 }) : refused(401, 'signed_out')),
      'GET /talent/profile': () => (isRenewed ? Response.json({}) : refused(401, 'signed_out')),
    });
    const tab = await aTab();
    const answers = await Promise.all([tab.api('GET /talent/poll'), tab.api('GET /talent/profile')]);
    expect(answers[0].unread_count).toBe(3);
    expect(calls.filter((name) => name.endsWith('/refresh'))).toHaveLength(1);
    expect(calls).toHaveLength(1 + 2 + 1 + 2);
  });

  it('ends the session if that cannot be renewed, and is not repeated', async () => {
    const { calls, storage } = aBrowser({
      'GET /account/session': signedIn,
      'POST /account/session/refresh': () => refused(401, 'signed_out'),
      'GET /talent/poll': () => refused(401, 'signed_out'),
    });
    const tab = await aTab();
    await expect(tab.api('GET /talent/poll')).rejects.toMatchObject({ code: 'signed_out' });
    await expect(tab.api('GET /talent/poll')).rejects.toMatchObject({ code: 'signed_out' });
    expect(calls.slice(1)).toEqual(['GET /talent/poll', 'POST /account/session/refresh', 'GET /talent/poll']);
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('ends the session if the server rejects the renewed one too', async () => {
    const { calls } = aBrowser({
      'GET /account/session': signedIn,
      'POST /account/session/refresh': () => Response.json(vera),
      'GET /talent/poll': () => refused(401, 'signed_out'),
    });
    const tab = await aTab();
    await expect(tab.api('GET /talent/poll')).rejects.toMatchObject({ code: 'signed_out' });
    expect(calls).toHaveLength(4);
    expect(tab.heard.at(-1)).toBe('signed_out');
  });

  it('keeps the session, and tells why, if the server is unreachable for the renewal', async () => {
    const { storage } = aBrowser({
      'GET /account/session': signedIn,
      'GET /talent/poll': () => refused(401, 'signed_out'),
    });
    const tab = await aTab();
    await expect(tab.api('GET /talent/poll')).rejects.toMatchObject({ code: 'offline' });
    expect(storage.getItem(KEY)).toBe(record);
  });

  it('neither waits for a renewal nor asks for one if it signs in', async () => {
    const { calls } = aBrowser({
      'GET /account/session': nobody,
      'POST /account/sign-in': () => refused(401, 'signed_out'),
    });
    const tab = await aTab();
    await expect(tab.api('POST /account/sign-in', { body: { email: 'a', password: 'b' } })).rejects.toThrow();
    expect(calls).toEqual(['GET /account/session', 'POST /account/sign-in']);
  });
});

describe('two tabs', () => {
  const other = { ...vera, data: { id: 'other' } };

  it('agree on a log-out', async () => {
    aBrowser(
      { 'GET /account/session': signedIn, 'POST /account/sign-out': () => Response.json({}) },
      { [KEY]: record },
    );
    const [first, second] = [await aTab(), await aTab()];
    await first.signOut(new QueryClient());
    expect(second.heard).toEqual(['elsewhere: signed_out']);
    expect(second.readSession()).toMatchObject({ record: undefined, is_lost: false });
  });

  it('agree on a session that ran out, and keep what is on the screens', async () => {
    aBrowser(
      { 'GET /account/session': signedIn, 'GET /talent/poll': () => refused(401, 'signed_out') },
      { [KEY]: record },
    );
    const [first, second] = [await aTab(), await aTab()];
    first.acceptSession(vera);
    vi.stubGlobal('fetch', async () => refused(401, 'signed_out'));
    await expect(first.api('GET /talent/poll')).rejects.toThrow();
    expect(second.readSession()).toMatchObject({ record: undefined, is_lost: true });
    expect(first.readSession()).toMatchObject({ record: undefined, is_lost: true });
    expect(second.heard).toEqual(['elsewhere: signed_out']);
  });

  it('agree on another account, and drop all data of the first', async () => {
    const { answers, calls } = aBrowser({ 'GET /account/session': signedIn }, { [KEY]: record });
    const [first, second] = [await aTab(), await aTab()];
    const forgotten = vi.fn();
    second.whenAccountChanges(forgotten);
    answers['GET /account/session'] = () => Response.json({ session: other, is_renewable: true });
    first.acceptSession(other);
    await second.checkSession();
    expect(second.readSession().record?.data.id).toBe('other');
    expect(forgotten).toHaveBeenCalledOnce();
    // The second tab does not send the event again: otherwise the two tabs would call each other for ever.
    expect([first.heard, second.heard, calls.length]).toEqual([['signed_in'], ['elsewhere: signed_in'], 3]);
  });

  it('share a renewal', async () => {
    const { calls } = aBrowser({
      'GET /account/session': signedIn,
      'POST /account/session/refresh': () => Response.json(vera),
    });
    const first = await aTab();
    await vi.advanceTimersByTimeAsync(10_000);
    const second = await aTab();
    await vi.advanceTimersByTimeAsync(14 * 60_000);
    expect(calls.filter((name) => name.endsWith('/refresh'))).toHaveLength(1);
    expect([first.heard.at(-1), second.heard.at(-1)]).toEqual(['token_refreshed', 'elsewhere: token_refreshed']);
  });
});
