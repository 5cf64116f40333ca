import type { QueryClient } from '@tanstack/react-query';
import { ApiError, api } from '#web/api/client.ts';
import { clearToasts } from '#web/ui/toast-store.ts';
import { SIGNED_OUT_KEY } from './session-record.ts';

const KEPT_PREFIX = 'conversationLastViewed_';

/** Empties the browser's storage except when each conversation was last looked at (spec, section 4). */
export function clearStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(KEPT_PREFIX)) storage.removeItem(key);
  }
}

/**
 * Signs out here and on the server, and goes to the root. 401, 403 and 404 mean that the session is gone already, which
 * is what was wanted (spec, section 7). Anything else is thrown: the session would live on without anybody knowing.
 */
export async function signOut(queries: QueryClient): Promise<void> {
  try {
    await api('POST /account/sign-out');
  } catch (error) {
    if (!(error instanceof ApiError) || ![401, 403, 404].includes(error.status)) throw error;
  }
  localStorage.setItem(SIGNED_OUT_KEY, '1');
  clearStorage(localStorage);
  clearToasts();
  queries.clear();
  window.location.assign('/');
}
