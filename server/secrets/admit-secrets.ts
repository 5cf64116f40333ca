import { type Kysely, sql } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { idOfSecret, openSealed, type SealingSecrets, seal } from '#server/sealed/seal.ts';
import { judgeSecrets, type KnownSecret } from './judge-secrets.ts';
import { openRow, readRows } from './sealed-rows.ts';
import { SEALED_TABLES } from './sealed-tables.ts';
import { SecretError } from './secret-error.ts';

/** Rows of each table that a first start tries to open. */
const SAMPLED = 20;

interface Parts {
  readonly db: Kysely<Database>;
  readonly env: Env;
  readonly clock: Clock;
}

const placeOf = (key_id: string) => `secret_canaries canary ${key_id}`;

/** True if a secret of the list opens the canary of its id. */
function doesOpen(env: SealingSecrets, key_id: string, canary: Buffer): boolean {
  const secret = env.personal_data_secrets.find((one) => idOfSecret(one) === key_id);
  if (secret === undefined) return false;
  try {
    return openSealed({ personal_data_secrets: [secret] }, canary, placeOf(key_id)) === key_id;
  } catch {
    return false;
  }
}

/** A known secret, with the time of the latest start of a process that seals with it; null without one. */
export interface StoredSecret extends KnownSecret {
  readonly first_date: string | null;
}

/** The secrets that processes of this database have had. */
export async function listKnownSecrets(trx: Trx, env: SealingSecrets): Promise<StoredSecret[]> {
  // Processes that start at the same moment, and a rotation that ends, wait for each other here.
  await sql`select pg_advisory_xact_lock(hashtextextended('secret canaries', 0))`.execute(trx);
  const rows = await trx
    .selectFrom('secret_canaries')
    .select(['key_id', 'canary_sealed', 'first_date', 'spent_date'])
    .orderBy('created_date')
    .orderBy('key_id')
    .execute();
  return rows.map(({ key_id, canary_sealed, first_date, spent_date }) => ({
    key_id,
    is_in_list: doesOpen(env, key_id, canary_sealed),
    is_needed: first_date !== null && spent_date === null,
    is_spent: spent_date !== null,
    first_date,
  }));
}

/** True if the database has sealed values and none of a sample opens: they were sealed with another secret. */
async function isOfAnotherSecret(trx: Trx, env: Env): Promise<boolean> {
  let isAny = false;
  for (const table of SEALED_TABLES) {
    for (const row of await readRows(trx, table, { at_most: SAMPLED })) {
      for (const { opened } of await openRow(env, table, row)) {
        if (opened === 'missing') continue;
        if (opened !== 'unreadable') return false;
        isAny = true;
      }
    }
  }
  return isAny;
}

/**
 * Stores a canary for each new secret, and that processes now seal with the first. At the first start of a database that
 * is in use, each secret of the list may be that of its values.
 */
async function keepCanaries(
  trx: Trx,
  { personal_data_secrets: secrets }: Env,
  { now, isFirstStart }: { readonly now: string; readonly isFirstStart: boolean },
): Promise<void> {
  for (const [index, secret] of secrets.entries()) {
    const key_id = idOfSecret(secret);
    const canary_sealed = seal({ personal_data_secrets: [secret] }, key_id, placeOf(key_id));
    const first_date = index === 0 || isFirstStart ? now : null;
    await sql`
      insert into secret_canaries (key_id, canary_sealed, first_date, created_date)
      values (${key_id}, ${canary_sealed}, ${first_date}, ${now})
      on conflict (key_id) do update set first_date = excluded.first_date, spent_date = null
      where excluded.first_date is not null`.execute(trx);
  }
}

/**
 * Lets a process start only with secrets of personal data that fit the database: otherwise it could not read the sealed
 * values, and would seal others that no other process can read. At the first start of a database, or of this version,
 * any secret fits that opens what is already sealed.
 * @throws SecretError
 */
export async function admitSecrets({ db, env, clock }: Parts): Promise<void> {
  await inTransaction(db, async (trx) => {
    const known = await listKnownSecrets(trx, env);
    const isFirstStart = known.length === 0;
    const isFitting = isFirstStart && !(await isOfAnotherSecret(trx, env));
    const problem = isFitting ? null : judgeSecrets(env.personal_data_secrets.map(idOfSecret), known);
    if (problem) throw new SecretError(`Medverka cannot start with these settings:\n  ${problem}`);
    await keepCanaries(trx, env, { now: clock().toISOString(), isFirstStart });
    return true;
  });
}
