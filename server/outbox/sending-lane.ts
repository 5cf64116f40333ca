import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { OutboxKindName } from '#domain/kernel/outbox/outbox-entry.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { createLane, type Lane } from '#server/jobs/lane.ts';
import { errorCode } from './error-code.ts';
import {
  entriesBacklog,
  holdBack,
  type Leased,
  readEntry,
  recordDead,
  recordFailed,
  recordGivenUp,
  recordNotNow,
  recordSent,
} from './leases.ts';
import { AskedToWait, NotNow, type OutboxKind, type Sender, Undeliverable } from './outbox-kind.ts';
import { withinLimit } from './within-limit.ts';

export interface SendingOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly name: OutboxKindName;
  readonly kind: OutboxKind<never>;
  readonly sender: Sender<never>;
  readonly mayBegin: () => boolean;
}

/** Creates the lane of one kind in this process. At a stop, running deliveries end by their time limit. */
export function createSendingLane(options: SendingOptions): Lane<OutboxKindName> {
  const { db, clock, log, name, kind, sender, mayBegin } = options;
  const fail = async (entry: Leased, error: string, asked_seconds = 0) => {
    const { id, attempts } = entry;
    const facts = { entry_id: id, kind: name, attempts, code: error };
    // Each company has its own server, but all mails go through one mail server, so no recipient of mails is held back.
    if (!kind.is_ours) await holdBack(db, name, entry, asked_seconds);
    if (attempts >= kind.attempts) {
      if (!kind.is_ours) await recordGivenUp(db, entry, error, { keepsContent: sender.keepsContent, at: clock() });
      else await recordDead(db, entry, error, clock(), kind.died);
      return log[kind.is_ours ? 'error' : 'warn'](facts, 'an entry of the outbox is dead');
    }
    await recordFailed(db, entry, error, Math.max(kind.backoffMinutes(attempts) * 60, asked_seconds));
    log.warn(facts, 'an entry of the outbox could not be sent');
  };
  const deliver = async (entry: Leased) => {
    // The entry was claimed more often than allowed, because each time the process died before it recorded the outcome.
    if (entry.attempts > kind.attempts) return fail(entry, 'interrupted');
    try {
      await withinLimit(kind.time_limit_seconds, (signal) => sender.send(entry, signal));
    } catch (error) {
      if (error instanceof NotNow) return recordNotNow(db, entry, error.seconds);
      if (error instanceof Undeliverable) {
        return recordGivenUp(db, entry, error.code, { keepsContent: sender.keepsContent, at: clock() });
      }
      return fail(entry, errorCode(error), error instanceof AskedToWait ? error.seconds : 0);
    }
    const isOwn = await recordSent(db, entry, sender.keepsContent, clock());
    if (!isOwn) log.warn({ entry_id: entry.id, kind: name }, 'an entry was sent after its lease had run out');
  };
  const backlog = entriesBacklog(name, kind);
  return createLane({
    name,
    db,
    backlog: () => backlog,
    at_once: kind.at_once,
    mayBegin,
    async work(own) {
      const entry = await readEntry(db, own);
      if (entry) await deliver(entry);
    },
    onError: (err) => log.error({ err, kind: name }, 'the outbox was not drained'),
  });
}
