import type { Clock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';

/** An entry as its sender gets it. */
export interface OutboxEntry<Content> {
  /** The same at every attempt; sent along, so that the receiver can recognise a repeated delivery. */
  readonly id: string;
  readonly recipient: string;
  readonly content: Content;
}

export interface Sender<Content> {
  /**
   * Delivers an entry. The sender should release its resources when the signal fires; nobody waits for it after that.
   * @throws if the delivery failed; it is tried again later
   */
  send(entry: OutboxEntry<Content>, signal: AbortSignal): Promise<void>;
  /** True if entries are not sent and stay readable in the outbox. */
  readonly keepsContent: boolean;
}

/** The rules for one kind of entries. */
export interface OutboxKind<Content> {
  sender(env: Env, clock: Clock): Sender<Content>;
  /** Number of attempts before the entry is dead. */
  readonly attempts: number;
  /** The wait after this number of failures. */
  backoffMinutes(failures: number): number;
  /** Maximum time of an attempt. Nothing waits longer, whatever the receiver does. */
  readonly time_limit_seconds: number;
  /**
   * Time after which another process may take the entry over. Well above the time limit; otherwise an entry would be
   * sent twice.
   */
  readonly lease_seconds: number;
  /** Maximum number of simultaneous deliveries per process: a silent receiver blocks one of them, not all. */
  readonly at_once: number;
  /**
   * True if a failed delivery is our responsibility: the entry is then dead and administrators are told; otherwise it
   * is given up.
   */
  readonly is_ours: boolean;
  /** The recipient in the form that administrators may see. */
  shownRecipient(recipient: string): string;
}
