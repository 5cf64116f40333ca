import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { dayOf } from '#domain/kernel/time/day.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { loadChanged } from '#server/search-index/load.ts';
import type { FailureLog } from '#server/search-index/talent-search.ts';
import type { Engine } from './engine.ts';
import { type KnownState, writeState } from './engine-state.ts';
import { countDocuments, refresh, writeDocuments } from './write-documents.ts';

/** The parts of a process that fill the engine. */
export interface FillParts {
  readonly engine: Engine;
  /** The first part of the names of indices. */
  readonly name: string;
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  /** The replica from which all talents are loaded, if there is one. */
  readonly replica?: pg.Pool | undefined;
  readonly shard_talents?: number | undefined;
  readonly clock: Clock;
  readonly log: FailureLog;
  readonly stopping: AbortSignal;
}

/** Documents per call. */
export const AT_ONCE = 500;
/** Maximum number of changed talents that are written; with more, building a new index is faster. */
const CHANGED_MAX = 50_000;

/** Outcome of a filling: another process has a later turn, or too much has changed. */
type Unfilled = 'overtaken' | 'too-many';

/**
 * Writes the changes since the last filling into an index, whose state then says up to which transaction it is filled.
 * A writer takes a turn before it reads, so a writer with an earlier turn, whose facts may be older, is refused from
 * then on, also if its calls arrive late.
 */
export async function fillChanges(
  { engine, db, clock, stopping }: Pick<FillParts, 'engine' | 'db' | 'clock' | 'stopping'>,
  known: KnownState,
): Promise<KnownState | Unfilled> {
  const own = await writeState(engine, known.index, { ...known, turn: known.turn + 1 }, known.version);
  if (!own) return 'overtaken';
  const now = clock();
  const { rows, horizon } = await loadChanged(db, own.horizon, CHANGED_MAX + 1);
  if (rows.length > CHANGED_MAX) return 'too-many';
  const place = { index: own.index, turn: own.turn, today: dayOf(now) };
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    stopping.throwIfAborted();
    if (!(await writeDocuments(engine, place, rows.slice(at, at + AT_ONCE)))) return 'overtaken';
    await breathe();
  }
  if (rows.length > 0) await refresh(engine, own.index);
  const documents = rows.length > 0 ? await countDocuments(engine, own.index) : own.documents;
  const state = { ...own, horizon, filled: now.getTime(), documents };
  return (await writeState(engine, own.index, state, own.version)) ?? 'overtaken';
}
