import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { Database } from '#server/db/generated.ts';
import { type Heard, overHttp } from '#tests/support/over-http.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

interface Answer {
  readonly status: number;
  readonly headers: Heard['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape, also a wrong one, must be looked into
  readonly body: any;
}

/** The caller; without `account_id` the caller has no account. */
export interface Caller {
  readonly account_id?: string;
  /** Cookie of an existing session; without it, the first call signs in. */
  readonly cookie?: string;
}
export const nobody: Caller = {};

export interface TalentApp {
  readonly server: TestServer;
  readonly db: Kysely<Database>;
  readonly url: string;
  /** Calls the API as a caller. */
  call(caller: Caller, method: string, path: string, body?: unknown): Promise<Answer>;
  upload(caller: Caller, bytes: Uint8Array): Promise<Answer>;
  /** Names of the stored public pictures, sorted. */
  keptFiles(): Promise<string[]>;
  setClock(instant: string): void;
  stopClock(after_ms?: number): void;
  stop(): Promise<void>;
}

/** The server with a stopped clock, for tests that send values that the contract's types do not allow. */
export async function startTalentApp(settings: Record<string, string> = {}): Promise<TalentApp> {
  const server = await startTestServer(settings);
  server.setClock('2026-08-14T10:00:00Z');
  const { db, env } = server.services;
  const cookies = new Map<string, Promise<string>>();
  const cookieOf = ({ account_id, cookie: own }: Caller) => {
    if (own !== undefined || account_id === undefined) return own;
    const cookie = cookies.get(account_id) ?? signInAs(server.services, account_id);
    cookies.set(account_id, cookie);
    return cookie;
  };

  const send = async (caller: Caller, method: string, path: string, body?: unknown): Promise<Answer> => {
    const cookie = await cookieOf(caller);
    const { status, headers, text } = await overHttp(server.url + API_PREFIX + path, {
      method,
      headers: { ...(cookie && { cookie }) },
      body,
    });
    return { status, headers, body: JSON.parse(text) };
  };
  return {
    server,
    db,
    url: server.url,
    call: send,
    upload: (caller, bytes) => send(caller, 'POST', '/talent/media', bytes),
    keptFiles: async () => {
      const folder = join(env.data_dir, 'files', 'profile-media', 'public');
      return (await readdir(folder).catch(() => [])).sort();
    },
    setClock: server.setClock,
    stopClock: server.stopClock,
    stop: server.stop,
  };
}
