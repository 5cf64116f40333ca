import type { Kysely } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';

/** Thrown by a sender: no later attempt can deliver the entry, and nobody needs to be told. */
export class Undeliverable extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Thrown by a sender that has not tried: the entry waits for these seconds, and no attempt is counted. */
export class NotNow extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super('not_now');
    this.seconds = seconds;
  }
}

/** Thrown by a sender whose receiver asks to be left alone for these seconds. */
export class AskedToWait extends Error {
  readonly code: string;
  readonly responseCode: number | undefined;
  readonly seconds: number;
  constructor({ code, responseCode }: { code: string; responseCode: number | undefined }, seconds: number) {
    super(code);
    this.code = code;
    this.responseCode = responseCode;
    this.seconds = seconds;
  }
}

/** An entry as its sender gets it. */
export interface OutboxEntry<Content> {
  /** The same at every attempt. It is sent along, so that the receiver can recognise a repeated delivery. */
  readonly id: string;
  readonly recipient: string;
  readonly content: Content;
}

export interface Sender<Content> {
  /**
   * Delivers an entry. The sender should stop and release its resources if the signal aborts; nobody waits for it after
   * that.
   * @throws if the delivery fails; it is tried again later, unless the error is `Undeliverable`
   */
  send(entry: OutboxEntry<Content>, signal: AbortSignal): Promise<void>;
  /**
   * True if the content stays in the outbox after sending: because the entry can be sent again, or because this sender
   * does not really send.
   */
  readonly keepsContent: boolean;
}

/** The rules for one kind of entries. */
export interface OutboxKind<Content> {
  /** @param db the drainer's own connections, used for short statements before and after a delivery */
  sender(env: Env, clock: Clock, db: Kysely<Database>): Sender<Content>;
  /** Number of attempts before the entry is dead. */
  readonly attempts: number;
  /** The wait in minutes after this number of failures. */
  backoffMinutes(failures: number): number;
  /** Maximum time of an attempt, whatever the receiver does. */
  readonly time_limit_seconds: number;
  /**
   * Time after which another process may take an entry over. It must be well above the time limit; otherwise an entry
   * could be sent twice.
   */
  readonly lease_seconds: number;
  /**
   * Maximum number of simultaneous deliveries per process, so that a silent receiver blocks one of them and not all.
   */
  readonly at_once: number;
  /**
   * True if a failed delivery is our fault: the entry is then dead and administrators are notified. Otherwise it is
   * given up.
   */
  readonly is_ours: boolean;
  /** Called in the transaction in which an entry dies, for kinds whose entries have rows of their own. */
  died?(trx: Trx, recipient: string, error: string, at: Date): Promise<void>;
  /** True if entries wait for a time of day: only the time since they were due then counts as a delay. */
  readonly is_put_off?: true;
  /** The recipient, in the form that administrators may see. */
  shownRecipient(recipient: string): string;
}
