import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { patiently } from '#server/db/patiently.ts';
import { type Checks, type Condition, type Identity, writeHeartbeat, writeStopping } from './heartbeats.ts';
import { readDisk } from './read-disk.ts';
import type { RecentRequests } from './recent-requests.ts';
import { replicaLag } from './replica-lag.ts';

const BEAT_EVERY_MS = 30_000;
/** Wait after a heartbeat that could not be written, so that one lost answer makes no process look silent. */
const RETRY_MS = 5_000;
const STOP_PATIENCE_MS = 2000;

/** Bounds of the checks beside those of /ready. */
const LOOP_MS_AT_MOST = 500;
const DISK_SHARE_AT_LEAST = 0.1;
const REPLICA_SECONDS_AT_MOST = 120;

const NANOSECONDS_PER_MS = 1e6;

export interface HeartbeatOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly own: Identity;
  /** Fires when the process begins to end. */
  readonly stopping: AbortSignal;
  readonly data_dir: string;
  readonly replica_url: string | undefined;
  readonly recent: RecentRequests;
  readonly countDocuments: () => number;
  /** The parts of /ready. */
  readonly parts: Readonly<Record<string, { ask(): Promise<unknown> }>>;
}

/** Tells administrators and operators about one process. */
export interface Heartbeat {
  /** Writes one heartbeat; it never throws. */
  beat(): Promise<void>;
  /** Writes a heartbeat twice a minute from now on, and one when the process begins to end. */
  start(): void;
  /** Ends the heartbeats; the last one says that the process ends. */
  stop(): Promise<void>;
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

/** Creates the heartbeat of a process. */
export function createHeartbeat(options: HeartbeatOptions): Heartbeat {
  const { db, clock, log, own, stopping, data_dir, replica_url, recent, countDocuments, parts } = options;
  const loop = monitorEventLoopDelay();
  loop.enable();
  let failing: Checks = {};
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Names the time since which each check fails: that of the heartbeat at which it first failed. */
  const since = (passed: Readonly<Record<string, boolean>>, now: string): Checks =>
    Object.fromEntries(
      Object.entries(passed).map(([name, isPassed]) => [name, isPassed ? null : (failing[name] ?? now)]),
    );
  const askParts = async () => {
    const asked = Object.entries(parts).map(async ([name, part]) => [name, await succeeds(part.ask())] as const);
    return Object.fromEntries(await Promise.all(asked));
  };
  const look = async (now: string): Promise<Condition> => {
    const [asked, disk, replica_seconds] = await Promise.all([
      askParts(),
      readDisk(data_dir),
      replica_url === undefined ? null : replicaLag(replica_url),
    ]);
    const loop_ms = Math.round(loop.percentile(99) / NANOSECONDS_PER_MS);
    loop.reset();
    failing = since(
      {
        ...asked,
        loop: loop_ms <= LOOP_MS_AT_MOST,
        disk: disk !== undefined && disk.free >= disk.size * DISK_SHARE_AT_LEAST,
        ...(replica_url !== undefined && {
          replica: replica_seconds !== null && replica_seconds <= REPLICA_SECONDS_AT_MOST,
        }),
      },
      now,
    );
    return {
      state: stopping.aborted ? 'stopping' : 'running',
      memory_bytes: process.memoryUsage.rss(),
      loop_ms,
      search_documents: countDocuments(),
      disk_bytes: disk?.size ?? null,
      disk_free_bytes: disk?.free ?? null,
      replica_seconds,
      checks: failing,
      routes: recent.top(),
    };
  };
  const write = async (): Promise<boolean> => {
    try {
      const condition = await look(clock().toISOString());
      if (!isStopped) await writeHeartbeat(db, own, condition, clock());
      return true;
    } catch (error) {
      log.error({ err: error }, 'the heartbeat could not be written');
      return false;
    }
  };
  let running = Promise.resolve(true);
  const goOn = async () => {
    running = write();
    const isWritten = await running;
    if (!isStopped) timer = setTimeout(goOn, isWritten ? BEAT_EVERY_MS : RETRY_MS);
  };
  return {
    beat: async () => void (await write()),
    start() {
      void goOn();
      stopping.addEventListener('abort', () => {
        // Others learn of the end at once: a heartbeat that is being written is followed by another.
        void running.then(() => {
          clearTimeout(timer);
          if (!isStopped) void goOn();
        });
      });
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      loop.disable();
      // A heartbeat that is being written would overwrite the end.
      const end = running.then(() => writeStopping(db, own, clock()));
      await patiently(end, STOP_PATIENCE_MS).catch(() => {});
    },
  };
}
