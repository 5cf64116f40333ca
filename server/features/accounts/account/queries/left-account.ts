import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/transaction.ts';

/** Roles whose accounts can be handed on: a talent keeps their account until it is deleted. */
export type LeftRole = 'company' | 'admin';

/** True on `a` (accounts) for accounts without a user: those of removed company members and former administrators. */
export const isLeft = (role: LeftRole): RawBuilder<SqlBool> =>
  role === 'admin'
    ? sql`a.role = 'admin' and a.admin_role is null`
    : sql`a.role = 'company' and not exists (select from company_members m where m.account_id = a.id)`;

/** The account of an address if it has no user; null without an account, and for one with a user. */
export async function findLeftAccount(db: Db, email: string, role: LeftRole): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a where a.email = ${email} and ${isLeft(role)}`.execute(db);
  return rows[0]?.id ?? null;
}
