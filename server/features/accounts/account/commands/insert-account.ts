import { sql } from 'kysely';
import type { AccountRole } from '#contract/kernel/route.ts';
import type { AdminRole } from '#domain/kernel/roles/admin-roles.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';

export interface NewAccount {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: AccountRole;
  /** The role of an administrator; administrators have no other source of rights. */
  readonly admin_role?: AdminRole;
  /** ISO day. */
  readonly birth_date?: string;
  /** Left out for an account made on behalf of its owner, who chooses a password when taking it over. */
  readonly password_hash?: string;
  /** Left out for administrators, and for accounts made on behalf of their owners, who accept the terms later. */
  readonly terms_version?: string;
}

/**
 * Makes an account, with a password if one is given.
 * @returns the id of the account; null if the address is taken, also by a simultaneous sign-up, for whose commit the
 * insert waits
 */
export async function insertAccount(trx: Trx, account: NewAccount, moment: Moment): Promise<string | null> {
  const { email, first_name, last_name, role, admin_role, birth_date, password_hash, terms_version } = account;
  const { rows } = await sql<{ id: string }>`
    insert into accounts (email, name, first_name, last_name, role, admin_role, birth_date, terms_version, terms_accepted_date,
      created_date)
    values (${email}, ${`${first_name} ${last_name}`.trim()}, ${first_name}, ${last_name}, ${role}, ${admin_role ?? null},
      ${birth_date ?? null}, ${terms_version ?? null}, ${terms_version ? moment.now : null}, ${moment.now})
    on conflict (email) do nothing
    returning id`.execute(trx);
  const id = rows[0]?.id;
  if (!id) return null;
  if (password_hash === undefined) return id;
  // The authentication library finds a password by the provider 'credential' and the account's id.
  await sql`
    insert into sign_in_methods (account_id, provider, provider_account_id, password_hash)
    values (${id}, 'credential', ${id}, ${password_hash})`.execute(trx);
  return id;
}
