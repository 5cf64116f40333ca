import type { Kysely } from 'kysely';
import type { Database } from '#server/db/generated.ts';
import { type HeldLock, holdDatabaseLock } from '#server/db/hold-database-lock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { idOfSecret, type SealingSecrets } from '#server/sealed/seal.ts';
import { listKnownSecrets, type StoredSecret } from './admit-secrets.ts';
import { SecretError } from './secret-error.ts';

interface Parts {
  readonly db: Kysely<Database>;
  readonly env: SealingSecrets;
}

/** 'seal' in ASCII. */
const ROTATION_LOCK = 0x7365616c;

/**
 * Takes the lock of a rotation: if two rotations with different first secrets ran at once, one would count values that
 * the other seals anew.
 * @throws SecretError if another rotation has it
 */
export const holdRotation = (url: string): Promise<HeldLock> =>
  holdDatabaseLock(url, {
    key: ROTATION_LOCK,
    program: 'medverka secrets:rotate',
    taken: new SecretError('Another npm run secrets:rotate of this database is running. Wait for its end.'),
    lost: new SecretError('The database closed the connection of npm run secrets:rotate. Start it again.'),
  });

/**
 * Refuses a rotation to a secret that no process has yet: otherwise every value would be sealed with a mistyped secret.
 * @returns the known secrets at the beginning
 * @throws SecretError
 */
export async function requireKnownSecret({ db, env }: Parts): Promise<readonly StoredSecret[]> {
  const first = idOfSecret(env.personal_data_secrets[0]);
  const known = await inTransaction(db, (trx) => listKnownSecrets(trx, env));
  if (known.some(({ key_id, is_in_list }) => is_in_list && key_id === first)) return known;
  throw new SecretError(
    `No process has been started with the first secret of PERSONAL_DATA_SECRET (id ${first}). Start the product with this list before npm run secrets:rotate.`,
  );
}
