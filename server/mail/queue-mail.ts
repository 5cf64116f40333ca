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
export function queueMail(trx: Trx, mail: NewMail): Promise<void> {
  return queueMails(trx, [mail]);
}

/** Puts many mails in the outbox. */
export function queueMails(trx: Trx, mails: readonly NewMail[]): Promise<void> {
  return putInOutbox(
    trx,
    mails.map(({ to_email, ...mail }) => ({ kind: 'mail' as const, recipient: to_email, ...mail })),
  );
}
