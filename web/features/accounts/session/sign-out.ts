import type { QueryClient } from '@tanstack/react-query';
import { ApiError, api, phone } from '#web/api/client.ts';
import { clearToasts } from '#web/ui/overlay/toast-store.ts';
import { emitSessionEvent } from './session-events.ts';

const KEPT_PREFIX = 'conversationLastViewed_';

/** Empties the storage except the entries about when the user last read each thread (spec, section 4). */
export function clearStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(KEPT_PREFIX)) storage.removeItem(key);
  }
}

/** Deletes the browser's databases: unfinished uploads, which the next user of this browser must not find. */
async function clearDatabases(): Promise<void> {
  const all = await globalThis.indexedDB?.databases?.();
  for (const { name } of all ?? []) if (name) indexedDB.deleteDatabase(name);
}

/**
 * True if the server refuses because the session is gone already, which is what signing out wants (spec, section 7).
 */
const isGone = (error: unknown) => error instanceof ApiError && [401, 403, 404].includes(error.status);

/**
 * Signs out here and on the server, and goes to the start page. A refusal because the session is already gone counts as
 * success.
 * @throws any other error: the session would live on unnoticed
 */
export async function signOut(queries: QueryClient): Promise<void> {
  if ((await phone.mayLeave?.()) === false) return;
  try {
    await api('POST /account/sign-out');
  } catch (error) {
    if (!isGone(error)) {
      console.error('The session could not be ended', error);
      throw error;
    }
  }
  emitSessionEvent('signed_out');
  clearStorage(localStorage);
  await clearDatabases().catch(() => undefined);
  clearToasts();
  queries.clear();
  window.location.assign('/');
}
