/** The browser's database of what is kept on the phone: answers to read, and commands that wait for a network. */

const NAME = 'medverka';
const VERSION = 1;
/** `answers` by account and address; `waiting` by the key of the command. */
const STORES = { answers: ['account', 'address'], waiting: 'key' } as const;
export type StoreName = keyof typeof STORES;

const settled = <Value>(request: IDBRequest) =>
  new Promise<Value>((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request: IDBOpenDBRequest = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(STORES)) {
      request.result.createObjectStore(name, { keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath] });
    }
  };
  return settled(request);
}

/** True if the database is on the phone: looking into it would make it. */
export async function isKept(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === NAME);
}

/**
 * Does one thing in the database, which is open only meanwhile: signing out deletes it, and an open database would make
 * that wait.
 */
export async function inStore<Value>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<Value> {
  const database = await open();
  try {
    return await settled(act(database.transaction(name, mode).objectStore(name)));
  } finally {
    database.close();
  }
}
