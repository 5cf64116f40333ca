import { sql } from 'kysely';
import { type AccountFacts, type SignInCode, whyNotSignIn } from '#domain/accounts/account/may-act.rules.ts';
import type { Db } from '#server/db/transaction.ts';

/** The reason why an account with the right credentials may not sign in; null if the account may sign in. */
export async function findSignInRefusal(db: Db, account_id: string): Promise<SignInCode | null> {
  const { rows } = await sql<AccountFacts>`
    select a.role, a.admin_role, c.status as company_status, t.is_verified, t.standing as talent_standing, a.birth_date is not null and a.terms_version is not null as is_registered,
      a.two_factor_enabled and f.id is not null as has_second_factor
    from accounts a
    left join company_members m on m.account_id = a.id
    left join companies c on c.id = m.company_id
    left join talents t on t.account_id = a.id
    left join two_factors f on f.account_id = a.id and f.verified
    where a.id = ${account_id}`.execute(db);
  return rows[0] ? whyNotSignIn(rows[0]) : 'no_profile';
}
