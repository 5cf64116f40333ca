import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { MAIL_CLOSING, TEXT } from '#domain/accounts/setting/wording-keys.ts';
import { readLatestVersion } from '#server/db/latest-version.ts';
import type { Trx } from '#server/db/transaction.ts';
import { putInOutbox } from '#server/outbox/put-in-outbox.ts';
import type { MailContent } from './render-mail.ts';

export interface NewMail {
  readonly to_email: string;
  readonly content: MailContent;
  /** Of several mails with the same key, only the first is sent; absent if nothing needs deduplication. */
  readonly dedupe_key?: string;
}

/** Puts a mail in the outbox, in the caller's transaction. */
export function queueMail(trx: Trx, mail: NewMail): Promise<void> {
  return queueMails(trx, [mail]);
}

/**
 * Puts a mail in the outbox, and removes it in the same transaction if it is not wanted: both cases run and commit the
 * same statements, so that the answer's time does not reveal which it was.
 */
export async function queueMailIf(trx: Trx, mail: NewMail, is_wanted: boolean): Promise<void> {
  const dedupe_key = randomUUID();
  await queueMail(trx, { ...mail, dedupe_key });
  await sql`delete from outbox where dedupe_key = ${dedupe_key} and not ${is_wanted}`.execute(trx);
}

/** True for the address of an erased person's account: .invalid is never delivered (RFC 2606). */
const reachesNobody = ({ to_email }: NewMail) => to_email.endsWith('.invalid');

/** Puts mails in the outbox. With a promise, the closing text is read while the mails are still being made. */
export async function queueMails(trx: Trx, mails: readonly NewMail[] | Promise<readonly NewMail[]>): Promise<void> {
  // Adds the administrators' closing text to every new mail.
  const [all, closing] = await Promise.all([mails, readLatestVersion(trx, TEXT + MAIL_CLOSING)]);
  const reaching = all.filter((mail) => !reachesNobody(mail));
  if (reaching.length === 0) return;
  await putInOutbox(
    trx,
    reaching.map(({ to_email, content, ...mail }) => ({
      kind: 'mail' as const,
      recipient: to_email,
      ...mail,
      content: closing ? { ...content, closing } : content,
    })),
  );
}
