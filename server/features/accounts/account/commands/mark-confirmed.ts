import { sql } from 'kysely';
import type { AccountRole } from '#contract/kernel/route.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { moveCompany } from '#server/features/companies/company/commands.ts';
import { endConsentsOfMinor } from '#server/features/people/guardian/commands/minors-mailbox.ts';

type Confirmed = { role: AccountRole };

/** Marks an address as confirmed, with the records that go by it, and ends the code and the link. */
export async function markConfirmed(trx: Trx, account_id: string, moment: Moment): Promise<Confirmed> {
  const { rows } = await sql<Confirmed>`
    update accounts set email_verified = true, email_confirmed_date = ${moment.now}
    where id = ${account_id} returning role`.execute(trx);
  await sql`update talents set is_verified = true where account_id = ${account_id}`.execute(trx);
  const { rows: applications } = await sql<{ id: string }>`
    select c.id from companies c join company_members m on m.company_id = c.id
    where m.account_id = ${account_id} and m.member_role = 'owner' and c.email_confirmed_date is null`.execute(trx);
  for (const { id } of applications) {
    const moved = await moveCompany(trx, SYSTEM, id, 'confirm-address', {}, moment);
    // Two tabs may confirm the same address at once.
    if (isRefusal(moved) && moved.refused !== 'not_allowed_now') throw new Error(`An application: ${moved.refused}`);
  }
  await endConsentsOfMinor(trx, account_id, moment);
  await sql`delete from email_verification_codes where account_id = ${account_id}`.execute(trx);
  const [account] = rows;
  if (!account) throw new Error('An account ended while its address was being confirmed');
  return account;
}
