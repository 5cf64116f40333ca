import type { RawBuilder } from 'kysely';
import type { SmsKindName, SmsName } from '#domain/kernel/sms/sms.ts';
import { sql } from '#server/db/sql.ts';

interface OfTalent {
  readonly kind: SmsKindName;
  readonly talent_id: string;
  /** What the news is about: messages about it that still wait are dropped, because they say what no longer holds. */
  readonly overtakes: readonly string[];
  /** The account that caused it, and gets no message. */
  readonly but_not: string | null;
  /** The Swedish day, which decides if the talent is under 18. */
  readonly today: string;
}

/** News without a message of its own. */
export interface DroppedSms extends OfTalent {
  readonly words: null;
}

/** A text message to a talent, or to the guardians of a talent under 18. */
export interface NewSms extends OfTalent {
  readonly what: SmsName;
  readonly words: string;
  /** What it is about, by which newer news drops it: an object's id, or a day of work of a booked talent. */
  readonly about: string;
  /** Instant from which the message helps nobody. */
  readonly until: string;
  /** Instant of what the message is about; null if it has none. */
  readonly happens: string | null;
}

/**
 * Puts text messages in the outbox (server/db/functions/queue-sms.sql).
 * @param messages SQL of rows with `key` and `sms`, a `NewSms` or `DroppedSms` as JSON; a number gets one message for each key
 * @returns SQL of the number of entries
 */
export const queueSms = (messages: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(queue_sms(row.key, row.sms)), 0) from (${messages}) as row)`;
