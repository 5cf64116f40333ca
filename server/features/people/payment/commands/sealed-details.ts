import { sql } from 'kysely';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';
import { sealedHash } from '#server/sealed/seal.ts';
import { type SealedTable, sealedBytes } from '#server/sealed/sealed-table.ts';
import { hashesOfAccount, hashOfAccount } from './account-hash.ts';
import { placeOf } from './read-in-plain.ts';

/** The sealed numbers of payment details, and the hashes by which doubles and returned accounts are found. */
export const sealedDetails: SealedTable = {
  table: 'talent_payment_details',
  key: 'talent_id',
  columns: [
    sealedBytes('identity_number_sealed', (talent_id) => placeOf('identity_number', talent_id)),
    sealedBytes('account_sealed', (talent_id) => placeOf('account', talent_id)),
    sealedBytes('vat_number_sealed', (talent_id) => placeOf('vat_number', talent_id)),
  ],
  hashes: [
    'talent_payment_details.identity_number_hash',
    'talent_payment_details.account_hash',
    'payouts.sent_back_account_hash',
  ],
  // A returned payout waits while the hash of its account equals the hash in the details, so no reader may see one of
  // these hashes before the change and the other after it.
  async lock(trx, talent_id) {
    await sql`select from talents where id = ${talent_id} for no key update`.execute(trx);
    await sql`select from payouts where talent_id = ${talent_id} order by id for no key update`.execute(trx);
  },
  async rehash(trx, env, talent_id, [number, written]) {
    if (!number || !written) throw new Error('Payment details without a number');
    const account = JSON.parse(written) as BankAccount;
    await sql`
      update talent_payment_details set identity_number_hash = ${sealedHash(env, number)},
        account_hash = case when account_hash is not null then ${hashOfAccount(env, account)} end
      where talent_id = ${talent_id}`.execute(trx);
    await sql`
      update payouts set sent_back_account_hash = ${hashOfAccount(env, account)}
      where talent_id = ${talent_id} and sent_back_account_hash = any(${hashesOfAccount(env, account)})`.execute(trx);
  },
};
