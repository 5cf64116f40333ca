import { sql } from 'kysely';
import type { CompanyMembers } from '#contract/companies/member.ts';
import { LIMITS } from '#domain/accounts/setting/settings.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

/** The members of the company, and its invitations that are still valid. */
export async function listMembers(
  db: Db,
  { company_id, account_id }: CompanyActor,
  { now }: Moment,
): Promise<CompanyMembers> {
  const [members, invitations] = await Promise.all([
    sql<CompanyMembers['members'][number]>`
      select a.id, a.name, a.email, m.member_role as role, m.limit_ore, a.id = ${account_id} as is_self
      from company_members m join accounts a on a.id = m.account_id
      where m.company_id = ${company_id} order by a.name, a.id limit ${sql.lit(LIMITS.company_members.max)}`.execute(
      db,
    ),
    sql<CompanyMembers['invitations'][number]>`
      select id, email, member_role as role, limit_ore, invited_by_name, expires_date from company_invitations
      where company_id = ${company_id} and expires_date > ${now} order by email limit ${sql.lit(LIMITS.company_members.max)}`.execute(
      db,
    ),
  ]);
  return { members: members.rows, invitations: invitations.rows };
}
