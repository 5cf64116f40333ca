import { sql } from 'kysely';
import { type Refusal, refuse } from '#domain/kernel/refusal.ts';
import type { Db } from '#server/db/transaction.ts';
import { verifyPassword } from '#server/features/accounts/account/commands/hash-password.ts';

/**
 * Null if the password is the account's password; otherwise the refusal. An account made by a sign-in at a provider may
 * have no password.
 */
export async function checkPassword(
  db: Db,
  account_id: string,
  password: string,
): Promise<Refusal<'wrong_password' | 'password_missing'> | null> {
  const { rows } = await sql<{ password_hash: string | null }>`
    select password_hash from sign_in_methods
    where account_id = ${account_id} and provider = 'credential'`.execute(db);
  const hash = rows[0]?.password_hash;
  if (!hash) return refuse('password_missing');
  return (await verifyPassword({ hash, password })) ? null : refuse('wrong_password');
}
