import { sql } from 'kysely';
import { INVITATION_DAYS } from '#domain/companies/member/member.rules.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { MemberRole } from '#domain/kernel/roles/member-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { hoursLater, makeToken } from '#server/features/accounts/security/commands/make-token.ts';
import { readLimit } from '#server/features/accounts/setting/queries.ts';
import { announce } from '#server/live/announce.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { holdCompany, logChange } from './hold-company.ts';
import { mailOwners } from './mail-owners.ts';
import { addressTakenMail, invitationMail, ownersChangedMail } from './mail-words.ts';

export interface NewInvitation {
  readonly email: string;
  readonly role: MemberRole;
  readonly limit_ore: number | null;
}

/**
 * True if the address has an account that cannot join: a talent's, an administrator's, or a company member's. Only the
 * owner of the address learns this.
 */
async function isTaken(trx: Trx, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from accounts a where a.email = ${email} and (a.role <> 'company'
      or exists (select from company_members m where m.account_id = a.id))`.execute(trx);
  return rows.length > 0;
}

async function countPlaces(trx: Trx, company_id: string, email: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from company_members where company_id = ${company_id})
      + (select count(*) from company_invitations where company_id = ${company_id} and email <> ${email}) as total`.execute(
    trx,
  );
  return rows[0]?.total ?? 0;
}

/**
 * Invites a person by mail. A new invitation to the same address replaces the earlier one, whose link stops working.
 * The answer and the log do not reveal that an address has another account: only the mail to the address does.
 */
export async function inviteMember(trx: Trx, actor: CompanyActor, invitation: NewInvitation, moment: Moment) {
  const ended = await holdCompany(trx, actor);
  if (ended) return ended;
  const { email, role, limit_ore } = invitation;
  const { company_id, company_name, name } = actor;
  const { rows: colleagues } = await sql`
    select from company_members m join accounts a on a.id = m.account_id
    where m.company_id = ${company_id} and a.email = ${email}`.execute(trx);
  if (colleagues.length > 0) return refuse('already_member');
  const most = await readLimit(trx, 'company_members');
  if ((await countPlaces(trx, company_id, email)) >= most) return refuse('members_full');
  const { token, hash } = makeToken();
  await sql`
    insert into company_invitations (company_id, email, member_role, limit_ore, token_hash, expires_date, invited_by_name, created_date)
    values (${company_id}, ${email}, ${role}, ${limit_ore}, ${hash}, ${hoursLater(moment, INVITATION_DAYS * 24)}, ${name}, ${moment.now})
    on conflict (company_id, email) do update set member_role = excluded.member_role, limit_ore = excluded.limit_ore,
      token_hash = excluded.token_hash, expires_date = excluded.expires_date,
      invited_by_name = excluded.invited_by_name, created_date = excluded.created_date`.execute(trx);
  const about = { company_name, invited_by_name: name, role };
  const content = (await isTaken(trx, email)) ? addressTakenMail(about) : invitationMail(about, token);
  await queueMail(trx, { to_email: email, content });
  await logChange(trx, actor, { what: 'invite', about: email, role, limit_ore }, moment.now);
  if (role === 'owner') {
    const changed = { company_name, changed_by: name, about: email, what: 'invited' as const };
    await mailOwners(trx, company_id, ownersChangedMail(changed, moment.now));
  }
  announce(trx, { topics: [`company:${company_id}`], noun: 'member' });
  return true;
}

/** Withdraws an invitation. Succeeds also if the company has no invitation with this id. */
export async function withdrawInvitation(trx: Trx, actor: CompanyActor, id: string, moment: Moment) {
  const ended = await holdCompany(trx, actor);
  if (ended) return ended;
  const { rows } = await sql<{ email: string }>`
    delete from company_invitations where id = ${id} and company_id = ${actor.company_id} returning email`.execute(trx);
  if (!rows[0]) return true;
  await logChange(trx, actor, { what: 'withdraw', about: rows[0].email }, moment.now);
  announce(trx, { topics: [`company:${actor.company_id}`], noun: 'member' });
  return true;
}
