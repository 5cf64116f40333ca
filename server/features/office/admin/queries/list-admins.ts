import { sql } from 'kysely';
import type { Administrators } from '#contract/office/admin.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { ADMINS_AT_MOST } from '#domain/office/admin/admin.rules.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

/** The administrators, and the open invitations. */
export async function listAdmins(db: Db, { account_id }: AdminActor, { now }: Moment): Promise<Administrators> {
  const [administrators, invitations] = await Promise.all([
    sql<Administrators['administrators'][number]>`
      select a.id, a.name, a.email, a.admin_role as role, a.id = ${account_id} as is_self,
        a.two_factor_enabled and exists (select from two_factors f where f.account_id = a.id and f.verified)
          as has_second_factor,
        (select max(s.created_date) from sessions s where s.account_id = a.id) as signed_in_date
      from accounts a where a.role = 'admin' and a.admin_role is not null
      order by a.name, a.id limit ${sql.lit(ADMINS_AT_MOST)}`.execute(db),
    sql<Administrators['invitations'][number]>`
      select id, email, admin_role as role, invited_by_name, expires_date from admin_invitations
      where expires_date > ${now} order by email limit ${sql.lit(ADMINS_AT_MOST)}`.execute(db),
  ]);
  return { administrators: administrators.rows, invitations: invitations.rows };
}
