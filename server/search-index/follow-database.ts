import type { Kysely } from 'kysely';
import type pg from 'pg';
import { dayOf } from '#domain/kernel/time/day.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { shareReading } from '#server/db/share-reading.ts';
import { hasBit, setBit, sharedBits } from './doc-set.ts';
import type { DocumentRow } from './document.ts';
import { countingOf } from './facets.ts';
import { readIndex, writeIndex } from './index-file.ts';
import { type ChangedRow, type Horizon, horizonNow, isSameTable, loadAll, loadChanged, loadSome } from './load.ts';
import { type Segment, segmentOf } from './segment.ts';
import type { FailureLog } from './talent-search.ts';

/**
 * The search index of this process. PostgreSQL holds the facts (table talent_search, kept current by the transactions
 * that change a profile); the index holds them in a form that answers in a millisecond. Each search first reads the
 * changed rows, so that it is never behind the database.
 */
export interface TalentIndex {
  /** The current segments. The first call loads all talents. */
  current(): Promise<readonly Segment[]>;
  /** The segments as of the last time that `current` resolved; empty before. */
  latest(): readonly Segment[];
  /** Loads all talents again, as after a rebuild; the old index answers until then. */
  reload(): Promise<void>;
  /** Stops running work, because loading a million talents would keep the process from stopping. */
  stop(): Promise<void>;
}

interface IndexLog extends FailureLog {
  warn(message: string): void;
}

interface State {
  /** The large segment first, then segments with changes, the newest last. */
  segments: Segment[];
  horizon: Horizon;
  /**
   * The version in the index, by talent, of each row that may be returned again because its transaction is not below
   * the horizon.
   */
  readonly seen: Map<string, number>;
  /** Time of the last query for changes, in ms. */
  asked: number;
  /** Time of the last load of all talents, in ms. */
  readonly loaded: number;
}

/**
 * Maximum time in ms without a query for changes. The database keeps the ids of deleted talents for a day
 * (retention class `search_traces`), so an index that was idle for longer loads all talents again.
 */
export const ASLEEP_MAX_MS = 12 * 3_600_000;
/**
 * Maximum age of the index in ms, because the busy days in a segment reach a fixed time ahead of the day on which it
 * was built.
 */
export const AGE_MAX_MS = 30 * 86_400_000;

/** Time in ms after which the index is written to its file again, so that the next start has few changes to read. */
const WRITE_AFTER_MS = 3_600_000;

/** Number of small segments at which they are merged into one. */
export const SEGMENTS_MAX = 8;
/** Number and share of changed talents; above both, the whole index is built again. */
const CHANGED_MAX = 5000;
const CHANGED_SHARE = 0.1;

/** Marks talents as gone in a copy of each set, because other threads may be searching in the set. */
export function markGone(segments: readonly Segment[], rows: readonly DocumentRow[]): void {
  for (const segment of segments) {
    const docs = rows.flatMap(({ talent_id }) => segment.ids.docOf(talent_id) ?? []);
    if (docs.length === 0) continue;
    const gone = sharedBits(segment.size);
    gone.set(segment.gone);
    for (const doc of docs) setBit(gone, doc);
    segment.gone = gone;
  }
}

/**
 * Maximum number of changed rows that one statement reads; with more, the statement would exceed its timeout, so all
 * talents are loaded as at the start.
 */
export const READ_MAX = 50_000;

/** The database and the file of an index. */
export interface IndexPlace {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  /** Gives the current time. */
  readonly clock: Clock;
  readonly log: IndexLog;
  /** Path of the file that stores the index, so that the next start reads only changes. */
  readonly file?: string | undefined;
  /** The replica from which all talents are loaded, if there is one. */
  readonly replica?: pg.Pool | undefined;
  /** Maximum number of changed rows per statement. */
  readonly readMax?: number | undefined;
}

/** The index and its state; createTalentIndex exposes its methods. */
class FollowingIndex implements TalentIndex {
  readonly #place: IndexPlace;
  readonly #stopping = new AbortController();
  readonly current: () => Promise<readonly Segment[]>;
  #state: Promise<State> | undefined;
  #reloading: Promise<void> | undefined;
  #caughtUp: State | undefined;
  #isFileTried = false;
  /** Time of the last state in the file, in ms. */
  #writtenAt: number | undefined;
  #writing: Promise<void> | undefined;

