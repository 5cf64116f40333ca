import type { Kysely } from 'kysely';
import { dayOf } from '#domain/kernel/time/day.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { shareReading } from '#server/db/share-reading.ts';
import { ASLEEP_MAX_MS, markGone, READ_MAX, SEGMENTS_MAX } from '#server/search-index/follow-database.ts';
import { type ChangedRow, type Horizon, loadChanged } from '#server/search-index/load.ts';
import type { SearchPart } from '#server/search-index/search-part.ts';
import { type Segment, segmentOf } from '#server/search-index/segment.ts';
import { segmentPart } from '#server/search-index/segment-part.ts';
import { type Engine, EngineError } from './engine.ts';
import { aliasOf } from './engine-names.ts';
import { enginePart } from './engine-part.ts';
import { type KnownState, readState } from './engine-state.ts';

/** The talents in the engine, together with the changes that the engine does not have yet. */
export interface EngineFollower {
  /**
   * Reads what has changed in the database, so that the parts know everything committed before.
   * @throws EngineError if the engine is away, or not filled from this database
   */
  catchUp(): Promise<void>;
  /** The talents in the engine without those who have changed since, and these from our own segments. */
  parts(): readonly SearchPart[];
  /** Reads the state of the engine before the next search, as when the asked index is gone. */
  askAgain(): void;
  /** Number of talents in the engine. */
  documents(): number;
}

interface State {
  readonly base: KnownState;
  /** The transactions of which the changes are known, and the time of the last question for them, in ms. */
  horizon: Horizon;
  caughtUp: number;
  /** The rows that have changed since the engine was filled. */
  changed: Map<string, ChangedRow>;
  /** The changed rows, the newest segment last. */
  segments: readonly Segment[];
}

/** Time in ms after which the engine is asked if it has been filled since. */
const ASK_AFTER_MS = 5_000;

const strongestFirst = (one: ChangedRow, other: ChangedRow): number =>
  other.profile_points - one.profile_points || (one.talent_id < other.talent_id ? -1 : 1);

/** Follows the engine and the database. */
export function followEngine({
  engine,
  name,
  db,
  clock,
}: {
  readonly engine: Engine;
  readonly name: string;
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}): EngineFollower {
  let state: State | undefined;
  let askedAt = 0;
  let mustAsk = false;

  const segmentsOf = (changed: State['changed']): Segment[] =>
    changed.size === 0 ? [] : [segmentOf([...changed.values()].toSorted(strongestFirst), dayOf(clock()))];

  async function readBase(): Promise<KnownState> {
    const base = await readState(engine, aliasOf(name));
    if (!base) throw new EngineError('The engine of the search has no index of this version yet.');
    // The database keeps the ids of deleted talents for a day.
    if (clock().getTime() - base.filled > ASLEEP_MAX_MS)
      throw new EngineError('The engine of the search is not filled.');
    return base;
  }

  const begin = (base: KnownState): State => ({
    base,
    horizon: base.horizon,
    caughtUp: clock().getTime(),
    changed: new Map(),
    segments: [],
  });

  /** Takes over the state of the engine if it has been filled since. */
  async function follow(): Promise<State> {
    const now = clock().getTime();
    if (state && now - state.caughtUp > ASLEEP_MAX_MS) state = undefined;
    const isRecent = state?.segments.length === 0 || Math.abs(now - askedAt) < ASK_AFTER_MS;
    if (state && isRecent && !mustAsk) return state;
    askedAt = now;
    mustAsk = false;
    const known = state;
    if (!known) return begin(await readBase());
    // If the engine does not say, its last known state stays right: the changes since then are in the segments.
    const base = await readBase().catch(() => known.base);
    if (base.index !== known.base.index) return begin(base);
    if (base.horizon.transaction <= known.base.horizon.transaction) return known;
    const changed = new Map([...known.changed].filter((entry) => entry[1].changed >= base.horizon.transaction));
    return { ...known, base, changed, segments: segmentsOf(changed) };
  }

  function add(into: State, rows: readonly ChangedRow[]): void {
    const news = rows.filter(({ talent_id, changed }) => into.changed.get(talent_id)?.changed !== changed);
    if (news.length === 0) return;
    for (const row of news) into.changed.set(row.talent_id, row);
    if (into.segments.length >= SEGMENTS_MAX) {
      into.segments = segmentsOf(into.changed);
      return;
    }
    markGone(into.segments, news);
    into.segments = [...into.segments, segmentOf(news, dayOf(clock()))];
  }

  const catchUp = shareReading(async () => {
    const own = await follow();
    const { rows, horizon } = await loadChanged(db, own.horizon, READ_MAX + 1);
    const isElsewhere = horizon.database !== own.horizon.database || horizon.transaction < own.horizon.transaction;
    if (isElsewhere || rows.length > READ_MAX || own.changed.size > READ_MAX) {
      state = undefined;
      throw new EngineError(
        isElsewhere
          ? 'The engine of the search is filled from another database.'
          : 'The engine of the search is too far behind the database.',
      );
    }
    add(own, rows);
    state = Object.assign(own, { horizon, caughtUp: clock().getTime() });
  });

  return {
    catchUp,
    parts() {
      if (!state) throw new EngineError('The engine of the search was lost during a search.');
      const { base, changed, segments } = state;
      return [enginePart(engine, base.index, [...changed.keys()]), ...segments.map(segmentPart)];
    },
    askAgain() {
      mustAsk = true;
    },
    documents: () => state?.base.documents ?? 0,
  };
}
