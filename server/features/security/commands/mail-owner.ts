import { sql } from 'kysely';
import type { Trx } from '../../../db/transaction.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { MailContent } from '../../../mail/render-mail.ts';

/** Puts a mail to the owner of an account in the outbox. With a key it is sent once, however often this is called. */
export async function mailOwner(
  trx: Trx,
  account_id: string,
  words: (owner: { readonly first_name: string }) => MailContent,
  dedupe_key?: string,
): Promise<void> {
  const { rows } = await sql<{ email: string; first_name: string }>`
    select email, first_name from accounts where id = ${account_id}`.execute(trx);
  const owner = rows[0];
  if (!owner) return;
  await queueMail(trx, { to_email: owner.email, content: words(owner), ...(dedupe_key && { dedupe_key }) });
}
