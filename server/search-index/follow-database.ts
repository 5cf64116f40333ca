import type { Kysely } from 'kysely';
import type pg from 'pg';
import { dayOf } from '#domain/kernel/time/day.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { shareReading } from '#server/db/share-reading.ts';
import { hasBit, setBit } from './doc-set.ts';
import type { DocumentRow } from './document.ts';
import { countingOf } from './facets.ts';
import { readIndex, writeIndex } from './index-file.ts';
import { type ChangedRow, databaseOf, type Horizon, isSameTable, loadAll, loadChanged, loadSome } from './load.ts';
import { type Segment, segmentOf } from './segment.ts';

/**
 * The search index of this process. PostgreSQL holds the truth (talent_search, kept by the transactions that change a
 * profile); here it stands in a form that answers in a millisecond. Before each answer what changed is read, so that a
 * search never knows less than the database.
 */
export interface TalentIndex {
  /** The segments as of now; the first call loads everything. */
  current(): Promise<readonly Segment[]>;
  /** The segments as they were when `current` last resolved; none before. */
  latest(): readonly Segment[];
  /** Reads everything anew, as after a rebuild; the old index answers until then. */
  reload(): Promise<void>;
  /** Ends what is on its way: a million people would keep a process from stopping. */
  stop(): Promise<void>;
}

/** Where the index says what went wrong of what nobody waits for. */
export interface IndexLog {
  warn(message: string): void;
  error(facts: { readonly err: unknown }, message: string): void;
}

interface State {
  /** The large one first, then what changed since, the newest last. */
  segments: Segment[];
  horizon: Horizon;
  /** Rows written by transactions that may still have company: which of their versions are in. */
  readonly seen: Map<string, number>;
  /** When the database was last asked what had changed, in ms. */
  asked: number;
  /** When everything was read, in ms. */
  readonly loaded: number;
}

/** The database tells for a day of who was deleted (forget-expired.ts). An index that slept longer begins anew. */
const ASLEEP_MAX_MS = 12 * 3_600_000;
/** Busy days are known for so long ahead as was asked for when a segment was built; so it should not grow old. */
const AGE_MAX_MS = 30 * 86_400_000;

/** After so long what has changed is written down again, so that a start after it has little to read. */
const WRITE_AFTER_MS = 3_600_000;

/** Small segments beyond this are made into one. */
const SEGMENTS_MAX = 8;
/** When so many people, or this share of all, have changed, everything is built anew. */
const CHANGED_MAX = 5000;
const CHANGED_SHARE = 0.1;

function markGone(segments: readonly Segment[], rows: readonly DocumentRow[]): void {
  for (const segment of segments) {
    for (const { talent_id } of rows) {
      const doc = segment.ids.docOf(talent_id);
      if (doc !== undefined) setBit(segment.gone, doc);
    }
  }
}

/** So many changed people are not read in one statement, which could take longer than any may, but as at the start. */
const READ_MAX = 50_000;

/**
 * The index over the database of `pool`; `clock` tells the day, `readMax` how many changes are read at once. It is kept in
 * `file`, so that the next start reads only what has changed; everybody is read from `replica` where there is one.
 */
