import { useSyncExternalStore } from 'react';
import type { Session } from '#contract/account.ts';
import { api, whenSignedOut } from '#web/api/client.ts';
import { parseRecord, SESSION_KEY, type SessionRecord, SIGNED_OUT_KEY } from './session-record.ts';

export interface SessionState {
  /** What was stored, or what the server has said since. */
  readonly record: SessionRecord | undefined;
  /** The server's own answer: name and address too. Undefined until it has come. */
  readonly session: Session | undefined;
  /** False until the server has answered for the first time, or could not be reached. */
  readonly is_checked: boolean;
  /** The session ended under the person's hands: what is on the screen stays, so that nothing typed is lost. */
  readonly is_lost: boolean;
}

let state: SessionState = {
  record: parseRecord(localStorage.getItem(SESSION_KEY)),
  session: undefined,
  is_checked: false,
  is_lost: false,
};
const listeners = new Set<() => void>();

let onOtherAccount = () => {};
/** Called before somebody else's session takes over, so that nothing kept of the first one is shown to the second. */
export function whenAccountChanges(listener: () => void): void {
  onOtherAccount = listener;
}

let lastId = state.record?.data.id;

function become(next: SessionState) {
  const id = next.record?.data.id;
  if (id !== undefined && id !== lastId) onOtherAccount();
  lastId = id ?? lastId;
  state = next;
  for (const tell of listeners) tell();
}

/** Takes the server's word for who is signed in, and keeps the record for the next start. */
export function acceptSession(session: Session | null): void {
  if (!session) {
    localStorage.removeItem(SESSION_KEY);
    become({ record: undefined, session: undefined, is_checked: true, is_lost: false });
    return;
  }
  const record: SessionRecord = { role: session.role, data: session.data };
  localStorage.setItem(SESSION_KEY, JSON.stringify(record));
  become({ record, session, is_checked: true, is_lost: false });
}

/** A 401 from anywhere: the record goes (U-21), and a session that was good until now counts as lost. */
function loseSession(): void {
  const wasGood = state.session !== undefined || state.is_lost;
  acceptSession(null);
  if (wasGood) become({ ...state, is_lost: true });
}

/** Asks the server who is signed in; out of reach, the stored record stands. */
export async function checkSession(): Promise<void> {
  try {
    acceptSession((await api('GET /account/session')).session);
  } catch {
    become({ ...state, is_checked: true });
  }
}

/** Begins to follow the session: the server's answer, a 401 anywhere (U-21), and what other tabs do. */
export function startSession(): void {
  whenSignedOut(loseSession);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SIGNED_OUT_KEY && newValue) return acceptSession(null);
    if (key !== SESSION_KEY && key !== null) return;
    const record = parseRecord(localStorage.getItem(SESSION_KEY));
    if (record?.role === state.record?.role && record?.data.id === state.record?.data.id) return;
    // Gone without a log-out: the other tab met a 401, and what is typed here stays as it does there.
    if (!record) return loseSession();
    become({ record, session: undefined, is_checked: state.is_checked, is_lost: false });
    void checkSession();
  });
  void checkSession();
}

/** Who is signed in, as far as the browser knows. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}
