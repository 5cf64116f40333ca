/** The accounts of a batch, encrypted with the server's key, so that the batch's file can be made again. */
import { sql } from 'kysely';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { openSealed, seal } from '#server/sealed/seal.ts';

/** Bank accounts, keyed by payout. */
export type Accounts = Readonly<Record<string, BankAccount>>;

const placeOf = (batch_id: string) => `payout_batches accounts ${batch_id}`;

/** The column of a new batch with its encrypted accounts. */
export const sealedAccounts = (env: Env, batch_id: string, accounts: Accounts) => ({
  accounts_sealed: `\\x${seal(env, JSON.stringify(accounts), placeOf(batch_id)).toString('hex')}`,
});

/** The decrypted accounts of a batch, for its file. */
export async function openAccounts(db: Db, env: Env, batch_id: string): Promise<Accounts> {
  const { rows } = await sql<{ accounts_sealed: Buffer }>`
    select accounts_sealed from payout_batches where id = ${batch_id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A batch has no accounts');
  return JSON.parse(openSealed(env, row.accounts_sealed, placeOf(batch_id))) as Accounts;
}
