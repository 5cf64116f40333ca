import type { QueryClient } from '@tanstack/react-query';
import { ApiError, api } from '#web/api/client.ts';
import { clearToasts } from '#web/ui/overlay/toast-store.ts';
import { emitSessionEvent } from './session-events.ts';

const KEPT_PREFIX = 'conversationLastViewed_';

/** Empties the browser's storage except when each conversation was last looked at (spec, section 4). */
export function clearStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(KEPT_PREFIX)) storage.removeItem(key);
  }
}

/** The same for larger data: films on their way, which the next user of this browser is not to find. */
async function clearDatabases(): Promise<void> {
  const all = await globalThis.indexedDB?.databases?.();
  for (const { name } of all ?? []) if (name) indexedDB.deleteDatabase(name);
}

/** The session is gone already, which is what was wanted (spec, section 7). */
const isGone = (error: unknown) => error instanceof ApiError && [401, 403, 404].includes(error.status);

/**
 * Signs out here and on the server, and goes to the root. A refusal that says that there is no session is a success.
 * @throws anything else: the session would live on without anybody knowing.
 */
export async function signOut(queries: QueryClient): Promise<void> {
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
