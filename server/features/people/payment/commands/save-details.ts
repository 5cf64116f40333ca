import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { WrittenPaymentDetails } from '#contract/people/payment.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { isOfPerson, maskedVatNumber } from '#domain/kernel/vat-number.ts';
import { type BankAccount, endOfAccount } from '#domain/people/payment/bank-account.ts';
import { birthDateOf, maskedIdentityNumber } from '#domain/people/payment/identity-number.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { wakeScribes } from '#server/documents/scribe.ts';
import type { Env } from '#server/env.ts';
import { announce } from '#server/live/announce.ts';
import { mailOwnerWidely } from '#server/mail/mail-owner.ts';
import { seal, sealedHash, sealedHashes } from '#server/sealed/seal.ts';
import { hashesOfAccount, hashOfAccount } from './account-hash.ts';
import { judgeAccount } from './judge-account.ts';
import { paymentChangedMail } from './mail-words.ts';
import { placeOf } from './read-in-plain.ts';

export interface Kept {
  readonly db: Kysely<Database>;
  readonly env: Env;
  /** Makes the talent's payouts wait because of a new account; implemented by a later context. */
  readonly awaitAccount: (trx: Trx, talent_id: string, moment: Moment) => Promise<void>;
}

/** True if a payout to this account was returned by the bank. */
async function isSentBack(trx: Trx, env: Env, talent_id: string, account: BankAccount): Promise<boolean> {
  const { rows } = await sql`
    select from payouts where talent_id = ${talent_id}
      and sent_back_account_hash = any(${hashesOfAccount(env, account)}) limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * True if another talent has this personal number, hashed under any of several secrets. Under one secret the constraint
 * finds it; under several, the locks make simultaneous savings of one number wait for each other.
 */
async function isOfAnother(trx: Trx, env: Env, talent_id: string, identity_number: string): Promise<boolean> {
  const hashes = sealedHashes(env, identity_number).sort();
  if (hashes.length === 1) return false;
  for (const hash of hashes) await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(trx);
  const { rows } = await sql`
    select from talent_payment_details
    where identity_number_hash = any(${hashes}) and talent_id <> ${talent_id} limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Saves the payment details of a talent, and mails the talent. Numbers that are left empty stay unchanged. A personal
 * number can be in one account only. A bank account that is sent counts as new, even with the same number: payments to
 * it have to wait (`domain/people/payment/new-account.ts`) and need a new approval.
 */
export function saveDetails(
  { db, env, awaitAccount }: Kept,
  { talent_id, account_id }: Pick<TalentActor, 'talent_id' | 'account_id'>,
  written: Omit<WrittenPaymentDetails, 'password'>,
  moment: Moment,
) {
  return inTransaction(
    db,
    async (trx) => {
      const talent = await trx
        .selectFrom('talents')
        .select('birth_date')
        .where('id', '=', talent_id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!talent) return refuse('not_found');
      const { tax_form, identity_number, account, vat_number = '' } = written;
      const seller_address = written.seller_address?.city ? written.seller_address : undefined;
      if (identity_number !== '' && birthDateOf(identity_number) !== talent.birth_date) {
        return refuse('birth_date_differs');
      }
      const number = identity_number === '' ? undefined : sealedNumber(env, talent_id, identity_number);
      const to =
        account.number === ''
          ? undefined
          : { ...sealedAccount(env, talent_id, account), account_version: randomUUID(), account_since: moment.now };
      if (to && (await isSentBack(trx, env, talent_id, account))) return refuse('account_sent_back');
      if (number && (await isOfAnother(trx, env, talent_id, identity_number))) return refuse('identity_number_used');
      // Only a talent who invoices can charge VAT; a wage has none.
      const charges_vat = written.charges_vat && (tax_form === 'F' || tax_form === 'FA');
      const vat = vat_number === '' ? undefined : sealedVatNumber(env, talent_id, vat_number);
      const plain = { tax_form, charges_vat, ...vat, ...seller_address };
      // This is a separate statement, because a statement that waits for the lock reads the state from before the wait.
      const kept = await trx
        .selectFrom('talent_payment_details')
        .select(['identity_number_hash', 'vat_number_masked', 'city'])
        .where('talent_id', '=', talent_id)
        .executeTakeFirst();
      // Both stand on the self-billing invoice; without them no VAT may be deducted by it, so none is promised.
      if (charges_vat && !((vat ?? kept?.vat_number_masked) && (seller_address ?? kept?.city))) {
        return refuse('seller_details_missing');
      }
      const own = number?.identity_number_hash ?? kept?.identity_number_hash;
      if (vat && own && isOfPerson(vat_number) && !hashesOfSeller(env, vat_number, talent.birth_date).includes(own)) {
        return refuse('vat_number_differs');
      }
      if (kept) {
        const change = { ...plain, ...number, ...to };
        await trx.updateTable('talent_payment_details').set(change).where('talent_id', '=', talent_id).execute();
      } else {
        if (!number || !to) return refuse('payment_details_incomplete');
        const row = { talent_id, ...plain, ...number, ...to };
        await trx.insertInto('talent_payment_details').values(row).execute();
      }
      announce(trx, { topics: [`talent:${talent_id}`], noun: 'payment' });
      if (to) await awaitAccount(trx, talent_id, moment);
      await mailOwnerWidely(trx, account_id, (owner) => paymentChangedMail(owner, to ?? null, moment.now));
      // A job can now compute the payouts that waited for these details.
      wakeScribes(trx);
      announce(trx, { topics: [`talent:${talent_id}`], noun: 'payout' });
      return true;
    },
    ['talent_payment_details_person_unique'],
  );
}

const sealedNumber = (env: Env, talent_id: string, number: string) => ({
  identity_number_sealed: seal(env, number, placeOf('identity_number', talent_id)),
  identity_number_hash: sealedHash(env, number),
  identity_number_masked: maskedIdentityNumber(number),
});

const sealedVatNumber = (env: Env, talent_id: string, number: string) => ({
  vat_number_sealed: seal(env, number, placeOf('vat_number', talent_id)),
  vat_number_masked: maskedVatNumber(number),
});

/** The hashes of the personal number in a sole trader's VAT number; its century is that of the birth date. */
const hashesOfSeller = (env: Env, vat_number: string, birth_date: string | null) =>
  sealedHashes(env, `${birth_date?.slice(0, 2)}${vat_number.slice(2, 12)}`);

function sealedAccount(env: Env, talent_id: string, account: WrittenPaymentDetails['account']) {
  const { bank, doubts } = judgeAccount(account);
  return {
    account_sealed: seal(env, JSON.stringify(account), placeOf('account', talent_id)),
    account_kind: account.kind,
    account_bank: bank,
    account_hash: hashOfAccount(env, account),
    account_ends_with: endOfAccount(account),
    // The column of the earlier release, which its processes read during an upgrade.
    account_is_doubtful: doubts.length > 0,
    account_doubts: [...doubts],
  };
}
