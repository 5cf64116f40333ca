import type { Clock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';

/** What is handed to whoever takes it. */
export interface OutboxEntry<Content> {
  /** The same at every attempt; tell it to the receiver, so that a repetition is known as one. */
  readonly id: string;
  readonly recipient: string;
  readonly content: Content;
}

export interface Sender<Content> {
  /**
   * Hands an entry over. It should let go of what it holds when the signal comes; nobody waits for it after that.
   * @throws when it was not taken; it is tried again later
   */
  send(entry: OutboxEntry<Content>, signal: AbortSignal): Promise<void>;
  /** True when nothing leaves the house and the outbox is where it is read. */
  readonly keepsContent: boolean;
}

/** Everything there is to say of one kind of things that leave the house. */
export interface OutboxKind<Content> {
  sender(env: Env, clock: Clock): Sender<Content>;
  /** How often it is tried before it is dead. */
  readonly attempts: number;
  /** The wait after so many failures. */
  backoffMinutes(failures: number): number;
  /** How long an attempt may take. Nothing waits longer, whatever is at the other end. */
  readonly time_limit_seconds: number;
  /** When another process may take it over. Well over the time limit, or an entry would be sent twice. */
  readonly lease_seconds: number;
  /** How many are sent at once by a process: a silent receiver holds one place, not all of them. */
  readonly at_once: number;
  /** Whether what does not arrive is ours to see to: then it is dead and administrators are told, else it is given up. */
  readonly is_ours: boolean;
  /** The recipient as an administrator may see it. */
  shownRecipient(recipient: string): string;
}
