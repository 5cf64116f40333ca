import { sql } from 'kysely';
import type { Trx } from '../db/transaction.ts';
import type { MailContent } from './render-mail.ts';

export const MAIL_CHANNEL = 'medverka_mail';

export interface NewMail {
  readonly to_email: string;
  readonly content: MailContent;
  /** One mail for each key; leave out for a mail that stands alone. */
  readonly dedupe_key?: string;
}

/**
 * Puts a mail in the outbox, in the caller's transaction: a rollback leaves nothing behind, and after the commit it is
 * there whatever happens to this process. The call wakes the senders of all processes at the commit.
 */
export async function queueMail(trx: Trx, mail: NewMail): Promise<void> {
  await sql`
    insert into mails (dedupe_key, to_email, subject, content)
    values (${mail.dedupe_key ?? null}, ${mail.to_email}, ${mail.content.title}, ${JSON.stringify(mail.content)})
    on conflict (dedupe_key) do nothing`.execute(trx);
  await sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(trx);
}
