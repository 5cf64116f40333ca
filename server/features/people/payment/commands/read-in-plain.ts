import type { Moment } from '#domain/kernel/time/day.ts';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { openSealed } from '#server/sealed/seal.ts';

/**
 * The context with which a number is encrypted. It names the talent's row, so that the number cannot be decrypted in
 * another row.
 */
export const placeOf = (what: 'identity_number' | 'account' | 'vat_number', talent_id: string) =>
  `talent_payment_details ${what} ${talent_id}`;

export interface PlainNumbers {
  /** Personal number of twelve digits. */
  readonly identity_number: string;
  readonly account: BankAccount;
  /** Null for a talent who has given none. */
  readonly vat_number: string | null;
}

export interface Reading {
  readonly talent_id: string;
  /** Null if the system reads. */
  readonly reader_account_id: string | null;
  /** The reason in words, for questions about the reading later. */
  readonly reason: string;
}

/**
 * The plain numbers of a talent, for payments and the tax agency; null if none are stored. Apart from the change of the
 * secret (`sealed-details.ts`), only this function reads the encrypted columns, and it always logs the reader and the
 * reason.
 */
export async function readInPlain(trx: Trx, env: Env, reading: Reading, { now }: Moment): Promise<PlainNumbers | null> {
  const { talent_id } = reading;
  await trx
    .insertInto('payment_details_readings')
    .values({ ...reading, created_date: now })
    .execute();
  const row = await trx
    .selectFrom('talent_payment_details')
    .select(['identity_number_sealed', 'account_sealed', 'vat_number_sealed'])
    .where('talent_id', '=', talent_id)
    .executeTakeFirst();
  if (!row) return null;
  const { vat_number_sealed } = row;
  return {
    identity_number: openSealed(env, row.identity_number_sealed, placeOf('identity_number', talent_id)),
    account: JSON.parse(openSealed(env, row.account_sealed, placeOf('account', talent_id))) as BankAccount,
    vat_number: vat_number_sealed && openSealed(env, vat_number_sealed, placeOf('vat_number', talent_id)),
  };
}
