import { sql } from 'kysely';
import type { Trx } from '#server/db/transaction.ts';

/**
 * True if an address leads to the mailbox of a guardian whom this account's talent has asked for consent, unless the
 * request was cancelled.
 */
export async function isGuardiansMailbox(trx: Trx, account_id: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from guardian_consents g join talents t on t.id = g.talent_id
    where t.account_id = ${account_id} and g.status <> 'cancelled' and g.guardian_mailbox = mailbox_of(${email})`.execute(
    trx,
  );
  return rows.length > 0;
}
