import type { Trx } from '../db/transaction.ts';
import { putInOutbox } from '../outbox/put-in-outbox.ts';
import type { MailContent } from './render-mail.ts';

export interface NewMail {
  readonly to_email: string;
  readonly content: MailContent;
  /** One mail for each key; leave out for a mail that stands alone. */
  readonly dedupe_key?: string;
}

/** Puts a mail in the outbox, in the caller's transaction. */
export async function queueMail(trx: Trx, { to_email, ...mail }: NewMail): Promise<void> {
  await putInOutbox(trx, { kind: 'mail', recipient: to_email, ...mail });
}

/** Puts many mails in the outbox. */
export async function queueMails(trx: Trx, mails: readonly NewMail[]): Promise<void> {
  for (const mail of mails) await queueMail(trx, mail);
}
