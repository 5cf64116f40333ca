import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/generated.ts';
import { type Db, inTransaction, type Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { openSealed, seal } from '#server/sealed/seal.ts';
import { type SealedTable, sealedBytes } from '#server/sealed/sealed-table.ts';
import { makeKeyPair } from './encrypt-push.ts';

const placeOfKey = (id: string) => `push_keys private ${id}`;

/** The sealed private keys. */
export const sealedPushKeys: SealedTable = {
  table: 'push_keys',
  key: 'id',
  columns: [sealedBytes('private_key_sealed', placeOfKey)],
};

interface Parts {
  readonly db: Kysely<Database>;
  readonly env: Env;
  readonly clock: Clock;
}

async function addKeyPair(trx: Trx, env: Env, now: string): Promise<string> {
  const { publicKey, privateKey } = await makeKeyPair();
  const id = randomUUID();
  await sql`
    insert into push_keys (id, public_key, private_key_sealed, created_date)
    values (${id}, ${publicKey}, ${seal(env, privateKey, placeOfKey(id))}, ${now})`.execute(trx);
  return publicKey;
}

// Processes that start at the same moment make one pair.
const waitForOthers = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtextextended('push keys', 0))`.execute(trx);

async function findPublicKey(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ public_key: string }>`
    select public_key from push_keys order by created_date desc, id limit 1`.execute(db);
  return rows[0]?.public_key;
}

/**
 * The public key for new devices. A key pair is made at the first start of a database, and after an operator has deleted
 * the earlier one.
 */
export async function publicKeyOf({ db, env, clock }: Parts): Promise<string> {
  const found = await findPublicKey(db);
  return (
    found ??
    inTransaction(db, async (trx) => {
      await waitForOthers(trx);
      return (await findPublicKey(trx)) ?? addKeyPair(trx, env, clock().toISOString());
    })
  );
}

/** A sealed private key, opened. */
export const openPushKey = (env: Env, id: string, sealed: Buffer): string => openSealed(env, sealed, placeOfKey(id));
