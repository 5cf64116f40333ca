import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api, WordlessError } from './client.ts';

const failureAfter = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer);
  return api('GET /account/providers').then(
    () => undefined,
    (error: unknown) => error,
  );
};

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['a page', async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }), /^Något gick fel hos oss\./],
  ['JSON that is not ours', async () => Response.json({ error: 'Bad' }, { status: 502 }), /^Något gick fel hos oss\./],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), /^Vi når inte servern just nu\./],
])(
  'without the words of the server, but with %s, the client has its own words for a failure',
  async (_, answer, words) => {
    const failure = await failureAfter(answer);
    expect(failure).toBeInstanceOf(WordlessError);
    expect(failure).toMatchObject({ message: expect.stringMatching(words) });
  },
);

it('the client passes on the words of the server', async () => {
  const error = { code: 'internal', message: 'Något gick fel hos oss.', request_id: '1' };
  const failure = await failureAfter(async () => Response.json({ error }, { status: 500 }));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).not.toBeInstanceOf(WordlessError);
  expect(failure).toMatchObject({ code: 'internal', status: 500, message: error.message });
});

it('a page that the browser has loaded ahead sends commands only once it is opened', async () => {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal('document', page);
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(address);
    return Response.json({});
  });
  const command = api('POST /account/sign-out');
  await api('GET /account/providers');
  expect(sent).toEqual(['/api/v1/account/providers']);
  page.dispatchEvent(new Event('prerenderingchange'));
  await command;
  expect(sent).toEqual(['/api/v1/account/providers', '/api/v1/account/sign-out']);
});

describe('a line that is silent', () => {
  afterEach(() => void vi.useRealTimers());

  /** An answer whose beginning or body never comes, until the call is aborted. */
  const silent =
    (comes: 'nothing' | 'the beginning') =>
    (_: string, { signal }: RequestInit) => {
      const broken = new Promise<never>((_, reject) => {
        if (signal?.aborted) reject(signal.reason);
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
      return comes === 'nothing' ? broken : Promise.resolve({ ok: true, status: 200, json: () => broken });
    };

  it.each([
    ['nothing', 'GET /account/providers', 30_000],
    ['the beginning', 'GET /account/providers', 30_000],
    ['nothing', 'POST /account/sign-out', 60_000],
  ] as const)('and sends %s is an unreachable server to %s after its time', async (comes, name, ms) => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', silent(comes));
    let failure: unknown;
    void api(name).catch((error: unknown) => {
      failure = error;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ code: 'offline' });
  });

  it('is left at once by a caller that needs no answer any more', async () => {
    vi.stubGlobal('fetch', silent('nothing'));
    const leaving = new AbortController();
    const call = api('GET /account/providers', { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ code: 'offline' });
  });
});
