import { sql } from 'kysely';
import type { AccountRole } from '#contract/route.ts';
import type { Db } from '../../../db/transaction.ts';

export type SignInRefusal = 'company_not_active' | 'talent_not_verified' | 'no_profile' | 'second_factor_missing';

/**
 * Why an account whose credentials are right may still not sign in; null when it may. The order is that of the spec,
 * section 4: the company first, then the talent, then neither. Administrators are a branch before (product, U-03).
 */
export async function findSignInRefusal(db: Db, account_id: string): Promise<SignInRefusal | null> {
  const { rows } = await sql<{
    role: AccountRole;
    status: string | null;
    is_verified: boolean | null;
    has_second_factor: boolean;
  }>`
    select a.role, c.status, t.is_verified, a.two_factor_enabled and f.id is not null as has_second_factor
    from accounts a
    left join company_members m on m.account_id = a.id
    left join companies c on c.id = m.company_id
    left join talents t on t.account_id = a.id
    left join two_factors f on f.account_id = a.id and f.verified
    where a.id = ${account_id}`.execute(db);
  const account = rows[0];
  if (!account) return 'no_profile';
  if (account.role === 'admin') return account.has_second_factor ? null : 'second_factor_missing';
  if (account.status !== null) return account.status === 'approved' ? null : 'company_not_active';
  if (account.is_verified !== null) return account.is_verified ? null : 'talent_not_verified';
  return 'no_profile';
}
