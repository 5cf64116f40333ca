import { sql } from 'kysely';
import type { AccountRole } from '#contract/kernel/route.ts';
import type { Db } from '#server/db/transaction.ts';

export interface AddressHolder {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly role: AccountRole;
  /** For a talent `is_verified` of the profile; for other accounts, true if the address is confirmed. */
  readonly is_verified: boolean;
}

/** The account of an address. A person has one address, one account and one role. */
export async function findAddressHolder(db: Db, email: string): Promise<AddressHolder | undefined> {
  const { rows } = await sql<AddressHolder>`
    select a.id, a.email, a.first_name, a.role, coalesce(t.is_verified, a.email_verified) as is_verified
    from accounts a left join talents t on t.account_id = a.id
    where a.email = ${email}`.execute(db);
  return rows[0];
}