export function createTalentIndex({
  db,
  pool,
  clock,
  log,
  file,
  replica,
  readMax = READ_MAX,
}: {
  db: Kysely<Database>;
  pool: pg.Pool;
  clock: Clock;
  log: IndexLog;
  file?: string | undefined;
  replica?: pg.Pool | undefined;
  readMax?: number;
}): TalentIndex {
  const today = () => dayOf(clock());
  const stopping = new AbortController();
  let state: Promise<State> | undefined;
  let reloading: Promise<void> | undefined;
  let caughtUp: State | undefined;
  let isFileTried = false;
  /** Of when what is in the file is, and the writing that is under way. */
  let writtenAt: number | undefined;
  let writing: Promise<void> | undefined;

  /** The index as it was kept, once: should the database not be the same any more, everybody is read. */
  async function restore(): Promise<State | undefined> {
    if (!file || isFileTried) return undefined;
    isFileTried = true;
    try {
      const kept = await readIndex(file);
      if (!kept) return undefined;
      const { segments, horizon, asked, loaded } = kept;
      writtenAt = asked;
      for (const segment of segments) countingOf(segment);
      return { segments: [...segments], horizon, seen: new Map(), asked, loaded };
    } catch (err) {
      log.error({ err }, 'the kept search index was not read');
      return undefined;
    }
  }

  /** Writes down what is known, beside the searches, when it is new or has changed since a while. */
  function keep(own: State): void {
    if (!file || writing || stopping.signal.aborted) return;
    const isKept = writtenAt !== undefined && own.loaded <= writtenAt && own.asked - writtenAt <= WRITE_AFTER_MS;
    if (isKept) return;
    const { segments, horizon, asked, loaded } = own;
    writtenAt = asked;
    writing = writeIndex(file, { segments, horizon, asked, loaded }, clock())
      .catch(tell)
      .finally(() => {
        writing = undefined;
      });
  }

  async function load(): Promise<State> {
    const now = clock().getTime();
    const { segment, horizon } = (await loadFromReplica()) ?? (await loadAll(pool, today(), stopping.signal));
    return { segments: [segment], horizon, seen: new Map(), asked: now, loaded: now };
  }

  /**
   * A replica counts the transactions of its primary, and knows no more of them than it has seen. So what it does not have
   * yet is among what has changed since, which the primary is asked.
   */
  async function loadFromReplica() {
    if (!replica) return undefined;
    // Asked first, so that a primary that another one takes over from meanwhile is noticed.
    const database = await databaseOf(db);
    try {
      const { segment, horizon } = await loadAll(replica, today(), stopping.signal);
      if (!isSameTable(database, horizon.database))
        throw new Error('SEARCH_DATABASE_URL is no replica of DATABASE_URL.');
      return { segment, horizon: { ...horizon, database } };
    } catch (err) {
      stopping.signal.throwIfAborted();
      log.error({ err }, 'the replica was not read, the primary is instead');
      return undefined;
    }
  }

  function reload(): Promise<void> {
    reloading ??= load()
      .then((fresh) => {
        state = Promise.resolve(fresh);
      })
      .finally(() => {
        reloading = undefined;
      });
    return reloading;
  }

  function add(into: State, rows: readonly ChangedRow[], horizon: Horizon): void {
    const news = rows.filter(({ talent_id, changed }) => into.seen.get(talent_id) !== changed);
    // What stands below the new horizon will not be read again.
    for (const [id, changed] of into.seen) if (changed < horizon.transaction) into.seen.delete(id);
    for (const { talent_id, changed } of rows) if (changed >= horizon.transaction) into.seen.set(talent_id, changed);
    into.horizon = horizon;
    if (news.length === 0) return;
    markGone(into.segments, news);
    into.segments = [...into.segments, segmentOf(news, today())];
  }

  async function tidy(into: State): Promise<void> {
    const [base, ...small] = into.segments;
    if (!base || small.length < SEGMENTS_MAX) return;
    const ids = small.flatMap((segment) => [...segment.ids].filter((_, doc) => !hasBit(segment.gone, doc)));
    // Rows that are newer than the horizon come once more with the next changes, which does no harm.
    into.segments = [base, segmentOf(await loadSome(db, ids), today())];
    if (ids.length > Math.max(CHANGED_MAX, base.size * CHANGED_SHARE)) reloadLater();
  }

  /** Of work that nobody waits for: what went wrong, unless it was told to stop. */
  const tell = (err: unknown) => {
    if (!stopping.signal.aborted) log.error({ err }, 'the search index was not built');
  };
  const reloadLater = () => void reload().catch(tell);

  async function catchUp(isFresh = false): Promise<readonly Segment[]> {
    state ??= restore().then((kept) => kept ?? load());
    const promised = state;
    const own = await promised.catch((error: unknown) => {
      // The next search tries again.
      if (state === promised) state = undefined;
      throw error;
    });
    const now = clock().getTime();
    if (now - own.asked > ASLEEP_MAX_MS) {
      await reload();
      return await catchUp(true);
    }
    // Just built, what has changed is read whole: a transaction that stays open keeps it from becoming less.
    const { rows, horizon } = await loadChanged(db, own.horizon, isFresh ? undefined : readMax + 1);
    // Transactions are counted up: where fewer are over than before, an earlier copy of the cluster has been brought back.
    const isElsewhere = horizon.database !== own.horizon.database || horizon.transaction < own.horizon.transaction;
    if (isElsewhere) log.warn('the database is another one than before: the search index is built anew');
    if (isElsewhere || (!isFresh && rows.length > readMax)) {
      await reload();
      return await catchUp(true);
    }
    own.asked = now;
    add(own, rows, horizon);
    await tidy(own);
    if (now - own.loaded > AGE_MAX_MS) reloadLater();
    // Built anew meanwhile: what was read here went into the old one.
    if (state !== promised) return await catchUp();
    caughtUp = own;
    keep(own);
    return own.segments;
  }

  return {
    reload,
    latest: () => caughtUp?.segments ?? [],
    stop: async () => {
      stopping.abort();
      await writing;
    },
    current: shareReading(() => catchUp()),
  };
}
