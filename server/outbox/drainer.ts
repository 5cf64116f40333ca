import type { Logger } from 'pino';
import { OUTBOX_KINDS, type OutboxKindName } from '#domain/kernel/outbox/outbox-entry.ts';
import { type Clock, systemClock } from '#server/clock.ts';
import { createKysely, createPool } from '#server/db/pool.ts';
import type { Waits } from '#server/db/waits.ts';
import type { Env } from '#server/env.ts';
import { outboxKinds } from './kinds.ts';
import type { OutboxKind } from './outbox-kind.ts';
import { createSendingLane } from './sending-lane.ts';

/** Enough for the short statements before and after each sending; requests never wait for the outbox. */
const CONNECTIONS = 2;

/** Sends what waits in the outbox. A process has one; any number of processes may. */
export interface Drainer {
  /** Has everything of a kind that is due sent soon, or of all kinds when none is named. */
  wake(kind?: string): void;
  /** Has everything that is due sent; resolves when there is nothing left to do now. */
  drain(): Promise<void>;
  /** Begins nothing more, waits for what is being sent, at most as long as that may take, and closes its connections. */
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
 * Opens the drainer's own connections to the database and a lane for each kind of the outbox. It sends nothing before
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
  const pool = createPool(url, { max: CONNECTIONS, waits, log: (message, err) => log.warn({ err }, message) });
  const db = createKysely(pool, clock);
  const lanes = OUTBOX_KINDS.map((name) =>
    createSendingLane({ db, clock, log, name, kind: kinds[name], sender: kinds[name].sender(env, clock) }),
  );
  const wake = (kind?: string) => {
    for (const lane of lanes) if (!kind || kind === lane.name) lane.wake();
  };
  return {
    wake,
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
