import { expect, vi } from 'vitest';
import { type Changes, mergeChanges } from '#contract/kernel/changes.ts';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/**
 * Maximum time until an open screen gets a change, and until a stream ends after its reader has lost the right to it.
 */
export const SOON = { timeout: 1_000, interval: 10 };

const open: AbortController[] = [];

/** Ends the streams that a test has opened. */
export function closeStreams(): void {
  for (const stream of open.splice(0)) stream.abort();
}

/**
 * Opens a stream of live updates with this Cookie header.
 * @param query by default that of a new screen, which has missed no changes
 */
export async function askForStream(
  server: Pick<TestServer, 'url'>,
  cookie: string,
  query = '?unheard_ms=0',
): Promise<Response> {
  const abort = new AbortController();
  open.push(abort);
  return await fetch(`${server.url}${API_PREFIX}/live${query}`, { headers: { cookie }, signal: abort.signal });
}

/** Opens a stream of live updates for an account and collects the messages. */
export async function listen(person: { readonly cookie: string }, at: Pick<TestServer, 'url'>, query?: string) {
  const response = await askForStream(at, person.cookie, query);
  const stream = { status: response.status, type: response.headers.get('content-type'), text: '', hasEnded: false };
  const read = async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) stream.text += part;
    stream.hasEnded = true;
  };
  // An aborted read is no error: the test itself ends the stream.
  read().catch(() => {});
  await vi.waitFor(() => expect(stream.text).toContain(': open'), SOON);
  return {
    ...stream,
    changes: () => stream.text.split('event: changed').length - 1,
    /** All changes received so far, merged. */
    heard: () =>
      [...stream.text.matchAll(/event: changed\ndata: (.*)\n/g)]
        .map(([, data = '']) => JSON.parse(data) as Changes)
        .reduce(mergeChanges, {}),
    said: () => stream.text,
    hasEnded: () => stream.hasEnded,
  };
}
