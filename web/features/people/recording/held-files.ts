/**
 * The browser's store of unfinished uploads, so that a reload loses nothing. An entry has a hash that recognises the
 * chosen file, and the film itself if the user could not choose it again because it was recorded or made smaller here.
 * The entry is deleted when the upload is complete, when the user removes it, and at sign-out
 * (web/features/accounts/session/sign-out.ts).
 */

import { WHOLE_WITHIN_HOURS } from '#domain/people/recording/recording.rules.ts';
import { clock } from '#web/ui/text/clock.ts';

interface Held {
  /** Id of the recording. */
  readonly id: string;
  /** Hash that recognises the chosen file. */
  readonly mark: string;
  /** The film to send; null if the user can choose the file again. */
  readonly file: Blob | null;
  /** Start of the upload, in ms since 1970. */
  readonly begun: number;
}

const STORE = 'files';
const SAMPLE_BYTES = 256 * 1024;
/** Age in ms from which the next stored upload deletes an entry: the server gives up an upload of this age too. */
const KEPT_MS = WHOLE_WITHIN_HOURS * 3_600_000;

/** Hash of a file's size, beginning and end. The name does not count: phones give the same file different names. */
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
      // A full disk only shows as an abort of the transaction.
      transaction.onabort = () => reject(transaction.error);
    });
    const [answer] = await Promise.all([done(what(transaction.objectStore(STORE))), over]);
    return answer;
  } finally {
    // An open connection would block the deletion of the database at sign-out.
    database.close();
  }
}

async function forgetOld(): Promise<void> {
  const all = await ask<Held[]>('readonly', (store) => store.getAll());
  for (const { id, begun } of all) if (begun < clock.now().getTime() - KEPT_MS) await letGo(id);
}

/**
 * Stores an unfinished upload.
 * @returns false if the browser could not store it, for lack of space or permission
 */
export async function hold(held: Omit<Held, 'begun'>): Promise<boolean> {
  try {
    await forgetOld();
    await ask('readwrite', (store) => store.put({ ...held, begun: clock.now().getTime() }));
    return true;
  } catch {
    return false;
  }
}

/** The stored upload of a recording; undefined if there is none. */
export const findHeld = (id: string): Promise<Held | undefined> =>
  ask<Held | undefined>('readonly', (store) => store.get(id)).catch(() => undefined);

/** Deletes the stored upload of a recording. */
export const letGo = (id: string): Promise<unknown> =>
  ask('readwrite', (store) => store.delete(id)).catch(() => undefined);
