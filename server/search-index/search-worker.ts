/** The worker of the search thread (search-thread.ts), with its own connections. */
import { availableParallelism } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { POOL_SIZES } from '#server/db/connection-count.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import { createSearch } from './create-search.ts';
import type { FromThread, ThreadBegin, ToThread } from './search-thread.ts';
import { thrownOf } from './thrown.ts';

const { now: begun, ...place }: ThreadBegin = workerData;
const tell = (message: FromThread) => parentPort?.postMessage(message);

/** Number of threads that answer at once where there are cores. A third would take the main thread's. */
const THREADS_MAX = 2;

let now = begun;
const lost = (warning: string, error: Error) => tell({ warning, thrown: thrownOf(error) });
const { url, replica_url, waits } = place;
const pool = createPool(url, { max: POOL_SIZES.search, log: lost, waits });
const replica = replica_url === undefined ? undefined : createPool(replica_url, { max: 1, log: lost, waits });
const db = createKysely(pool);
const log = {
  warn: (warning: string) => tell({ warning }),
  error: ({ err }: { err: unknown }, warning: string) => tell({ warning, thrown: thrownOf(err) }),
};
const search = await createSearch(
  { db, pool, clock: () => new Date(now), log, file: place.file, replica },
  {
    engine: place.engine,
    helpers: {
      most: Math.min(THREADS_MAX, availableParallelism()) - 1,
      onCount: (helpers, error) => tell({ helpers, ...(error && { lost: thrownOf(error) }) }),
    },
  },
);
const aborts = new Map<number, AbortController>();

async function answer(asked: Extract<ToThread, { now: number }>, signal: AbortSignal): Promise<unknown> {
  if (asked.call === 'search') return await search.search(asked.question, signal);
  if (asked.call === 'fill') return await search.fill();
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
    const answered = await answer(asked, controller.signal);
    tell({ id, answer: answered, documents: search.tally.documents });
  } catch (error) {
    tell({ id, thrown: thrownOf(error) });
  } finally {
    aborts.delete(id);
  }
}

parentPort?.on('message', hear);
