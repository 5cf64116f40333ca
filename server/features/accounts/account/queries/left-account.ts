import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/transaction.ts';

/** The roles whose accounts can be handed on: a talent keeps theirs until it is deleted. */
export type LeftRole = 'company' | 'admin';

/** True for accounts without a user: of a removed member of a company, of a former administrator (alias `a`). */
export const isLeft = (role: LeftRole): RawBuilder<SqlBool> =>
  role === 'admin'
    ? sql`a.role = 'admin' and a.admin_role is null`
    : sql`a.role = 'company' and not exists (select from company_members m where m.account_id = a.id)`;

/** The account of an address if it has no user; null when there is none, or it has one. */
export async function findLeftAccount(db: Db, email: string, role: LeftRole): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a where a.email = ${email} and ${isLeft(role)}`.execute(db);
  return rows[0]?.id ?? null;
}
