import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/transaction.ts';

/** Whose accounts somebody else may get: a talent's is theirs until it is deleted. */
export type LeftRole = 'company' | 'admin';

/** Nobody is this any more: a member of a company who was taken out, an administrator who was ended (alias `a`). */
export const isLeft = (role: LeftRole): RawBuilder<SqlBool> =>
  role === 'admin'
    ? sql`a.role = 'admin' and a.admin_role is null`
    : sql`a.role = 'company' and not exists (select from company_members m where m.account_id = a.id)`;

/** The account of an address that nobody uses any more; null when there is none, or somebody uses it. */
export async function findLeftAccount(db: Db, email: string, role: LeftRole): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a where a.email = ${email} and ${isLeft(role)}`.execute(db);
  return rows[0]?.id ?? null;
}
