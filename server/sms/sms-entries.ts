import type { RawBuilder } from 'kysely';
import type { SmsKindName, SmsName } from '#domain/kernel/sms/sms.ts';
import { sql } from '#server/db/sql.ts';

/** A text message to a talent, or to the guardians of a talent under 18. */
export interface NewSms {
  readonly what: SmsName;
  readonly kind: SmsKindName;
  readonly words: string;
  readonly talent_id: string;
  /** The id of the object that it is about: a message that still waits about the same object is dropped. */
  readonly about: string;
  /** The account that caused it, and gets no message. */
  readonly but_not: string | null;
  /** The Swedish day, which decides if the talent is under 18. */
  readonly today: string;
  /** Instant from which the message helps nobody. */
  readonly until: string;
  /** Instant of what the message is about; null if it has none. */
  readonly happens: string | null;
}

/**
 * Puts text messages in the outbox (server/db/functions/queue-sms.sql).
 * @param messages SQL of rows with `key` and `sms`, a `NewSms` as JSON; a number gets one message for each key
 * @returns SQL of the number of entries
 */
export const queueSms = (messages: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(queue_sms(row.key, row.sms)), 0) from (${messages}) as row)`;
