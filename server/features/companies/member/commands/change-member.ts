import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { endSessions } from '#server/features/accounts/security/commands/end-sessions.ts';
import { announce } from '#server/live/announce.ts';
import { holdCompany, logChange } from './hold-company.ts';
import { mailOwners } from './mail-owners.ts';
import { type ChangedOwners, ownersChangedMail } from './mail-words.ts';

async function findMember(trx: Trx, { company_id }: CompanyActor, id: string) {
  const { rows } = await sql<{ name: string; role: MemberRole; is_last_owner: boolean }>`
    select a.name, m.member_role as role, m.member_role = 'owner' and not exists (
      select from company_members o where o.company_id = m.company_id and o.member_role = 'owner'
        and o.account_id <> m.account_id) as is_last_owner
    from company_members m join accounts a on a.id = m.account_id
    where m.company_id = ${company_id} and m.account_id = ${id}`.execute(trx);
  return rows[0];
}

const ownerChange = (before: MemberRole, after: MemberRole): 'made' | 'unmade' | null =>
  (before === 'owner') === (after === 'owner') ? null : after === 'owner' ? 'made' : 'unmade';

const tellOwners = (
  trx: Trx,
  { company_id, company_name, name: changed_by }: CompanyActor,
  change: Pick<ChangedOwners, 'about' | 'what'>,
  { now }: Moment,
) => mailOwners(trx, company_id, ownersChangedMail({ company_name, changed_by, ...change }, now));

/** Gives a member another role or another limit for orders. */
export async function changeMember(
  trx: Trx,
  actor: CompanyActor,
  id: string,
  { role, limit_ore }: { readonly role: MemberRole; readonly limit_ore: number | null },
  moment: Moment,
) {
  const ended = await holdCompany(trx, actor);
  if (ended) return ended;
  const member = await findMember(trx, actor, id);
  if (!member) return refuse('not_found');
  if (member.is_last_owner && role !== 'owner') return refuse('last_owner');
  const what = ownerChange(member.role, role);
  if (what) await tellOwners(trx, actor, { about: member.name, what }, moment);
  await sql`
    update company_members set member_role = ${role}, limit_ore = ${limit_ore}
    where company_id = ${actor.company_id} and account_id = ${id}`.execute(trx);
  await logChange(trx, actor, { what: 'change', about: member.name, role, limit_ore }, moment.now);
  announce(trx, { topics: [`company:${actor.company_id}`], noun: 'member' });
  return true;
}

/**
 * Removes a member from the company and ends the member's sessions. The member's saved searches and views are deleted,
 * because they were made for the company and may name its projects, and the account may join another company.
 */
export async function removeMember(trx: Trx, actor: CompanyActor, id: string, moment: Moment) {
  const ended = await holdCompany(trx, actor);
  if (ended) return ended;
  const member = await findMember(trx, actor, id);
  if (!member) return refuse('not_found');
  if (member.is_last_owner) return refuse('last_owner');
  // The owners are mailed before the removal, so that a removed owner gets the mail too.
  if (member.role === 'owner') await tellOwners(trx, actor, { about: member.name, what: 'removed' }, moment);
  await sql`delete from company_members where company_id = ${actor.company_id} and account_id = ${id}`.execute(trx);
  await sql`delete from saved_searches where account_id = ${id}`.execute(trx);
  await sql`delete from saved_views where account_id = ${id}`.execute(trx);
  await endSessions(trx, id);
  await logChange(trx, actor, { what: 'remove', about: member.name }, moment.now);
  announce(trx, { topics: [`company:${actor.company_id}`], noun: 'member' });
  return true;
}
