import { sql } from 'kysely';
import type { Trx } from '#server/db/transaction.ts';
import { queueMails } from '#server/mail/queue-mail.ts';
import type { MailContent } from '#server/mail/render-mail.ts';

/**
 * Mails every owner of a company about a change that could be part of a takeover, at their present and recent former
 * addresses. The owner who made the change gets the mail too, because that owner's session may be stolen.
 */
export async function mailOwners(trx: Trx, company_id: string, content: MailContent): Promise<void> {
  const { rows } = await sql<{ to_email: string }>`
    with owners as (
      select a.id, a.email from company_members m join accounts a on a.id = m.account_id
      where m.company_id = ${company_id} and m.member_role = 'owner')
    select email as to_email from owners
    union select e.email from earlier_addresses e join owners o on o.id = e.account_id
    order by 1`.execute(trx);
  await queueMails(
    trx,
    rows.map(({ to_email }) => ({ to_email, content })),
  );
}
