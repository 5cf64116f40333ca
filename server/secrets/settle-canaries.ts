import { type Kysely, sql } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { idOfSecret } from '#server/sealed/seal.ts';
import { listKnownSecrets, type StoredSecret } from './admit-secrets.ts';
import type { SealedCounts } from './rotate-secrets.ts';

interface Rotation {
  /** The known secrets at its beginning. */
  readonly before: readonly StoredSecret[];
  /** The values at its end. */
  readonly counts: SealedCounts;
}

/**
 * Stores which secrets no value needs any more, so that a start without them is admitted, and forgets those of them
 * that are not in the list. A secret with which a process has begun to seal during the rotation stays needed: the count
 * may have come before its values.
 * @returns the ids of the secrets that no value needs
 */
export async function settleCanaries(
  { db, env, clock }: { readonly db: Kysely<Database>; readonly env: Env; readonly clock: Clock },
  { before, counts: { by_secret, unreadable } }: Rotation,
): Promise<ReadonlySet<string>> {
  const [first] = env.personal_data_secrets.map(idOfSecret);
  const unneeded = new Set<string>();
  const hasBegun = ({ key_id, first_date }: StoredSecret) =>
    first_date !== (before.find((one) => one.key_id === key_id)?.first_date ?? null);
  await inTransaction(db, async (trx) => {
    for (const known of await listKnownSecrets(trx, env)) {
      const { key_id, is_in_list } = known;
      const isUsed = key_id === first || (by_secret.get(key_id) ?? 0) > 0 || hasBegun(known);
      // A value that no secret opens may need one that is not in the list.
      if (isUsed || (!is_in_list && unreadable > 0)) continue;
      await (is_in_list
        ? sql`update secret_canaries set spent_date = ${clock().toISOString()} where key_id = ${key_id}`.execute(trx)
        : sql`delete from secret_canaries where key_id = ${key_id}`.execute(trx));
      unneeded.add(key_id);
    }
    return true;
  });
  return unneeded;
}
