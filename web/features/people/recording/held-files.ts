/**
 * What this browser remembers of what it is sending, so that a reload loses nothing: by what the file that was chosen is
 * known, and the film itself where nobody could choose it again, because it was recorded here or made smaller. It goes
 * when everything has come, when it is taken back, and when somebody signs out (web/features/accounts/session/sign-out.ts).
 */

import { WHOLE_WITHIN_HOURS } from '#domain/people/recording/recording.rules.ts';
import { clock } from '#web/ui/text/clock.ts';

interface Held {
  /** Of the recording. */
  readonly id: string;
  /** The features that the chosen file is recognised by. */
  readonly mark: string;
  /** The file to send; null for the file that was chosen. */
  readonly file: Blob | null;
  /** When it was begun, in ms since 1970. */
  readonly begun: number;
}

const STORE = 'files';
const SAMPLE_BYTES = 256 * 1024;
/** After so long the server has given it up. */
const KEPT_MS = WHOLE_WITHIN_HOURS * 3_600_000;

/** By what a file is known again: how large it is, how it begins and how it ends. Phones give the same one other names. */
export async function markOf(file: Blob): Promise<string> {
  const sample = new Blob([file.slice(0, SAMPLE_BYTES), file.slice(-SAMPLE_BYTES), String(file.size)]);
  const hash = await crypto.subtle.digest('SHA-256', await sample.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const done = <T>(asked: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

async function ask<T>(mode: IDBTransactionMode, what: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open('sends', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await done(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const over = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      // The disk is full, which is known no sooner.
      transaction.onabort = () => reject(transaction.error);
    });
    const [answer] = await Promise.all([done(what(transaction.objectStore(STORE))), over]);
    return answer;
  } finally {
    // An open connection would hinder a clearing of the browser.
    database.close();
  }
}

async function forgetOld(): Promise<void> {
  const all = await ask<Held[]>('readonly', (store) => store.getAll());
  for (const { id, begun } of all) if (begun < clock.now().getTime() - KEPT_MS) await letGo(id);
}

/** @returns false when the browser keeps nothing, because it may not or has no room */
export async function hold(held: Omit<Held, 'begun'>): Promise<boolean> {
  try {
    await forgetOld();
    await ask('readwrite', (store) => store.put({ ...held, begun: clock.now().getTime() }));
    return true;
  } catch {
    return false;
  }
}

/** The remembered recording on its way; undefined for none. */
export const findHeld = (id: string): Promise<Held | undefined> =>
  ask<Held | undefined>('readonly', (store) => store.get(id)).catch(() => undefined);

/** Forgets recordings that are no longer on their way. */
export const letGo = (id: string): Promise<unknown> =>
  ask('readwrite', (store) => store.delete(id)).catch(() => undefined);
