import { useSyncExternalStore } from 'react';
import type { Session } from '#contract/accounts/account.ts';
import { api, letKeepSession } from '#web/api/client.ts';
import { eventAfter, isWithoutSession } from './calls.ts';
import { refreshInTurn } from './refresh-in-turn.ts';
import { type Attempt, goodUntil, makeRenewal } from './renewal.ts';
import { emitSessionEvent, joinOtherTabs, onSessionEvent, type SessionNews } from './session-events.ts';
import { parseRecord, SESSION_KEY, type SessionRecord } from './session-record.ts';

export interface SessionState {
  /** The stored record, or the server's later word. */
  readonly record: SessionRecord | undefined;
  /** The server's own answer: name and address too. Undefined until it has come. */
  readonly session: Session | undefined;
  /** False until the server has answered for the first time, or could not be reached. */
  readonly is_checked: boolean;
  /** The session ended under the person's hands: the screen keeps its content, so that nothing typed is lost. */
  readonly is_lost: boolean;
}

/**
 * The visitor that the build draws for. A page drawn by it is taken over as this, whatever is stored and the server has
 * said.
 */
const STRANGER: SessionState = { record: undefined, session: undefined, is_checked: false, is_lost: false };

let state: SessionState = { ...STRANGER, record: parseRecord(localStorage.getItem(SESSION_KEY)) };
const listeners = new Set<() => void>();
/** A log-out is on its way to the start page: whatever comes in meanwhile changes nothing here. */
let isLeaving = false;

let onOtherAccount = () => {};
/** Called before another account's session takes over, so that nothing kept of the first is shown to the second. */
export function whenAccountChanges(listener: () => void): void {
  onOtherAccount = listener;
}

let lastId = state.record?.data.id;

function setState(next: SessionState) {
  const id = next.record?.data.id;
  if (id !== undefined && id !== lastId) onOtherAccount();
  lastId = id ?? lastId;
  state = next;
  for (const tell of listeners) tell();
}

const renewal = makeRenewal(refreshInTurn, (outcome: Attempt) => {
  if (isLeaving) return;
  if (outcome.kind === 'ended') loseSession();
  if (outcome.kind === 'unreachable') setState({ ...state, is_checked: true });
  if (outcome.kind === 'renewed') {
    keep(outcome.session);
    emitSessionEvent('token_refreshed', { good_until: goodUntil(outcome.session) });
  }
});

/** Resolves when the session may be used: at once, or after a renewal that is due. */
export const whenSessionUsable = renewal.whenUsable;

/** Takes the server's word, keeps the record for the next start, and returns true if the account is another. */
function keep(session: Session): boolean {
  const record: SessionRecord = { role: session.role, data: session.data };
  const isNew = state.record?.data.id !== record.data.id || state.record.role !== record.role;
  localStorage.setItem(SESSION_KEY, JSON.stringify(record));
  setState({ record, session, is_checked: true, is_lost: false });
  return isNew;
}

function end({ is_lost, isQuiet = false }: { is_lost: boolean; isQuiet?: boolean }): void {
  const wasGood = state.session !== undefined || state.is_lost;
  const hadRecord = state.record !== undefined;
  renewal.know(undefined);
  localStorage.removeItem(SESSION_KEY);
  setState({ record: undefined, session: undefined, is_checked: true, is_lost: is_lost && wasGood });
  if (hadRecord && !isQuiet) emitSessionEvent('signed_out', { is_lost });
}

/**
 * The server knows no session: the record goes (product, U-21), and a session that was good until now counts as lost.
 */
function loseSession(): void {
  if (!isLeaving) end({ is_lost: true });
}

/** Takes the server's word for the session, and tells the other tabs when that is news. */
export function acceptSession(session: Session | null): void {
  if (!session) {
    end({ is_lost: false });
    return;
  }
  renewal.know(goodUntil(session));
  if (keep(session)) emitSessionEvent('signed_in');
}

async function check(): Promise<void> {
  const isFirst = !state.is_checked;
  try {
    const { session, is_renewable } = await api('GET /account/session');
    if (isLeaving) return;
    if (session && isFirst) acceptSession(session);
    else if (session) {
      // Later news of the session comes from another tab, which has told all.
      renewal.know(goodUntil(session));
      keep(session);
    } else if (is_renewable) {
      renewal.know(0);
      await renewal.renew();
    } else loseSession();
  } catch {
    setState({ ...state, is_checked: true });
  }
}

let checking: Promise<void> | undefined;
/** Asks the server for the session; out of reach, the stored record stands. */
export function checkSession(): Promise<void> {
  checking ??= check().finally(() => {
    checking = undefined;
  });
  return checking;
}

function hear({ event, is_elsewhere, is_lost = false, good_until }: SessionNews): void {
  if (event === 'signed_out') {
    if (is_elsewhere) end({ is_lost, isQuiet: true });
    // Sent by the log-out of this tab, which leads away: the screen is not to change before.
    else if (state.record) {
      isLeaving = true;
      renewal.know(undefined);
    }
  }
  if (event === 'user_updated' || (event === 'signed_in' && is_elsewhere)) void checkSession();
  if (event === 'token_refreshed' && is_elsewhere) {
    if (state.session) renewal.know(good_until);
    else void checkSession();
  }
}

function followPage(): void {
  // Timers stand still while a computer sleeps, and are slow in a tab that is hidden.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) renewal.look();
  });
  window.addEventListener('online', renewal.look);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Back to a page that was left by a log-out: it is as the browser froze it.
    if (isLeaving) end({ is_lost: false, isQuiet: true });
    isLeaving = false;
    void checkSession();
  });
}

/** Begins to follow the session: the server's answer, its renewal, a 401 anywhere (product, U-21), and what other tabs do. */
export function startSession(): void {
  letKeepSession({
    async enter(name) {
      if (isWithoutSession(name)) return async () => false;
      await renewal.whenUsable();
      const sent = renewal.count();
      return async () => {
        if (isLeaving || !state.record) return false;
        // Renewed while this call was under way.
        if (renewal.count() !== sent) return true;
        const outcome = await renewal.renew();
        if (outcome.kind === 'unreachable') throw outcome.error;
        return outcome.kind === 'renewed';
      };
    },
    answered(name) {
      const event = eventAfter(name);
      if (event) emitSessionEvent(event);
    },
    signedOut: loseSession,
  });
  joinOtherTabs();
  onSessionEvent(hear);
  followPage();
  renewal.start();
  void checkSession();
}

/** The signed-in account, as far as the browser knows. */
export const readSession = () => state;

/** The same for screens, which follow it. */
export function useSession(): SessionState {
  return useSyncExternalStore(listen, readSession, () => STRANGER);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
