import type pg from 'pg';
import type { Logger } from 'pino';
import { OUTBOX_KINDS, type OutboxKindName } from '#domain/kernel/outbox/outbox-entry.ts';
import { type Clock, systemClock } from '#server/clock.ts';
import { POOL_SIZES } from '#server/db/connection-count.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import type { Waits } from '#server/db/waits.ts';
import type { Env } from '#server/env.ts';
import { createPauses, type Pauses } from '#server/jobs/pauses.ts';
import { outboxKinds } from './kinds.ts';
import type { OutboxKind } from './outbox-kind.ts';
import { createSendingLane } from './sending-lane.ts';

/** Delivers the waiting entries of the outbox. A process has one drainer; any number of processes may run. */
export interface Drainer extends Pick<Pauses, 'pause'> {
  /** The database connections of the drainer. */
  readonly pool: pg.Pool;
  /** Begins to deliver all due entries of a kind, or of all kinds. */
  wake(kind?: string): void;
  /** Delivers all due entries; resolves when nothing is left to deliver now. */
  drain(): Promise<void>;
  /** Begins no more deliveries, waits for running ones, at most for their time limit, and closes the connections. */
  stop(): Promise<void>;
}

export interface DrainerOptions {
  readonly url: string;
  readonly env: Env;
  readonly clock?: Clock;
  readonly log: Logger;
  readonly waits?: Waits | undefined;
  readonly kinds?: Readonly<Record<OutboxKindName, OutboxKind<never>>>;
}

/**
 * Creates the drainer with its own database connections and a lane for each kind of entries. It sends nothing before
 * the first `wake` or `drain`.
 */
export function createDrainer({
  url,
  env,
  clock = systemClock,
  log,
  waits,
  kinds = outboxKinds,
}: DrainerOptions): Drainer {
  const pool = createPool(url, { max: POOL_SIZES.outbox, waits, log: (message, err) => log.warn({ err }, message) });
  const db = createKysely(pool, clock);
  const pauses = createPauses(() => wake());
  const mayBegin = () => !pauses.isPaused();
  const lanes = OUTBOX_KINDS.map((name) =>
    createSendingLane({
      db,
      clock,
      log,
      name,
      kind: kinds[name],
      sender: kinds[name].sender(env, clock, db),
      mayBegin,
    }),
  );
  const wake = (kind?: string) => {
    for (const lane of lanes) if (!kind || kind === lane.name) lane.wake();
  };
  return {
    pool,
    wake,
    pause: pauses.pause,
    async drain() {
      wake();
      await Promise.all(lanes.map((lane) => lane.settled()));
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
      await pool.end();
    },
  };
}
