/** The worker of the search thread (search-thread.ts), with its own connections. */
import { parentPort, workerData } from 'node:worker_threads';
import { createKysely, createPool } from '#server/db/pool.ts';
import { createTalentIndex } from './follow-database.ts';
import { createSearchHere } from './search-here.ts';
import type { FromThread, ThreadBegin, Thrown, ToThread } from './search-thread.ts';

/** One connection for loading all talents, one for changes, and one for the stems of words. */
const CONNECTIONS = 3;

const { now: begun, ...place }: ThreadBegin = workerData;
const tell = (message: FromThread) => parentPort?.postMessage(message);
const thrownOf = (error: unknown): Thrown => {
  const { name, message, stack, code } = error as Error & { code?: unknown };
  return { name, message, ...(stack && { stack }), ...(typeof code === 'string' && { code }) };
};

let now = begun;
const lost = (warning: string, error: Error) => tell({ warning, thrown: thrownOf(error) });
const { url, replica_url, waits } = place;
const pool = createPool(url, { max: CONNECTIONS, log: lost, waits });
const replica = replica_url === undefined ? undefined : createPool(replica_url, { max: 1, log: lost, waits });
const db = createKysely(pool);
const log = {
  warn: (warning: string) => tell({ warning }),
  error: ({ err }: { err: unknown }, warning: string) => tell({ warning, thrown: thrownOf(err) }),
};
const index = createTalentIndex({ db, pool, clock: () => new Date(now), log, file: place.file, replica });
const search = createSearchHere({ index, db });
const aborts = new Map<number, AbortController>();

async function answer(asked: Extract<ToThread, { now: number }>, signal: AbortSignal): Promise<unknown> {
  if (asked.call === 'search') return await search.search(asked.question, signal);
  return asked.call === 'ready' ? await search.ready(signal) : await search.reload();
}

async function hear(asked: ToThread): Promise<void> {
  if (asked.call === 'abort') {
    aborts.get(asked.id)?.abort();
    return;
  }
  if (asked.call === 'stop') {
    await search.stop();
    parentPort?.close();
    await Promise.all([pool.end(), replica?.end()]);
    return;
  }
  const { id } = asked;
  const controller = new AbortController();
  aborts.set(id, controller);
  now = asked.now;
  try {
    tell({ id, answer: await answer(asked, controller.signal) });
  } catch (error) {
    tell({ id, thrown: thrownOf(error) });
  } finally {
    aborts.delete(id);
  }
}

parentPort?.on('message', hear);
