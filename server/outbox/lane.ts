import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { OutboxKindName } from '#domain/kernel/outbox/outbox-entry.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { errorCode } from './error-code.ts';
import {
  claimEntry,
  giveBackEntry,
  holdBack,
  type Leased,
  recordDead,
  recordFailed,
  recordGivenUp,
  recordSent,
} from './leases.ts';
import type { OutboxKind, Sender } from './outbox-kind.ts';
import { withinLimit } from './within-limit.ts';

export interface LaneOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly name: OutboxKindName;
  readonly kind: OutboxKind<never>;
  readonly sender: Sender<never>;
}

/** One kind's way out of this process. Kinds do not wait for each other. */
export interface Lane {
  readonly name: OutboxKindName;
  /** Sees to it that everything due now is sent. */
  wake(): void;
  /** Resolves when nothing is being sent. */
  settled(): Promise<void>;
  /** Begins nothing more; resolves when what is being sent is through, which its time limit ends. */
  stop(): Promise<void>;
}

export function createLane({ db, clock, log, name, kind, sender }: LaneOptions): Lane {
  const workers = new Set<Promise<void>>();
  let isStopped = false;
  // A wake that comes while all workers are at work must not be lost: its entry is newer than what they have looked at.
  let isAskedAgain = false;

  const fail = async (entry: Leased, error: string) => {
    const { id, attempts } = entry;
    const facts = { entry_id: id, kind: name, attempts, code: error };
    // A mail server is one for all; the servers of companies are one each.
    if (!kind.is_ours) await holdBack(db, name, entry);
    if (attempts >= kind.attempts) {
      if (!kind.is_ours) await recordGivenUp(db, entry, error, clock());
      else await recordDead(db, entry, error, clock());
      return log[kind.is_ours ? 'error' : 'warn'](facts, 'an entry of the outbox is dead');
    }
    await recordFailed(db, entry, error, kind.backoffMinutes(attempts));
    log.warn(facts, 'an entry of the outbox could not be sent');
  };

  const deliver = async (entry: Leased) => {
    // Claimed more often than it may be tried: each time the process was gone before it could say how it went.
    if (entry.attempts > kind.attempts) return fail(entry, 'interrupted');
    try {
      await withinLimit(kind.time_limit_seconds, (signal) => sender.send(entry, signal));
    } catch (error) {
      return fail(entry, errorCode(error));
    }
    const isOwn = await recordSent(db, entry, sender.keepsContent, clock());
    if (!isOwn) log.warn({ entry_id: entry.id, kind: name }, 'an entry was sent after its lease had run out');
  };

  const work = async () => {
    for (;;) {
      if (isStopped) return;
      isAskedAgain = false;
      const entry = await claimEntry(db, name, kind);
      if (entry && isStopped) return giveBackEntry(db, entry);
      if (entry?.has_more) addWorker();
      if (entry) await deliver(entry);
      if (!entry?.has_more && !isAskedAgain) return;
    }
  };

  const addWorker = () => {
    if (isStopped || workers.size >= kind.at_once) return;
    const worker = work()
      .catch((err: unknown) => log.error({ err, kind: name }, 'the outbox was not drained'))
      .finally(() => workers.delete(worker));
    workers.add(worker);
  };

  const settled = async () => {
    while (workers.size > 0) await Promise.all(workers);
  };

  return {
    name,
    wake() {
      isAskedAgain = true;
      addWorker();
    },
    settled,
    stop() {
      isStopped = true;
      return settled();
    },
  };
}
