import type { Query } from '@tanstack/react-query';
import { letPhone, type Phone, query } from '#web/api/client.ts';
import { refreshEverything } from '#web/api/refresh.ts';
import { queryClient } from '#web/app/query-client.ts';
import { onSessionEvent } from '#web/features/accounts/session/session-events.ts';
import { checkSession, readSession } from '#web/features/accounts/session/session-store.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { goAsTold } from './go-as-told.ts';
import { keepPushes } from './keep-pushes.ts';
import { dropAnswers, dropOldAnswers, findAnswer, keepAnswer } from './kept-answers.ts';
import { isKeptRoute } from './kept-rules.ts';
import { askToLeave, drawNetworkBar } from './network-bar.tsx';
import { registerWorker } from './register-worker.ts';
import { openLine, readLine, sendLine, sendOrWait, whenSent } from './waiting-line.ts';
import { wordsOf } from './waiting-rules.ts';

/** The number of assignments whose call sheets are fetched before they are opened: today's and the next. */
const NEXT = 2;
/** Interval in ms at which waiting commands are tried: a phone may not tell that its network works again. */
const TRY_EVERY_MS = 30_000;

/** Resolves when the browser has nothing else to do. Safari does not tell, so there it resolves soon. */
const whenIdle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done());
    else setTimeout(done);
  });

/** True from the end of a session: an answer that comes late must not be kept after its account has left. */
let isOver = false;
/** The account whose answers may be kept and read. Only talents keep any. */
function keeper(): string | undefined {
  const { record } = readSession();
  return record?.role === 'talent' && !isOver ? record.data.id : undefined;
}

/** The kept answer of a call that found no network. */
export const findKept: NonNullable<Phone['find']> = async (name, args) => {
  const account = keeper();
  return account !== undefined && isKeptRoute(name) ? findAnswer(account, name, args) : undefined;
};

function keep({ queryKey: [name, args], state: { data, status } }: Query): void {
  const account = keeper();
  if (account === undefined || status !== 'success' || !isKeptRoute(String(name))) return;
  // A phone without room keeps nothing, and goes on.
  keepAnswer(account, String(name), (args ?? {}) as object, data).catch(() => undefined);
}

/** Keeps the answers that are there, and those that come. */
function keepAnswers(): void {
  const cache = queryClient.getQueryCache();
  for (const known of cache.getAll()) keep(known);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query);
  });
}

/** Fetches the next assignments, so that their call sheets can be read without a network even if nobody opened them. */
async function fetchNext(): Promise<void> {
  const list = await queryClient.fetchQuery(
    query('GET /talent/assignments', { query: { group: 'upcoming', page: 1 } }),
  );
  for (const { id } of list.items.slice(0, NEXT)) {
    const params = { id };
    await queryClient.prefetchQuery(query('GET /talent/assignments/:id', { params }));
    await queryClient.prefetchQuery(query('GET /talent/assignments/:id/call-sheets', { params, query: {} }));
  }
}

/**
 * Sends what waits, once the server has said that its account is still the one that is signed in: the record of an
 * earlier visit may be another's.
 */
async function send(): Promise<void> {
  if (!navigator.onLine || readLine().length === 0) return;
  if (!readSession().session) await checkSession();
  if (readSession().session?.data.id === keeper()) await sendLine();
}

function followNetwork(): void {
  window.addEventListener('online', () => {
    void refreshEverything(queryClient);
    void send();
  });
  document.addEventListener('visibilitychange', () => void send());
  setInterval(() => void send(), TRY_EVERY_MS);
  whenSent((command) => {
    showToast(`${wordsOf(command)} har skickats.`);
    void refreshEverything(queryClient);
  });
}

let isFollowing = false;
async function begin(): Promise<void> {
  const { record } = readSession();
  isOver = false;
  await dropOldAnswers(record?.data.id);
  if (!record) return;
  await whenIdle();
  if (!(await registerWorker(record.role))) return;
  // An administrator who acts for another must not leave a command to wait: the mandate may have ended by then.
  await openLine(record.role === 'talent' ? record.data.id : undefined);
  if (!isFollowing) {
    isFollowing = true;
    letPhone({ find: findKept, wait: sendOrWait, mayLeave: askToLeave });
    keepAnswers();
    followNetwork();
    drawNetworkBar();
  }
  void send();
  await keepPushes();
  if (record.role === 'talent') await fetchNext();
}

/** A browser without room for a database, or a fetch without a network: the app goes on without. */
const tryToBegin = () => void begin().catch(() => undefined);

/**
 * Makes the app of a signed-in user work without a network. A visitor gets no worker, and nothing is kept without one,
 * because the app could not be opened to read it.
 */
export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  goAsTold();
  onSessionEvent(({ event, is_elsewhere, is_lost }) => {
    if (event === 'signed_in') tryToBegin();
    if (event !== 'signed_out') return;
    isOver = true;
    // Signing out deletes the whole database. After a lost session what was written waits for its account.
    if (is_lost && !is_elsewhere) dropAnswers().catch(() => undefined);
  });
  tryToBegin();
}
