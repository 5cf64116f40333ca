import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import { handOnAccount } from '#server/features/accounts/account/commands/hand-on-account.ts';
import { hashPassword } from '#server/features/accounts/account/commands/hash-password.ts';
import { insertAccount } from '#server/features/accounts/account/commands/insert-account.ts';
import { makeSecondFactor, writeSecondFactor } from '#server/features/accounts/account/commands/make-second-factor.ts';
import { markConfirmed } from '#server/features/accounts/account/commands/mark-confirmed.ts';
import { isWeakPassword } from '#server/features/accounts/account/commands/refuse-weak-password.ts';
import { hashToken } from '#server/features/accounts/security/commands/make-token.ts';
import { tellAdmins } from '#server/live/tell-admins.ts';
import type { Services } from '#server/services.ts';
import { adminJoinedNotice } from '#texts/office/admin-words.ts';
import { announceAdmins } from './announce-admins.ts';

type Parts = Pick<Services, 'db' | 'env' | 'account_reactions'>;

interface Invited {
  readonly email: string;
  readonly role: AdminRole;
  readonly invited_by_name: string;
}

/** The invitation of a valid link; null for an unknown or expired link. */
export async function findAdminInvitation(db: Db, token: string, { now }: Moment): Promise<Invited | null> {
  const { rows } = await sql<Invited>`
    select email, admin_role as role, invited_by_name from admin_invitations
    where token_hash = ${hashToken(token)} and expires_date > ${now}`.execute(db);
  return rows[0] ?? null;
}

interface Person {
  readonly token: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password: string;
}

/**
 * The account of the person who accepts: a new one, or the account of a former administrator, emptied. That account is
 * emptied because a passkey counts as both factors, so no passkey may be older than the invitation. Null if another
 * account uses the address.
 */
async function accountOf(trx: Trx, { email, role }: Invited, person: Person, password_hash: string, moment: Moment) {
  const { first_name, last_name } = person;
  const account = { email, first_name, last_name, password_hash };
  const made = await insertAccount(trx, { ...account, role: 'admin', admin_role: role }, moment);
  if (made) return made;
  const id = await handOnAccount(trx, 'admin', account, moment);
  if (id) await sql`update accounts set admin_role = ${role} where id = ${id}`.execute(trx);
  return id;
}

/**
 * Makes the invited person an administrator, uses up the link, and returns the key of the second factor, which is shown
 * only this once.
 */
export async function acceptAdminInvitation(parts: Parts, person: Person, moment: Moment) {
  const { db, env } = parts;
  const offered = await findAdminInvitation(db, person.token, moment);
  if (!offered) return refuse('dead_link');
  // Checked before the link is used up, so that the person can try again with a better password.
  if (isWeakPassword(person.password, offered.email)) return refuse('weak_password');
  const [factor, password_hash] = await Promise.all([
    makeSecondFactor({ env }, offered.email),
    hashPassword(person.password),
  ]);
  return inTransaction(db, async (trx) => {
    // Deleting the row uses up the link: the second of two simultaneous calls finds no row.
    const { rows: used } = await sql`
      delete from admin_invitations where token_hash = ${hashToken(person.token)} returning id`.execute(trx);
    if (used.length === 0) return refuse('dead_link');
    const account_id = await accountOf(trx, offered, person, password_hash, moment);
    if (!account_id) return refuse('email_used');
    await writeSecondFactor(trx, account_id, factor);
    await markConfirmed(trx, parts, account_id, moment);
    await tellAdmins(trx, adminJoinedNotice(`${person.first_name} ${person.last_name}`, offered.role));
    announceAdmins(trx);
    return factor.told;
  });
}
