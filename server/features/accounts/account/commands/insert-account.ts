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
  /** Of administrators: their only source of rights. */
  readonly admin_role?: AdminRole;
  /** ISO day. */
  readonly birth_date?: string;
  /** Left out for an account made on behalf of its owner, who chooses a password on taking it over. */
  readonly password_hash?: string;
  /** Left out for administrators, who accept nothing at a form. */
  readonly terms_version?: string;
}

/**
 * Makes an account, which signs in with a password if it has one. @returns its id; null when the address is taken, also
 * by a sign-up a moment earlier: the insert waits for that commit.
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
  // 'credential' and the account's own id are what the authentication library looks for.
  await sql`
    insert into sign_in_methods (account_id, provider, provider_account_id, password_hash)
    values (${id}, 'credential', ${id}, ${password_hash})`.execute(trx);
  return id;
}
