/** Sends recordings by tus as a browser does, also over a connection that breaks where a test chooses. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { expect } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { RecordingPurpose } from '#domain/people/recording/recording.rules.ts';
import type { Talent } from '#tests/factories/people.ts';

export const clip = (name: 'tape-1.mp4' | 'tape-2.mp4' | 'voice.webm') =>
  readFileSync(new URL(`../../../demo/clips/${name}`, import.meta.url));

const TUS = { 'tus-resumable': '1.0.0' };
const PART = { 'content-type': 'application/offset+octet-stream' };

export interface Beginning {
  readonly purpose?: RecordingPurpose;
  readonly invitation_id?: string | null;
  readonly replaces_id?: string | null;
}

/**
 * Begins a recording of this many bytes.
 * @returns its id
 */
export async function begin(talent: Talent, bytes: number, asked: Beginning = {}): Promise<string> {
  const id = randomUUID();
  const body = { id, purpose: 'showreel' as const, invitation_id: null, replaces_id: null, bytes, ...asked };
  await talent.api.ok('POST /talent/recordings', { body });
  return id;
}

export interface Answered {
  readonly status: number;
  readonly offset: number;
  readonly code: string | undefined;
  readonly headers: Headers;
}

export interface Line {
  readonly url: string;
  readonly cookie: string;
}

/** Sends one request of the upload protocol. */
export async function ask(
  { url, cookie }: Line,
  method: 'HEAD' | 'PATCH' | 'DELETE',
  id: string,
  more: { readonly headers?: Record<string, string>; readonly body?: Uint8Array } = {},
): Promise<Answered> {
  const response = await fetch(`${url}${API_PREFIX}/uploads/${id}`, {
    method,
    headers: { cookie, ...TUS, ...more.headers },
    ...(more.body && { body: more.body as Uint8Array<ArrayBuffer> }),
  });
  const text = await response.text();
  const code = text.startsWith('{') ? JSON.parse(text).error.code : undefined;
  const offset = Number(response.headers.get('upload-offset') ?? Number.NaN);
  return { status: response.status, offset, code, headers: response.headers };
}

/** Sends a part of the file from an offset. */
export const sendPart = (line: Line, id: string, offset: number, body: Uint8Array) =>
  ask(line, 'PATCH', id, { headers: { ...PART, 'upload-offset': String(offset) }, body });

/** The number of bytes that have arrived at the server. */
export const offsetOf = async (line: Line, id: string) => (await ask(line, 'HEAD', id)).offset;

/** Begins a recording and sends all its bytes in one request. */
export async function sendWhole(line: Line, talent: Talent, bytes: Uint8Array, asked: Beginning = {}): Promise<string> {
  const id = await begin(talent, bytes.length, asked);
  expect((await sendPart(line, id, 0, bytes)).status).toBe(204);
  return id;
}

/**
 * Sends some bytes of a part; the request stays open until the test breaks the connection or the server ends it. `over`
 * resolves to the status of the answer, if there was one.
 */
export function hangingPart({ url, cookie }: Line, id: string, offset: number, length: number, sent: Uint8Array) {
  const headers = { cookie, ...TUS, ...PART, 'upload-offset': offset, 'content-length': length };
  const sending = httpRequest(`${url}${API_PREFIX}/uploads/${id}`, { method: 'PATCH', headers });
  let status: number | undefined;
  sending.on('response', (response) => {
    status = response.statusCode;
    response.resume();
  });
  const over = new Promise<number | undefined>((done) => sending.once('close', () => done(status)));
  sending.on('error', () => {});
  sending.write(sent);
  return {
    over,
    async cut() {
      sending.destroy();
      await over;
    },
  };
}
