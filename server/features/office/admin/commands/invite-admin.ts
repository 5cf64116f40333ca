import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { ADMIN_INVITATION_DAYS, ADMINS_AT_MOST } from '#domain/office/admin/admin.rules.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { hoursLater, makeToken } from '#server/features/accounts/security/commands/make-token.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { announceAdmins } from './announce-admins.ts';
import { holdAdmins } from './hold-admins.ts';
import { adminInvitationMail } from './mail-words.ts';

/**
 * Invites a person by mail. A new invitation to the same address replaces the earlier one, whose link stops working.
 */
export async function inviteAdmin(
  trx: Trx,
  actor: AdminActor,
  { email, role }: { readonly email: string; readonly role: AdminRole },
  moment: Moment,
) {
  const ended = await holdAdmins(trx, actor);
  if (ended) return ended;
  // A former administrator may be invited again; a present administrator or an account of another role may not.
  const { rows: taken } = await sql`
    select from accounts where email = ${email} and (role <> 'admin' or admin_role is not null)`.execute(trx);
  if (taken.length > 0) return refuse('email_used');
  const { rows: counts } = await sql<{ places: number }>`
    select (select count(*) from accounts where role = 'admin' and admin_role is not null)
      + (select count(*) from admin_invitations where email <> ${email}) as places`.execute(trx);
  if ((counts[0]?.places ?? 0) >= ADMINS_AT_MOST) return refuse('admins_full');
  const { token, hash } = makeToken();
  await sql`
    insert into admin_invitations (email, admin_role, token_hash, expires_date, invited_by_name, created_date)
    values (${email}, ${role}, ${hash}, ${hoursLater(moment, ADMIN_INVITATION_DAYS * 24)}, ${actor.name}, ${moment.now})
    on conflict (email) do update set admin_role = excluded.admin_role, token_hash = excluded.token_hash,
      expires_date = excluded.expires_date, invited_by_name = excluded.invited_by_name,
      created_date = excluded.created_date`.execute(trx);
  await queueMail(trx, { to_email: email, content: adminInvitationMail(actor.name, role, token) });
  announceAdmins(trx);
  return true;
}

/** Withdraws an invitation. Succeeds also if there is no invitation with this id. */
export async function withdrawAdminInvitation(trx: Trx, actor: AdminActor, id: string) {
  const ended = await holdAdmins(trx, actor);
  if (ended) return ended;
  await sql`delete from admin_invitations where id = ${id}`.execute(trx);
  announceAdmins(trx);
  return true;
}
