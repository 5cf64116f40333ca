import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/transaction.ts';

/**
 * Roles whose accounts can be handed on. A talent's account is never handed on: the talent keeps it until it is
 * deleted.
 */
export type LeftRole = 'company' | 'admin';

/** True on `a` (accounts) if the account has no user: its company member was removed, or its administrator has left. */
export const isLeft = (role: LeftRole): RawBuilder<SqlBool> =>
  role === 'admin'
    ? sql`a.role = 'admin' and a.admin_role is null`
    : sql`a.role = 'company' and not exists (select from company_members m where m.account_id = a.id)`;

/** The id of the account of an address, if the account has the role and no user; null otherwise. */
export async function findLeftAccount(db: Db, email: string, role: LeftRole): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a where a.email = ${email} and ${isLeft(role)}`.execute(db);
  return rows[0]?.id ?? null;
}
