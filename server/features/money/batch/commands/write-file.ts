import { sql } from 'kysely';
import { hasCheckDigit } from '#domain/kernel/check-digit.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import type { BankFiles } from '#domain/money/platform/bank-profiles.ts';
import { type BankAccount, isGiro } from '#domain/people/payment/bank-account.ts';
import { payableAccount } from '#domain/people/payment/payable-account.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import type { Debtor, OutgoingPayment } from '#server/formats/pain/input.ts';
import { painFile } from '#server/formats/pain/payment-file.ts';
import { openAccounts } from './batch-accounts.ts';

interface Line {
  readonly id: string;
  readonly payout_id: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly reference: string;
  readonly is_wage: boolean;
  readonly amount_ore: Ore;
}

const COMMON_FORM: BankFiles = { bank: 'other', bank_version: '03', bank_initiator_id: '', bank_debtor_id: '' };

/**
 * The reference of a payment. A giro takes an OCR number, which an umbrella company's invoice may ask for; our own
 * numbers have letters.
 */
const referenceOf = (text: string, account: BankAccount): OutgoingPayment['reference'] =>
  isGiro(account) && /^\d{2,25}$/.test(text) && hasCheckDigit(text) ? { ocr: text } : { text };

export interface BatchFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The file of a batch. It is made only from data stored with the batch, so it has the same bytes each time. */
export async function writeBatchFile(db: Db, env: Env, batch_id: string): Promise<BatchFile> {
  const batch = await db
    .selectFrom('payout_batches')
    .select(['number', 'execution_on', 'debtor', 'created_date', 'message_id'])
    .where('id', '=', batch_id)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Line>`
    select id, payout_id, name, city, country, reference, is_wage, amount_ore from payout_batch_lines
    where batch_id = ${batch_id} order by position`.execute(db);
  const accounts = await openAccounts(db, env, batch_id);
  const payments = rows.map(({ id, payout_id, name, city, country, reference, is_wage, amount_ore }) => {
    const account = accounts[payout_id];
    if (!account) throw new Error('A payout of a batch has no account in it');
    const purpose = is_wage ? ('wage' as const) : ('supplier' as const);
    const paid = { pays_on: batch.execution_on, purpose, reference: referenceOf(reference, account) };
    const address = city === '' ? null : { town: city, country };
    return { id: id.replaceAll('-', ''), name, address, account: payableAccount(account), amount_ore, ...paid };
  });
  const name = `UTB-${batch.number}`;
  const made = { id: batch.message_id ?? name, created_at: batch.created_date };
  // A batch of an earlier release has no bank, and the common form of files.
  const debtor = { ...COMMON_FORM, ...(batch.debtor as Debtor) };
  return { name: `${name}.xml`, bytes: painFile({ batch: made, debtor, payments }) };
}
