import { sql } from 'kysely';
import type { Provider } from '#domain/accounts/account/providers.ts';
import type { Trx } from '#server/db/transaction.ts';

/** The sign-in method that is to be removed: a linked provider or one passkey. */
export type LeavingWay = { readonly provider: Provider } | { readonly passkey_id: string };

/**
 * True if the owner can still sign in without this method: by a password, another provider or another passkey. Locks
 * the account, so that the second of two simultaneous removals reads the first.
 */
export async function hasOtherWayIn(trx: Trx, account_id: string, leaving: LeavingWay): Promise<boolean> {
  const provider = 'provider' in leaving ? leaving.provider : null;
  const passkey_id = 'passkey_id' in leaving ? leaving.passkey_id : null;
  await sql`select from accounts where id = ${account_id} for update`.execute(trx);
  const { rows } = await sql<{ has_other: boolean }>`
    select exists (select from passkeys where account_id = ${account_id} and id is distinct from ${passkey_id}::uuid)
      or exists (select from sign_in_methods where account_id = ${account_id} and provider is distinct from ${provider}
        and (provider <> 'credential' or password_hash is not null)) as has_other`.execute(trx);
  return rows[0]?.has_other ?? false;
}
