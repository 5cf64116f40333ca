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

/** The log for failures of background work. */
interface IndexLog {
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

/**
 * The database keeps the ids of deleted talents for a day (forget-expired.ts). An index that slept longer begins anew.
 */
const ASLEEP_MAX_MS = 12 * 3_600_000;
/** Busy days are known for so long ahead as was asked for when a segment was built; so it should not grow old. */
const AGE_MAX_MS = 30 * 86_400_000;

/** After so long what has changed is written down again, so that a start after it has little to read. */
const WRITE_AFTER_MS = 3_600_000;

/** Small segments beyond this are made into one. */
const SEGMENTS_MAX = 8;
/** When this many people, or this share of all, have changed, everything is built anew. */
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

/** The database and folder of an index. */
export interface IndexPlace {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  /** Tells the day. */
  readonly clock: Clock;
  readonly log: IndexLog;
  /** Where the index is kept, so that the next start reads only what has changed. */
  readonly file?: string | undefined;
  /** From which everybody is read, where there is one. */
  readonly replica?: pg.Pool | undefined;
  /** How many changes are read at once. */
  readonly readMax?: number | undefined;
}

/** The index with what it knows of its own state; its methods are handed out one by one. */
class FollowingIndex implements TalentIndex {
  readonly #place: IndexPlace;
  readonly #stopping = new AbortController();
  readonly current: () => Promise<readonly Segment[]>;
  #state: Promise<State> | undefined;
  #reloading: Promise<void> | undefined;
  #caughtUp: State | undefined;
  #isFileTried = false;
  /** The moment in ms up to which the file knows what has changed. */
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

  /** The index as it was kept, once: should the database not be the same any more, everybody is read. */
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

  /** Writes down what is known, beside the searches, when it is new or has changed since a while. */
  #keep(own: State): void {
    const { file, clock } = this.#place;
    if (!file || this.#writing || this.#stopping.signal.aborted) return;
    const writtenAt = this.#writtenAt;
    const isKept = writtenAt !== undefined && own.loaded <= writtenAt && own.asked - writtenAt <= WRITE_AFTER_MS;
    if (isKept) return;
    const { segments, horizon, asked, loaded } = own;
    this.#writtenAt = asked;
    this.#writing = writeIndex(file, { segments, horizon, asked, loaded }, clock())
      .catch(this.#tell)
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
   * A replica counts the transactions of its primary, and knows no more of them than it has seen. So what it does not have
   * yet is among what has changed since, which the primary is asked.
   */
  async #loadFromReplica() {
    const { replica, db, log } = this.#place;
    if (!replica) return undefined;
    // Asked first, so that a primary that another one takes over from meanwhile is noticed.
    const database = await databaseOf(db);
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
    // Rows below the new horizon will not be read again.
    for (const [id, changed] of into.seen) if (changed < horizon.transaction) into.seen.delete(id);
    for (const { talent_id, changed } of rows) if (changed >= horizon.transaction) into.seen.set(talent_id, changed);
    into.horizon = horizon;
    if (news.length === 0) return;
    markGone(into.segments, news);
    into.segments = [...into.segments, segmentOf(news, this.#today())];
  }

  /** Makes one of the small segments, and everything anew when they have become many people. */
  async #tidy(into: State): Promise<void> {
    const [base, ...small] = into.segments;
    if (!base || small.length < SEGMENTS_MAX) return;
    const ids = small.flatMap((segment) => [...segment.ids].filter((_, doc) => !hasBit(segment.gone, doc)));
    // Rows that are newer than the horizon come once more with the next changes, which does no harm.
    into.segments = [base, segmentOf(await loadSome(this.#place.db, ids), this.#today())];
    if (ids.length > Math.max(CHANGED_MAX, base.size * CHANGED_SHARE)) this.#reloadLater();
  }

  /** Logs a failure of background work, unless it was told to stop. */
  readonly #tell = (err: unknown): void => {
    if (!this.#stopping.signal.aborted) this.#place.log.error({ err }, 'the search index was not built');
  };

  #reloadLater(): void {
    void this.reload().catch(this.#tell);
  }

  async #catchUp(isFresh = false): Promise<readonly Segment[]> {
    const { db, clock, log, readMax = READ_MAX } = this.#place;
    this.#state ??= this.#restore().then((kept) => kept ?? this.#load());
    const promised = this.#state;
    const own = await promised.catch((error: unknown) => {
      // The next search tries again.
      if (this.#state === promised) this.#state = undefined;
      throw error;
    });
    const now = clock().getTime();
    if (now - own.asked > ASLEEP_MAX_MS) {
      await this.reload();
      return await this.#catchUp(true);
    }
    // Just built, what has changed is read whole: a transaction that stays open keeps it from becoming less.
    const { rows, horizon } = await loadChanged(db, own.horizon, isFresh ? undefined : readMax + 1);
    // Transactions are counted up: where fewer are over than before, an earlier copy of the cluster has been brought back.
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
    // Built anew meanwhile: what was read here went into the old one.
    if (this.#state !== promised) return await this.#catchUp();
    this.#caughtUp = own;
    this.#keep(own);
    return own.segments;
  }
}

/** The index over a database, which follows its changes. */
export function createTalentIndex(place: IndexPlace): TalentIndex {
  const index = new FollowingIndex(place);
  return {
    current: () => index.current(),
    latest: () => index.latest(),
    reload: () => index.reload(),
    stop: () => index.stop(),
  };
}
