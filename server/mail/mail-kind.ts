import type { Kysely } from 'kysely';
import { type Bounce, bounceOf } from '#domain/talk/incoming/incoming-mail.rules.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { type OutboxKind, type Sender, Undeliverable } from '#server/outbox/outbox-kind.ts';
import { createMailer } from './mailer.ts';
import { isUnreached, recordBounce } from './record-bounce.ts';
import type { MailContent } from './render-mail.ts';

/** Masks an address as 'a***@example.com', which still distinguishes people and shows a mistyped domain. */
function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${at < 1 ? '' : email.slice(at)}`;
}

/** The bounce of a recipient whose mailbox our mail server itself says is gone; null for any other failure. */
function bounceAtOnce(error: unknown): Bounce | null {
  const { code, response } = error as { code?: unknown; response?: unknown };
  const bounce = code === 'EENVELOPE' && typeof response === 'string' ? bounceOf(response) : null;
  return bounce?.is_hard ? bounce : null;
}

/** The mailer, which sends nothing more to an address that reaches nobody, unless its owner asks for it. */
function createSender(env: Env, clock: Clock, db: Kysely<Database>): Sender<MailContent> {
  const mailer = createMailer(env);
  return {
    keepsContent: mailer.keepsContent,
    async send(entry, signal) {
      if (!entry.content.is_asked && (await isUnreached(db, entry.recipient))) throw new Undeliverable('unreached');
      try {
        await mailer.send(entry, signal);
      } catch (error) {
        const bounce = bounceAtOnce(error);
        if (!bounce) throw error;
        const bounced = { outbox_id: entry.id };
        await inTransaction(db, (trx) => recordBounce(trx, bounced, bounce, clock().toISOString()));
        throw new Undeliverable(bounce.code);
      }
    },
  };
}

/**
 * The rules for mails. Ten attempts span more than eight and a half hours, so that the mail server may be down for a
 * night.
 */
export const mailKind: OutboxKind<MailContent> = {
  sender: createSender,
  attempts: 10,
  backoffMinutes: (failures) => 2 ** (failures - 1),
  time_limit_seconds: 15,
  lease_seconds: 60,
  at_once: 5,
  is_ours: true,
  shownRecipient: maskedAddress,
};
