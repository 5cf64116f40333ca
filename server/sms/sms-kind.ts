import { type Kysely, sql } from 'kysely';
import { nightUntil } from '#domain/kernel/sms/sms-hours.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { AskedToWait, NotNow, type OutboxKind, type Sender, Undeliverable } from '#server/outbox/outbox-kind.ts';
import { createProvider, sendsSms } from './create-provider.ts';
import { openNumberToReach } from './phones.ts';
import { reportUrl } from './report-mark.ts';
import { beginSms, recordFailure, recordTaken } from './sms-rows.ts';

/** A text message in the outbox. The recipient of its entry is its row in `sms_messages`. */
export interface SmsContent {
  readonly words: string;
  /** The number of a code, which is not confirmed yet; otherwise the number is looked up when it is sent. */
  readonly to?: string;
  /** Instant from which the message helps nobody. */
  readonly until: string;
  /** Instant of what the message is about, which decides if it waits for the end of the night; null if it has none. */
  readonly happens: string | null;
  /** What the message is about (server/sms/sms-entries.ts); absent for a code. */
  readonly about?: string;
}

/** The number of a message; null if it was removed, or may no longer be used. */
async function numberOf(db: Db, env: Env, id: string, { to }: SmsContent, day: string): Promise<string | null> {
  if (to !== undefined) return to;
  const { rows } = await sql<{ phone_id: string | null }>`
    select phone_id from sms_messages where id = ${id}`.execute(db);
  const phone_id = rows[0]?.phone_id ?? null;
  return phone_id && openNumberToReach(db, env, phone_id, day);
}

function createSender(env: Env, clock: Clock, db: Kysely<Database>): Sender<SmsContent> {
  const provider = createProvider(env);
  const giveUp = async (id: string, code: string): Promise<never> => {
    await recordFailure(db, id, code, clock());
    throw new Undeliverable(code);
  };
  return {
    // Only the stand-in of development keeps words; in production nothing is sent without an operator.
    keepsContent: provider === undefined && sendsSms(env),
    async send({ recipient: id, content }, signal) {
      const now = clock();
      if (!sendsSms(env)) return giveUp(id, 'no_operator');
      if (now.getTime() >= Date.parse(content.until)) return giveUp(id, 'too_late');
      // A code is asked for by the person who waits for it.
      const night = content.to === undefined ? nightUntil(now.toISOString(), content.happens) : null;
      if (night) throw new NotNow((Date.parse(night) - now.getTime()) / 1000);
      const to = await numberOf(db, env, id, content, dayOf(now.toISOString()));
      if (to === null) return giveUp(id, 'number_gone');
      const begun = await beginSms(db, id, content.words, now);
      if (begun.is === 'closed') return;
      if (begun.is === 'over_limit') throw new Undeliverable('over_limit');
      if (!provider) return recordTaken(db, id, { provider_id: id, parts: null, cost: null });
      const sms = { to, words: content.words, report_url: reportUrl(env, id) };
      const found = begun.is === 'again' ? await provider.find(sms, begun.since, signal) : undefined;
      const answer = found ?? (await provider.send(sms, signal));
      if (answer.is_taken) return recordTaken(db, id, answer);
      if (answer.is_final) return giveUp(id, answer.code);
      const [code = '', status] = answer.code.split(' ');
      throw new AskedToWait({ code, responseCode: Number(status) || undefined }, answer.wait_seconds ?? 0);
    },
  };
}

/**
 * The rules for text messages. Seven attempts take an hour: what is bound to a day helps nobody much later. When they
 * have failed, administrators are told, because our account at the operator is the likely reason.
 */
export const smsKind: OutboxKind<SmsContent> = {
  sender: createSender,
  attempts: 7,
  backoffMinutes: (failures) => 2 ** (failures - 1),
  time_limit_seconds: 20,
  lease_seconds: 90,
  at_once: 5,
  is_ours: true,
  is_put_off: true,
  died: recordFailure,
  shownRecipient: (sms_id) => sms_id,
};
