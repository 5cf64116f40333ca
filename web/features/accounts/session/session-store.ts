import { useSyncExternalStore } from 'react';
import type { Session } from '#contract/accounts/account.ts';
import { addressOf } from '#contract/kernel/read-call.ts';
import { type Answer, api, letKeepSession } from '#web/api/client.ts';
import { forgetFirstAnswers, takeFirstAnswer } from '#web/api/first-answers.ts';
import { eventAfter, isWithoutSession } from './calls.ts';
import { refreshInTurn } from './refresh-in-turn.ts';
import { type Attempt, goodUntil, makeRenewal } from './renewal.ts';
import { emitSessionEvent, joinOtherTabs, onSessionEvent, type SessionNews } from './session-events.ts';
import { parseRecord, SESSION_KEY, type SessionRecord } from './session-record.ts';

export interface SessionState {
  /** The record stored by an earlier visit, then the one from the server's answer; undefined without a session. */
  readonly record: SessionRecord | undefined;
  /** The session from the server's answer, with name and address; undefined until it has come. */
  readonly session: Session | undefined;
  /** False until the server has answered for the first time, or turned out to be unreachable. */
  readonly is_checked: boolean;
  /**
   * True if the session ended while the user was working: the screen keeps its content, so that typed text is not lost.
   */
  readonly is_lost: boolean;
}

/**
 * The state of a visitor without a session, which prerendered pages show. Hydration starts from this state, even if a
 * record is stored or the server has answered.
 */
const STRANGER: SessionState = { record: undefined, session: undefined, is_checked: false, is_lost: false };

const SESSION_ADDRESS = addressOf('/account/session');

let state: SessionState = { ...STRANGER, record: parseRecord(localStorage.getItem(SESSION_KEY)) };
const listeners = new Set<() => void>();
/** True from signing out until the start page has loaded: later answers of the server are ignored. */
let isLeaving = false;

let onOtherAccount = () => {};
/**
 * Calls the listener before a session of another account is accepted, so that the second user sees no data of the
 * first.
 */
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

/** Resolves when the session can be used: at once, or after a due renewal. */
export const whenSessionUsable = renewal.whenUsable;

/**
 * Takes over a session from the server and stores its record for the next visit. Returns true if the account or its
 * role has changed.
 */
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

/** Called when the server has no session: removes the record. A session that was good until now counts as lost. */
function loseSession(): void {
  if (!isLeaving) end({ is_lost: true });
}

/**
 * Takes over the server's answer about the session. If the account or its role has changed, sends 'signed_in' to this
 * tab and the others.
 */
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
      // A change of account after the first answer comes from another tab, which has already told all tabs.
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
/** Asks the server for the session; keeps the stored record if the server is unreachable. */
export function checkSession(): Promise<void> {
  checking ??= check().finally(() => {
    checking = undefined;
  });
  return checking;
}

function hear({ event, is_elsewhere, is_lost = false, good_until }: SessionNews): void {
  if (event === 'signed_out') {
    if (is_elsewhere) end({ is_lost, isQuiet: true });
    // Signing out in this tab sends the event and then goes to the start page; the screen must not change in between.
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
  // Timers stop while a computer sleeps and run late in a hidden tab, so the session is checked when the tab is shown.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) renewal.look();
  });
  window.addEventListener('online', renewal.look);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The user has gone back to a page that signing out had left; the browser restores it as it was.
    if (isLeaving) end({ is_lost: false, isQuiet: true });
    isLeaving = false;
    void checkSession();
  });
}

/**
 * Takes over the session that the document carries. If it is not that of the account stored here, another tab has signed
 * in since the document was made, and none of its answers is used.
 */
function startFromDocument(): boolean {
  const first = takeFirstAnswer(SESSION_ADDRESS)?.answer as Answer<'GET /account/session'> | undefined;
  const session = first?.session;
  if (!session || (state.record && state.record.data.id !== session.data.id)) {
    forgetFirstAnswers();
    return false;
  }
  // The page has asked for nothing yet, so it has no answers of another account to forget.
  lastId = session.data.id;
  acceptSession(session);
  return true;
}

/** Starts to follow the session: the server's answer, its renewal, any 401, and other tabs. */
export function startSession(): void {
  letKeepSession({
    async enter(name) {
      if (isWithoutSession(name)) return async () => false;
      await renewal.whenUsable();
      const sent = renewal.count();
      return async () => {
        if (isLeaving || !state.record) return false;
        // The session was renewed while this call was under way.
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
  if (!startFromDocument()) void checkSession();
}

/** The present state of the session, as far as the browser knows. */
export const readSession = () => state;

/** The state of the session for screens, which re-render when it changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(listen, readSession, () => STRANGER);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
