/** Stand-ins for the parts of a browser that the session uses: tabs that share storage, channel and server. */
import { vi } from 'vitest';
import type { Session } from '#contract/accounts/account.ts';

export const vera: Session = {
  role: 'talent',
  name: 'Vera Berg',
  email: 'vera@example.com',
  member_role: null,
  admin_role: null,
  data: { id: 'vera' },
  expires_date: '2026-11-21T10:15:00.000Z',
  expires_in_seconds: 900,
};

export const refused = (status: number, code: string) =>
  Response.json({ error: { code, message: 'Nej.', request_id: '1' } }, { status });

/** A storage whose keys can be listed, as in a browser. */
export function aStorage(entries: Record<string, string> = {}): Storage {
  const storage: Record<string, unknown> = { ...entries };
  const method = (name: string, value: unknown) => Object.defineProperty(storage, name, { value, enumerable: false });
  method('getItem', (key: string) => storage[key] ?? null);
  method('setItem', (key: string, value: string) => {
    storage[key] = value;
  });
  method('removeItem', (key: string) => {
    delete storage[key];
  });
  return storage as unknown as Storage;
}

/** A BroadcastChannel that delivers each message at once to every other tab. */
function aChannel() {
  const open = new Set<FakeChannel>();
  class FakeChannel {
    onmessage: ((message: { data: unknown }) => void) | null = null;
    constructor() {
      open.add(this);
    }
    postMessage(data: unknown) {
      for (const other of open) if (other !== this) other.onmessage?.({ data: structuredClone(data) });
    }
    close() {
      open.delete(this);
    }
  }
  return FakeChannel;
}

type Answers = Record<string, () => Response | Promise<Response>>;

/**
 * Replaces the browser's globals. `answers` are the server's answers by 'METHOD /path', which a test may change;
 * `calls` lists the requests, and `went` the URLs that the tab has opened.
 */
export function aBrowser(answers: Answers, entries: Record<string, string> = {}) {
  const calls: string[] = [];
  const went: string[] = [];
  const target = { addEventListener: () => {}, hidden: false, location: { assign: (to: string) => went.push(to) } };
  vi.stubGlobal('localStorage', aStorage(entries));
  vi.stubGlobal('window', target);
  vi.stubGlobal('document', target);
  vi.stubGlobal('BroadcastChannel', aChannel());
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    const name = `${method} ${address.replace('/api/v1', '')}`;
    calls.push(name);
    const answer = answers[name];
    return answer ? answer() : Promise.reject(new TypeError('Failed to fetch'));
  });
  return { answers, calls, went, storage: localStorage };
}

/**
 * A tab of the browser, with its own copies of the modules. `heard` lists the session's events in order ('elsewhere: …'
 * for those from another tab).
 */
export async function aTab() {
  vi.resetModules();
  const store = await import('#web/features/accounts/session/session-store.ts');
  const events = await import('#web/features/accounts/session/session-events.ts');
  const client = await import('#web/api/client.ts');
  const { signOut } = await import('#web/features/accounts/session/sign-out.ts');
  const heard: string[] = [];
  store.startSession();
  events.onSessionEvent(({ event, is_elsewhere }) => heard.push(is_elsewhere ? `elsewhere: ${event}` : event));
  await store.checkSession();
  return { ...store, ...events, api: client.api, signOut, heard };
}
