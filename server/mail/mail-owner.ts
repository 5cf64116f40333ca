import { sql } from 'kysely';
import type { Trx } from '#server/db/transaction.ts';
import { queueMail, queueMails } from './queue-mail.ts';
import type { MailContent } from './render-mail.ts';

/**
 * Puts a mail to the owner of an account in the outbox. Of several calls with the same key, only the first sends a
 * mail.
 */
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

/**
 * Mails the owner also at the account's recent former addresses, so that the owner hears of moved money or power even
 * if a thief has changed the address. The mail does not contain the present address.
 */
export async function mailOwnerWidely(
  trx: Trx,
  account_id: string,
  words: (owner: { readonly first_name: string }) => MailContent,
): Promise<void> {
  const { rows } = await sql<{ to_email: string; first_name: string }>`
    select a.email as to_email, a.first_name from accounts a where a.id = ${account_id}
    union
    select e.email, a.first_name from earlier_addresses e join accounts a on a.id = e.account_id
    where e.account_id = ${account_id}
    order by 1`.execute(trx);
  await queueMails(
    trx,
    rows.map(({ to_email, first_name }) => ({ to_email, content: words({ first_name }) })),
  );
}
