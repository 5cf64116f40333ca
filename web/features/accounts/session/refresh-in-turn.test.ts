import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_WAIT_MS, refreshInTurn } from './refresh-in-turn.ts';

const session = { role: 'talent', expires_in_seconds: 900, data: { id: '1' } };
const refusal = (code: string) => ({ error: { code, message: 'Nej', request_id: '1' } });

/** Stubs a server with an answer for each path; `calls` lists the called paths in order. */
function aServer(answers: Record<string, () => Response | Promise<Response>>) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.replace('/api/v1/account', '');
    calls.push(path);
    return answers[path]?.() ?? Response.error();
  });
  return calls;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('one try to renew', () => {
  it('returns the renewed session', async () => {
    aServer({ '/session/refresh': () => Response.json(session) });
    expect(await refreshInTurn()).toEqual({ kind: 'renewed', session });
  });

  it.each([
    [401, 'signed_out'],
    [403, 'company_not_active'],
  ])('is the end of it after %i', async (status, code) => {
    aServer({ '/session/refresh': () => Response.json(refusal(code), { status }) });
    expect(await refreshInTurn()).toEqual({ kind: 'ended' });
  });

  it.each([403, 407, 429, 500, 502, 503])('may be made again after %i without words of the server', async (status) => {
    aServer({ '/session/refresh': () => new Response('', { status }) });
    expect(await refreshInTurn()).toMatchObject({ kind: 'unreachable', error: { status } });
  });

  it('may be made again without a network, and after an answer of another server', async () => {
    aServer({ '/session/refresh': () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await refreshInTurn()).toMatchObject({ kind: 'unreachable', error: { code: 'offline' } });
    aServer({ '/session/refresh': () => new Response('<h1>Log on to the hotel</h1>') });
    expect((await refreshInTurn()).kind).toBe('unreachable');
  });

  it('is given up without an answer', async () => {
    vi.useFakeTimers();
    aServer({ '/session/refresh': () => new Promise(() => {}) });
    let kind = '';
    void refreshInTurn().then((outcome) => {
      kind = outcome.kind;
    });
    await vi.advanceTimersByTimeAsync(ANSWER_WAIT_MS - 1);
    expect(kind).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(kind).toBe('unreachable'));
  });
});

describe('two tabs', () => {
  it('renew in turn: the second tab takes the session of the first, and does not use the token again', async () => {
    let answer = (_: Response) => {};
    const calls = aServer({
      '/session/refresh': () => new Promise<Response>((resolve) => (answer = resolve)),
      '/session': () => Response.json({ session, is_renewable: true }),
    });
    const first = refreshInTurn();
    await vi.waitFor(() => expect(calls).toEqual(['/session/refresh']));
    const second = refreshInTurn();
    answer(Response.json(session));
    expect([(await first).kind, (await second).kind]).toEqual(['renewed', 'renewed']);
    expect(calls).toEqual(['/session/refresh', '/session']);
  });

  it('renew in turn: the second tab tries itself if the first failed', async () => {
    let answer = (_: Response) => {};
    const calls = aServer({
      '/session/refresh': () =>
        calls.length === 1 ? new Promise<Response>((resolve) => (answer = resolve)) : Response.json(session),
      '/session': () => Response.json({ session: null, is_renewable: true }),
    });
    const first = refreshInTurn();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const second = refreshInTurn();
    answer(new Response('', { status: 503 }));
    expect([(await first).kind, (await second).kind]).toEqual(['unreachable', 'renewed']);
    expect(calls).toEqual(['/session/refresh', '/session', '/session/refresh']);
  });

  it('renew at the same time in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    aServer({ '/session/refresh': () => Response.json(session) });
    expect((await refreshInTurn()).kind).toBe('renewed');
  });
});
