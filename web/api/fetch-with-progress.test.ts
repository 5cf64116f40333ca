import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, api } from './client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Stubs the browser's request: it sends half of the file, then calls `end`. */
function stubRequests(end: (request: StubRequest) => void): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends StubRequest {
      override end = () => end(this);
    },
  );
}
class StubRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  asked: string[] = [];
  end = (): void => undefined;
  open(...asked: string[]): void {
    this.asked = asked;
  }
  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }
  setRequestHeader(name: string, value: string): void {
    this.asked.push(`${name}: ${value}`);
  }
  send(body: Blob): void {
    this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
    this.end();
  }
}

const sendPicture = async (told: number[]) =>
  api('POST /talent/media', { file: new Blob(['four']), onProgress: (share) => told.push(share) });

test('an upload reports the sent part of its file, and answers like fetch', async () => {
  let asked: readonly string[] = [];
  stubRequests((request) => {
    asked = request.asked;
    Object.assign(request, { status: 200, responseText: '{"media":[]}' });
    request.onload?.();
  });
  const told: number[] = [];
  expect(await sendPicture(told)).toEqual({ media: [] });
  expect(told).toEqual([0.5]);
  expect(asked).toEqual(['POST', '/api/v1/talent/media', 'content-type: application/octet-stream']);
});

test('a refused upload has the server’s words, and a broken line the client’s', async () => {
  const error = { code: 'busy', message: 'Många laddar upp filer just nu.' };
  stubRequests((request) => {
    Object.assign(request, { status: 503, responseText: JSON.stringify({ error }) });
    request.onload?.();
  });
  await expect(sendPicture([])).rejects.toMatchObject({ ...error, status: 503 });
  stubRequests((request) => request.onerror?.());
  const failure = await sendPicture([]).catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ code: 'offline' });
});

test('an upload on which nothing moves ends, and one that moves does not', async () => {
  vi.useFakeTimers();
  let sent: StubRequest | undefined;
  stubRequests((request) => {
    sent = request;
  });
  let failure: unknown;
  const ended = sendPicture([]).catch((reason: unknown) => {
    failure = reason;
  });
  await vi.advanceTimersByTimeAsync(140_000);
  sent?.upload.onprogress?.({ loaded: 4, total: 4 });
  await vi.advanceTimersByTimeAsync(140_000);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(20_000);
  await ended;
  expect(failure).toMatchObject({ code: 'offline', message: expect.stringContaining('Vi når inte servern') });
});
