import { sql } from 'kysely';
import type { Trx } from '#server/db/transaction.ts';

/** Sets the password of an account, replacing an earlier one. */
export async function writePassword(trx: Trx, account_id: string, password_hash: string): Promise<void> {
  // The authentication library finds a password by the provider 'credential' and the account's id.
  await sql`
    insert into sign_in_methods (account_id, provider, provider_account_id, password_hash)
    values (${account_id}, 'credential', ${account_id}, ${password_hash})
    on conflict (provider, provider_account_id) do update set password_hash = excluded.password_hash`.execute(trx);
}