  constructor(place: IndexPlace) {
    this.#place = place;
    this.current = shareReading(() => this.#catchUp());
  }

  latest(): readonly Segment[] {
    return this.#caughtUp?.segments ?? [];
  }

  reload(): Promise<void> {
    this.#reloading ??= this.#load()
      .then((fresh) => {
        this.#state = Promise.resolve(fresh);
      })
      .finally(() => {
        this.#reloading = undefined;
      });
    return this.#reloading;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#writing;
  }

  #today(): string {
    return dayOf(this.#place.clock());
  }

  /** Reads the index from its file, once. If the file is of another database, `#catchUp` loads all talents. */
  async #restore(): Promise<State | undefined> {
    const { file, log } = this.#place;
    if (!file || this.#isFileTried) return undefined;
    this.#isFileTried = true;
    try {
      const kept = await readIndex(file);
      if (!kept) return undefined;
      const { segments, horizon, asked, loaded } = kept;
      this.#writtenAt = asked;
      for (const segment of segments) countingOf(segment);
      return { segments: [...segments], horizon, seen: new Map(), asked, loaded };
    } catch (err) {
      log.error({ err }, 'the kept search index was not read');
      return undefined;
    }
  }

  /**
   * Writes the index to its file in the background, if all talents were loaded since the last writing or the file is
   * older than WRITE_AFTER_MS.
   */
  #keep(own: State): void {
    const { file, clock } = this.#place;
    if (!file || this.#writing || this.#stopping.signal.aborted) return;
    const writtenAt = this.#writtenAt;
    const isKept = writtenAt !== undefined && own.loaded <= writtenAt && own.asked - writtenAt <= WRITE_AFTER_MS;
    if (isKept) return;
    const { segments, horizon, asked, loaded } = own;
    this.#writtenAt = asked;
    this.#writing = writeIndex(file, { segments, horizon, asked, loaded }, clock())
      .catch(this.#tell('the search index was not stored; the next start reads all talents instead'))
      .finally(() => {
        this.#writing = undefined;
      });
  }

  async #load(): Promise<State> {
    const { clock, pool } = this.#place;
    const now = clock().getTime();
    const { segment, horizon } =
      (await this.#loadFromReplica()) ?? (await loadAll(pool, this.#today(), this.#stopping.signal));
    return { segments: [segment], horizon, seen: new Map(), asked: now, loaded: now };
  }

  /**
   * Loads all talents from the replica. A replica has the transaction numbers of its primary and knows only the
   * transactions that it has replayed; the primary returns the missing ones as changes afterwards. Undefined without a
   * usable replica.
   */
  async #loadFromReplica() {
    const { replica, db, log } = this.#place;
    if (!replica) return undefined;
    // Read before the replica, so that a failover in between is noticed.
    const { database } = await horizonNow(db);
    try {
      const { segment, horizon } = await loadAll(replica, this.#today(), this.#stopping.signal);
      if (!isSameTable(database, horizon.database))
        throw new Error('SEARCH_DATABASE_URL is no replica of DATABASE_URL.');
      return { segment, horizon: { ...horizon, database } };
    } catch (err) {
      this.#stopping.signal.throwIfAborted();
      log.error({ err }, 'the replica was not read, the primary is instead');
      return undefined;
    }
  }

  #add(into: State, rows: readonly ChangedRow[], horizon: Horizon): void {
    const news = rows.filter(({ talent_id, changed }) => into.seen.get(talent_id) !== changed);
    // Rows below the new horizon are not returned again.
    for (const [id, changed] of into.seen) if (changed < horizon.transaction) into.seen.delete(id);
    for (const { talent_id, changed } of rows) if (changed >= horizon.transaction) into.seen.set(talent_id, changed);
    into.horizon = horizon;
    if (news.length === 0) return;
    markGone(into.segments, news);
    into.segments = [...into.segments, segmentOf(news, this.#today())];
  }

  /** Merges the small segments into one, and rebuilds the index if they hold many talents. */
  async #tidy(into: State): Promise<void> {
    const [base, ...small] = into.segments;
    if (!base || small.length < SEGMENTS_MAX) return;
    const ids = small.flatMap((segment) => [...segment.ids].filter((_, doc) => !hasBit(segment.gone, doc)));
    // Rows newer than the horizon are returned again with the next changes, which is harmless.
    into.segments = [base, segmentOf(await loadSome(this.#place.db, ids), this.#today())];
    if (ids.length > Math.max(CHANGED_MAX, base.size * CHANGED_SHARE)) this.#reloadLater();
  }

  /** Logs a failure of background work, except after `stop`. */
  readonly #tell =
    (message: string) =>
    (err: unknown): void => {
      if (!this.#stopping.signal.aborted) this.#place.log.error({ err }, message);
    };

  #reloadLater(): void {
    void this.reload().catch(this.#tell('the search index was not built'));
  }

  async #catchUp(isFresh = false): Promise<readonly Segment[]> {
    const { db, clock, log, readMax = READ_MAX } = this.#place;
    this.#state ??= this.#restore().then((kept) => kept ?? this.#load());
    const promised = this.#state;
    const own = await promised.catch((error: unknown) => {
      // Cleared, so that the next search tries again.
      if (this.#state === promised) this.#state = undefined;
      throw error;
    });
    const now = clock().getTime();
    if (now - own.asked > ASLEEP_MAX_MS) {
      await this.reload();
      return await this.#catchUp(true);
    }
    // Directly after a build all changes are read, without a limit, because their number does not shrink while one
    // transaction stays open.
    const { rows, horizon } = await loadChanged(db, own.horizon, isFresh ? undefined : readMax + 1);
    // Transaction numbers only grow, so a lower horizon means that an earlier copy of the cluster was restored.
    const isElsewhere = horizon.database !== own.horizon.database || horizon.transaction < own.horizon.transaction;
    if (isElsewhere) log.warn('the database is another one than before: the search index is built anew');
    if (isElsewhere || (!isFresh && rows.length > readMax)) {
      await this.reload();
      return await this.#catchUp(true);
    }
    own.asked = now;
    this.#add(own, rows, horizon);
    await this.#tidy(own);
    if (now - own.loaded > AGE_MAX_MS) this.#reloadLater();
    // The index was rebuilt meanwhile, and these rows were added to the old one.
    if (this.#state !== promised) return await this.#catchUp();
    this.#caughtUp = own;
    this.#keep(own);
    return own.segments;
  }
}

/** Creates the index of a database, and keeps it current. */
export function createTalentIndex(place: IndexPlace): TalentIndex {
  const index = new FollowingIndex(place);
  return {
    current: () => index.current(),
    latest: () => index.latest(),
    reload: () => index.reload(),
    stop: () => index.stop(),
  };
}
