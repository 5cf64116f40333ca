/** The accounts of a batch, encrypted with the server's key, so that the batch's file can be made again. */
import { sql } from 'kysely';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { hashesOfAccount, hashOfAccount } from '#server/features/people/payment/commands/account-hash.ts';
import { openSealed, seal } from '#server/sealed/seal.ts';
import { type SealedTable, sealedBytes } from '#server/sealed/sealed-table.ts';

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

/** The sealed accounts of batches, with the hashes of the accounts in the batches' lines and in returned payouts. */
export const sealedBatches: SealedTable = {
  table: 'payout_batches',
  key: 'id',
  columns: [sealedBytes('accounts_sealed', placeOf)],
  hashes: ['payout_batch_lines.account_hash'],
  lock: (trx, id) =>
    sql`select from payouts where id in (select payout_id from payout_batch_lines where batch_id = ${id})
      order by talent_id, id for no key update`.execute(trx),
  async rehash(trx, env, id, [written]) {
    for (const [payout_id, account] of Object.entries(JSON.parse(written ?? '{}') as Accounts)) {
      const [hash, known] = [hashOfAccount(env, account), hashesOfAccount(env, account)];
      await sql`
        update payout_batch_lines set account_hash = ${hash}
        where batch_id = ${id} and payout_id = ${payout_id} and account_hash = any(${known})`.execute(trx);
      await sql`
        update payouts set sent_back_account_hash = ${hash}
        where id = ${payout_id} and sent_back_account_hash = any(${known})`.execute(trx);
    }
  },
};
