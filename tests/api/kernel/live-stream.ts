import { expect, vi } from 'vitest';
import { type Changes, mergeChanges } from '#contract/kernel/changes.ts';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { TestServer } from '#tests/support/test-server.ts';

/** How soon a change must be seen on an open screen, and how soon a stream ends with the right to it. */
export const SOON = { timeout: 1_000, interval: 10 };

const open: AbortController[] = [];

/** Ends what a test has opened. */
export function closeStreams(): void {
  for (const stream of open.splice(0)) stream.abort();
}

/**
 * Asks for a stream of live updates with that Cookie header.
 * @param query without one it is for somebody who has no answers from before, who is told nothing of it
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

/** Opens an account's stream of live updates and gathers its messages. */
export async function listen(person: { readonly cookie: string }, at: Pick<TestServer, 'url'>, query?: string) {
  const response = await askForStream(at, person.cookie, query);
  const stream = { status: response.status, type: response.headers.get('content-type'), text: '', hasEnded: false };
  const read = async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) stream.text += part;
    stream.hasEnded = true;
  };
  // Ended by the test itself.
  read().catch(() => {});
  await vi.waitFor(() => expect(stream.text).toContain(': open'), SOON);
  return {
    ...stream,
    changes: () => stream.text.split('event: changed').length - 1,
    /** What was said, as one. */
    heard: () =>
      [...stream.text.matchAll(/event: changed\ndata: (.*)\n/g)]
        .map(([, data = '']) => JSON.parse(data) as Changes)
        .reduce(mergeChanges, {}),
    said: () => stream.text,
    hasEnded: () => stream.hasEnded,
  };
}
