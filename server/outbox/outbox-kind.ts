import type { Clock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';

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
   * @throws if the delivery fails; it is tried again later
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
  sender(env: Env, clock: Clock): Sender<Content>;
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
  /** The recipient, in the form that administrators may see. */
  shownRecipient(recipient: string): string;
}
