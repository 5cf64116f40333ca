import { sql } from 'kysely';
import type pg from 'pg';
import { dayOf } from '#domain/kernel/time/day.ts';
import type { DocumentRow } from '#server/search-index/document.ts';
import { type Horizon, horizonNow, isSameTable, readAll } from '#server/search-index/load.ts';
import { EngineError } from './engine.ts';
import { isKept } from './engine-document.ts';
import { indexFor, SERVING } from './engine-mapping.ts';
import { aliasOf, newIndexName, remove, switchAlias } from './engine-names.ts';
import { writeState } from './engine-state.ts';
import { AT_ONCE, type FillParts, fillChanges } from './fill-changes.ts';
import { countDocuments, refresh, writeDocuments } from './write-documents.ts';

/** Calls that write at the same time. */
const LANES = 3;
/** Time limit in ms for changing an index, which waits for all nodes. */
const CHANGE_MS = 30_000;
const FLUSH_MS = 60_000;

/** Writes all talents of a database into a new index; all changes since then have transactions of the returned horizon or later. */
async function writeAll({ engine, clock, stopping }: FillParts, pool: pg.Pool, index: string): Promise<Horizon> {
  const place = { index, turn: 0, today: dayOf(clock()) };
  const running = new Set<Promise<unknown>>();
  let failure: unknown;
  const write = (rows: readonly DocumentRow[]) => {
    const own: Promise<unknown> = writeDocuments(engine, place, rows)
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => running.delete(own));
    running.add(own);
  };
  const horizon = await readAll(pool, stopping, async (rows) => {
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      while (running.size >= LANES) await Promise.race(running);
      if (failure) throw failure;
      write(rows.slice(at, at + AT_ONCE).filter(isKept));
    }
  });
  await Promise.all(running);
  if (failure) throw failure;
  return horizon;
}

/** Writes all talents from the replica, or from the primary without a usable one. */
async function writeFromEither(parts: FillParts, index: string): Promise<Horizon> {
  const { replica, db, pool, log, stopping } = parts;
  if (!replica) return await writeAll(parts, pool, index);
  // Read before the replica, so that a failover in between is noticed.
  const { database } = await horizonNow(db);
  try {
    const horizon = await writeAll(parts, replica, index);
    if (!isSameTable(database, horizon.database)) throw new Error('SEARCH_DATABASE_URL is no replica of DATABASE_URL.');
    return { ...horizon, database };
  } catch (err) {
    stopping.throwIfAborted();
    if (err instanceof EngineError) throw err;
    log.error({ err }, 'the replica was not read, the primary is instead');
    return await writeAll(parts, pool, index);
  }
}

/**
 * Builds an index of all talents beside the one that serves, adds what has changed meanwhile, and switches the alias to
 * it. The earlier one is deleted later, because searches may still be asking it.
 */
export async function buildAnew(parts: FillParts): Promise<void> {
  const { engine, db, clock } = parts;
  const alias = aliasOf(parts.name);
  const begun = clock().getTime();
  const index = newIndexName(alias, begun);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from talent_search`.execute(db);
  const body = indexFor(rows[0]?.count ?? 0, parts.shard_talents);
  await engine.call({ method: 'PUT', path: `/${index}`, body, patience: CHANGE_MS });
  try {
    const horizon = await writeFromEither(parts, index);
    await refresh(engine, index);
    const documents = await countDocuments(engine, index);
    const state = await writeState(engine, index, { horizon, filled: begun, loaded: begun, turn: 0, documents });
    const filled = state && (await fillChanges(parts, state));
    if (typeof filled !== 'object') throw new Error(`The index ${index} could not be filled: ${filled}`);
    // Written to files, the talents are copied to other nodes as files, and are not indexed once more there.
    await engine.call({ method: 'POST', path: `/${index}/_flush`, patience: FLUSH_MS });
    await engine.call({ method: 'PUT', path: `/${index}/_settings`, body: SERVING, patience: CHANGE_MS });
    await switchAlias(engine, alias, index);
  } catch (error) {
    await remove(engine, index).catch(() => {});
    throw error;
  }
}
